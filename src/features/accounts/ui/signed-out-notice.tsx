import { useLingui } from "@lingui/react/macro";
import { useLocation } from "react-router";
import { withArrival } from "#features/accounts/model/next-path.ts";
import { href } from "#platform/ui/href.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { NOTICE_ACTION, Notice } from "#platform/ui/notice.tsx";
import { session, useSession } from "./session.ts";

/** Says that the server ended the session, and offers to sign in and come back to this page. */
export function SignedOutNotice() {
  const { t } = useLingui();
  const now = useSession();
  const { pathname, search, hash } = useLocation();
  if (now.status !== "anonymous" || !now.refused) return null;
  const next = pathname + search + hash;
  return (
    <Notice
      closeWords={t`Close`}
      onClose={() => session.dismissRefusal()}
      action={
        <LocalLink
          to={withArrival(href("/login"), { next })}
          onClick={() => session.dismissRefusal()}
          className={NOTICE_ACTION}
        >
          {t`Sign in again`}
        </LocalLink>
      }
    >
      {t`You’ve been signed out. This page stays open.`}
    </Notice>
  );
}
