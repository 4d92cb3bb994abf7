import { Navigate, useLocation } from "react-router";
import { href } from "#platform/ui/href.ts";
import { useLocalPath } from "#platform/ui/local-link.tsx";

/** Where `/agent` leads: to what is to be done today, and with a search, as the inbox once had it, to the leads. */
export default function FirstPage() {
  const { search } = useLocation();
  const localPath = useLocalPath();
  const to = search === "" ? href("/agent/today") : href("/agent/leads") + search;
  return <Navigate to={localPath(to)} replace />;
}
