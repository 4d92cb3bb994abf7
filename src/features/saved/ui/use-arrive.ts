import { useNavigate } from "react-router";
import type { Arrival } from "#features/accounts/index.ts";
import { useLocalPath } from "#platform/ui/local-link.tsx";
import { savedHomes } from "./saved-homes.ts";

/** Goes where a sign-in was on its way to, and saves the home whose heart led there. */
export function useArrive(): (arrival: Arrival) => void {
  const navigate = useNavigate();
  const localPath = useLocalPath();
  return ({ next, save }) => {
    if (save !== null) savedHomes.set(save, true);
    void navigate(next ?? localPath("/"), { replace: true });
  };
}
