import { useNavigate } from "react-router";
import type { Arrival } from "#accounts/next-path.ts";
import { useLocalPath } from "#ui/local-link.tsx";
import { addLanguageOf } from "#ui/shell/route-table.ts";
import { savedHomes } from "./saved-homes.ts";

/** Goes where a sign-in was on its way to, and saves the home whose heart led there. */
export function useArrive(): (arrival: Arrival) => void {
  const navigate = useNavigate();
  const localPath = useLocalPath();
  return ({ next, save }) => {
    if (save !== null) savedHomes.set(save, true);
    if (next !== null) addLanguageOf(next);
    void navigate(next ?? localPath("/"), { replace: true });
  };
}
