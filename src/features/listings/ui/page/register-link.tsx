import type { ReactNode } from "react";
import { Icon } from "#platform/ui/icon.tsx";

/** Where a buyer checks a registration; the register is linked, never copied. */
const RERA_REGISTER = "https://rera.ap.gov.in/";

/** Opens the public register beside this page. */
export function RegisterLink({ children }: { children: ReactNode }) {
  return (
    <a
      href={RERA_REGISTER}
      rel="noreferrer"
      target="_blank"
      className="inline-flex min-h-6 items-center gap-1.5 font-[550] text-river underline underline-offset-3"
    >
      {children}
      <Icon name="external-link" className="size-4" />
    </a>
  );
}

/** The same, named by its address. */
export function RegisterHost() {
  return (
    <RegisterLink>
      <span lang="en">{new URL(RERA_REGISTER).host}</span>
    </RegisterLink>
  );
}
