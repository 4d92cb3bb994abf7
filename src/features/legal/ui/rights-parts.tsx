import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { href } from "#platform/ui/href.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { useSite } from "#platform/ui/shell/site.ts";
import { Part } from "./legal-page.tsx";

/** What the law lets everybody ask, and the way to each. */
export function RightsParts() {
  const { t } = useLingui();
  const { infoEmail } = useSite();
  return (
    <>
      <Part id="rights" name={<Trans>Your rights, and how to use them</Trans>}>
        <ul className="grid gap-3">
          <Right name={t`See your data`}>
            <Trans>
              Your profile shows everything we store about you, our agent’s notes included, and
              saves it as a file.
            </Trans>
          </Right>
          <Right name={t`Correct it`}>
            <Trans>Change your name and email in your profile. For a request, write to us.</Trans>
          </Right>
          <Right name={t`Have it deleted`}>
            <Trans>
              Delete the account in your profile: your requests go with it. Of each request only
              what was asked for, when and for which layout stays, without you.
            </Trans>
          </Right>
          <Right name={t`Take your consent back`}>
            <Trans>
              For a request, use the link in its email: it is deleted at once. For the account,
              delete it.
            </Trans>
          </Right>
          <Right name={t`Name someone`}>
            <Trans>
              Write to us who may use these rights for you if you die or can no longer do so.
            </Trans>
          </Right>
        </ul>
        <p>
          <LocalLink to={href("/profile")} className="text-link">
            <Trans>Your profile</Trans>
          </LocalLink>
        </p>
        <p>
          <Trans>
            Without an account, write to {infoEmail} from the email of your request, or call from
            its number. We check that it is you, and our agent deletes your data within 30 days.
          </Trans>
        </p>
      </Part>
      <Grievances />
    </>
  );
}

function Right({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <li>
      <b className="block font-[550]">{name}</b>
      {children}
    </li>
  );
}

function Grievances() {
  const { infoEmail, operator } = useSite();
  return (
    <>
      <Part id="grievances" name={<Trans>Who answers, and complaints</Trans>}>
        {operator ? (
          <p>
            <Trans>
              {operator.legalName} answers for this site. Complaints about your data go to:{" "}
              {operator.grievanceOfficer}.
            </Trans>
          </p>
        ) : (
          <p>
            <Trans>
              This is a sample site: it names no operator yet. A real one names here who answers for
              it, and who takes complaints about your data.
            </Trans>
          </p>
        )}
        <p>
          <Trans>
            You can also write to {infoEmail}. We answer every complaint within 30 days. If the
            answer does not settle it, you may complain to the Data Protection Board of India.
          </Trans>
        </p>
      </Part>
      <Part id="law" name={<Trans>The law</Trans>}>
        <p>
          <Trans>
            These rights come from the Digital Personal Data Protection Act, 2023 and its Rules of
            2025, most of which take effect in May 2027. We grant them already. Until then the
            Information Technology Rules of 2011 on sensitive personal data apply.
          </Trans>
        </p>
        <p>
          <Trans>
            This site is for adults. If you are under 18, please ask a parent to contact us.
          </Trans>
        </p>
      </Part>
    </>
  );
}
