import { Trans, useLingui } from "@lingui/react/macro";
import type { Processor } from "#features/legal/model/processors.ts";
import { IDLE_WARNING_DAYS } from "#features/legal/model/retention.ts";
import { useSite } from "#platform/ui/shell/site.ts";
import { LegalPage, Part } from "./legal-page.tsx";
import { ProcessorList } from "./processor-list.tsx";
import { RetentionTable } from "./retention-table.tsx";
import { RightsParts } from "./rights-parts.tsx";
import { StoredKeysList } from "./stored-keys.tsx";

interface PrivacyScreenProps {
  /** Whom else the settings bring in. */
  readonly processors: readonly Processor[];
}

/** What the site keeps of a visitor, where, how long, and how it is deleted. */
export function PrivacyScreen({ processors }: PrivacyScreenProps) {
  const { t } = useLingui();
  return (
    <LegalPage
      title={t`Privacy`}
      description={t`No cookies, no advertising, no third-party tracking. We keep only what you give us, and this page lists all of it.`}
    >
      <OnlyLooking />
      <WhatYouGive />
      <Part id="how-long" name={<Trans>What we store, and how long</Trans>}>
        <p>
          <Trans>
            When the time is over, our server deletes it by itself. What you delete yourself, or ask
            us to delete, goes at once, and from backups when their time is over.
          </Trans>
        </p>
        <RetentionTable />
      </Part>
      <Others processors={processors} />
      <RightsParts />
    </LegalPage>
  );
}

function OnlyLooking() {
  return (
    <>
      <Part id="looking" name={<Trans>If you only browse</Trans>}>
        <p>
          <Trans>
            We keep nothing that tells us who you are. Pages are the same for everyone. Search,
            fonts and pictures come from this site. Who else could learn that you were here is
            listed below.
          </Trans>
        </p>
        <p>
          <Trans>
            We count how often the page of a layout or a project is opened, and how often the links
            to call us or to write on WhatsApp are pressed: numbers by week or day. Nothing of who
            it was is stored with them, and no cookie is set.
          </Trans>
        </p>
      </Part>
      <Part id="device" name={<Trans>What stays in your browser</Trans>}>
        <p>
          <Trans>
            We set no cookies. Your browser itself stores what is listed here, each under its name
            and only when there is something to store. Clearing your browser’s data removes it all.
          </Trans>
        </p>
        <StoredKeysList />
        <p>
          <Trans>
            We ask for your location only when you press its button. It is part of your search
            address; the site reads it to answer and does not keep it.
          </Trans>
        </p>
      </Part>
    </>
  );
}

function WhatYouGive() {
  const warned = IDLE_WARNING_DAYS;
  return (
    <>
      <Part id="requests" name={<Trans>If you ask for a call or a visit</Trans>}>
        <p>
          <Trans>
            We keep your name, phone number, email if you give one, what you wrote, the layout and
            time it is about, your language, your consent and the version of the notice you saw. Our
            agent gets it by email, reads it to answer you, and may add notes.
          </Trans>
        </p>
        <p>
          <Trans>
            With a form we also store the page it was sent from, the website that led you here, and
            what an advertisement’s link says of itself (utm). Your browser notes the last two as{" "}
            <code lang="en">came-from</code> until you close the tab; nothing is sent unless you
            send a form.
          </Trans>
        </p>
        <p>
          <Trans>
            If you call, write on WhatsApp or visit us, our agent may write down the same, tells you
            so, and deletes it when you ask.
          </Trans>
        </p>
      </Part>
      <Part id="account" name={<Trans>If you open an account</Trans>}>
        <p>
          <Trans>
            We keep your name, email address, the layouts you saved, your consent, and the kind of
            device for each login. Your password and session token are kept only as a hash: nobody
            can read them back. Requests you send while logged in belong to the account.
          </Trans>
        </p>
        <p>
          <Trans>
            If nobody logs in for a long time we write to you, and {warned} days later the account
            is deleted.
          </Trans>
        </p>
      </Part>
    </>
  );
}

function Others({ processors }: PrivacyScreenProps) {
  const { sample } = useSite();
  return (
    <Part id="others" name={<Trans>Who else is involved</Trans>}>
      {processors.length > 0 ? (
        <>
          <p>
            <Trans>We sell and share nothing. These work for us, and see only this:</Trans>
          </p>
          <ProcessorList processors={processors} />
        </>
      ) : (
        <p>
          <Trans>We sell and share nothing. No other service works for this site.</Trans>
        </p>
      )}
      {!sample && (
        <p>
          <Trans>
            WhatsApp opens only when you press its button, and then its own terms apply.
          </Trans>
        </p>
      )}
      <p>
        <Trans>
          Our agent’s mailbox and phone hold the emails and calls about your request. The agent
          deletes them with it.
        </Trans>
      </p>
    </Part>
  );
}
