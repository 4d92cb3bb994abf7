import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { withArrival } from "#features/accounts/model/next-path.ts";
import { button } from "#platform/ui/button.ts";
import { SurveyMark } from "#platform/ui/empty-sheet.tsx";
import { href } from "#platform/ui/href.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";

interface SignInNeededProps {
  readonly title: string;
  /** Why a sign-in is needed here. */
  readonly children: ReactNode;
}

/** In place of a page that is for one visitor alone: why, and a sign-in that comes back here. */
export function SignInNeeded({ title, children }: SignInNeededProps) {
  const { pathname, search } = useLocation();
  const arrival = { next: pathname + search };
  return (
    <div className="wrap flex flex-col items-center py-16 text-center md:py-24">
      <SurveyMark />
      <h1 className="mt-6 text-h1">{title}</h1>
      <p className="mt-3 max-w-xl text-muted">{children}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <LocalLink to={withArrival(href("/login"), arrival)} className={button("primary")}>
          <Trans>Login</Trans>
        </LocalLink>
        <LocalLink to={withArrival(href("/signup"), arrival)} className={button("outline")}>
          <Trans>Create Account</Trans>
        </LocalLink>
      </div>
    </div>
  );
}
