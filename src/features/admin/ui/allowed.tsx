import type { ReactNode } from "react";
import type { Right } from "#features/admin/model/rights.ts";
import { useMay } from "./admin-context.ts";

interface AllowedProps {
  readonly right: Right;
  readonly children: ReactNode;
}

/** What is shown to whose role has the right alone. */
export function Allowed({ right, children }: AllowedProps) {
  return useMay(right) ? children : null;
}
