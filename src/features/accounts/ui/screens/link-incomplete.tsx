import { Trans, useLingui } from "@lingui/react/macro";
import { button } from "#platform/ui/button.ts";
import { href } from "#platform/ui/href.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { PageHead } from "#platform/ui/shell/page-head.tsx";

/** In place of a page whose mailed link came without its secret. */
export function LinkIncomplete({ pageTitle }: { readonly pageTitle: string }) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={pageTitle} description={t`Set a new password.`} indexed={false} />
      <h1 className="text-h1">
        <Trans>This link is incomplete</Trans>
      </h1>
      <p className="mt-2 text-muted">
        <Trans>Open the link from the mail again, or ask for a new one.</Trans>
      </p>
      <LocalLink to={href("/forgot-password")} className={`mt-8 w-full ${button("primary")}`}>
        <Trans>Get a new link</Trans>
      </LocalLink>
    </>
  );
}
