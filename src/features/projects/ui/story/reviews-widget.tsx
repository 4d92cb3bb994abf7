import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { button } from "#platform/ui/button.ts";

/** Reviews kept elsewhere: nothing is asked of that site until the visitor agrees. */
export function ReviewsWidget({ url }: { url: string }) {
  const { t } = useLingui();
  const [isAgreed, setAgreed] = useState(false);
  const host = new URL(url).host;
  return (
    <section aria-labelledby="reviews-title" className="wrap pb-12 md:pb-20 print:hidden">
      <h2 id="reviews-title" className="mb-4 text-h2">
        <Trans>Reviews on other sites</Trans>
      </h2>
      {isAgreed ? (
        <iframe
          src={url}
          title={t`Reviews on ${host}`}
          sandbox="allow-scripts allow-popups"
          referrerPolicy="no-referrer"
          className="h-[560px] w-full rounded-card border border-line bg-card"
        />
      ) : (
        <div className="rounded-card border border-line bg-card p-6">
          <p className="mb-4">
            <Trans>
              Reviews are hosted by {host}. To show them here, your browser connects to that site,
              which then sees your network address.
            </Trans>
          </p>
          <button type="button" onClick={() => setAgreed(true)} className={button("outline")}>
            <Trans>Show reviews from {host}</Trans>
          </button>
        </div>
      )}
    </section>
  );
}
