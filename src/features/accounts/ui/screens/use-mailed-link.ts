import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";

type MailedLink =
  | { readonly kind: "reading" }
  /** Empty texts stand for what the link lacks. */
  | { readonly kind: "read"; readonly token: string; readonly email: string };

/**
 * The secrets of a mailed link. They stand after its `#`, which is sent to no server; links of the
 * older kind have them in the query. They leave the address bar at once, so that neither the history
 * nor a shared screen keeps them; after a reload the link has to be opened again.
 */
export function useMailedLink(): MailedLink {
  const { search, hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState<MailedLink>({ kind: "reading" });
  useEffect(() => {
    const params = new URLSearchParams(hash === "" ? search : hash.slice(1));
    const token = params.get("token") ?? "";
    const email = params.get("email") ?? "";
    setState((was) => (was.kind === "read" && token === "" ? was : { kind: "read", token, email }));
    if (search === "" && hash === "") return;
    window.history.replaceState(window.history.state, "", pathname);
    // The links of the page are made from the router's address: it has to forget the token too.
    void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [search, hash, pathname, navigate]);
  return state;
}
