import { Trans, useLingui } from "@lingui/react/macro";
import type { Profile } from "#features/accounts/model/replies.ts";
import { formatIndiaDate, formatStatedDate } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { button } from "#platform/ui/button.ts";
import { href } from "#platform/ui/href.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { Section } from "./section.tsx";

/** What the owner agreed to, how to take it back, and the way to everything that is stored. */
export function DataSection({ profile: { consent } }: { readonly profile: Profile }) {
  const { t, i18n } = useLingui();
  const language = toLanguage(i18n.locale);
  const agreed = consent && formatIndiaDate(new Date(consent.agreedAt), language);
  // A version is called by its day.
  const version = consent && formatStatedDate(consent.noticeVersion, language);
  return (
    <Section
      title={t`Your data and your consent`}
      lead={t`Everything we store about you, to read or to save as a file.`}
    >
      <div className="grid gap-4">
        <p>
          {agreed ? (
            <Trans>
              You agreed to our notice of {version} on {agreed}.
            </Trans>
          ) : (
            <Trans>Your account is older than our record of consents.</Trans>
          )}{" "}
          <Trans>
            We send no advertising. To take your consent back, delete the account below; for one
            request alone, use the link in its email.
          </Trans>{" "}
          <LocalLink to={href("/privacy")} className="text-link">
            <Trans>Privacy</Trans>
          </LocalLink>
        </p>
        <LocalLink to={href("/profile/data")} className={`justify-self-start ${button("outline")}`}>
          <Trans>See my data</Trans>
        </LocalLink>
      </div>
    </Section>
  );
}
