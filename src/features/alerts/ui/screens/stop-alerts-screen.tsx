import { Trans, useLingui } from "@lingui/react/macro";
import { button } from "#platform/ui/button.ts";
import { href } from "#platform/ui/href.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { PageHead } from "#platform/ui/shell/page-head.tsx";

interface StopAlertsProps {
  /** Null until the form was sent; then whether the link was one of ours. */
  readonly stopped: boolean | null;
}

/** Opened by the link of a mail: one press stops such mails, without script and without signing in. */
export function StopAlertsScreen({ stopped }: StopAlertsProps) {
  const { t } = useLingui();
  return (
    <div className="wrap py-16 md:py-24">
      <PageHead
        title={t`Stop these emails · Sthalam`}
        description={t`Stop the emails about what you saved.`}
        indexed={false}
      />
      <div className="mx-auto max-w-lg">
        {stopped === null && (
          <form method="post">
            <h1 className="text-h1">
              <Trans>Stop these emails?</Trans>
            </h1>
            <p className="mt-3 text-muted">
              <Trans>
                You will no longer be emailed when something that you saved changes. Your saved
                homes and searches stay.
              </Trans>
            </p>
            <button type="submit" className={`mt-8 w-full ${button("primary")}`}>
              <Trans>Stop the emails</Trans>
            </button>
          </form>
        )}
        {stopped === true && (
          <div role="status">
            <h1 className="text-h1">
              <Trans>You will get no more of these emails</Trans>
            </h1>
            <p className="mt-3 text-muted">
              <Trans>You can turn them on again on the page of what you saved.</Trans>
            </p>
            <LocalLink to={href("/favourites")} className={`mt-8 ${button("outline")}`}>
              <Trans>Saved homes</Trans>
            </LocalLink>
          </div>
        )}
        {stopped === false && (
          <div role="alert">
            <h1 className="text-h1">
              <Trans>This link is incomplete</Trans>
            </h1>
            <p className="mt-3 text-muted">
              <Trans>
                Nothing was changed. Open the link from the email again, or turn the emails off on
                the page of what you saved.
              </Trans>
            </p>
            <LocalLink to={href("/favourites")} className={`mt-8 ${button("outline")}`}>
              <Trans>Saved homes</Trans>
            </LocalLink>
          </div>
        )}
      </div>
    </div>
  );
}
