import { useNavigate } from "react-router";
import type { Arrival } from "#features/accounts/index.ts";
import { useLocalPath } from "#platform/ui/local-link.tsx";

/** Goes where a sign-in was on its way to. */
export function useArrive(): (arrival: Arrival) => void {
  const navigate = useNavigate();
  const localPath = useLocalPath();
  return ({ next }) => void navigate(next ?? localPath("/"), { replace: true });
}
