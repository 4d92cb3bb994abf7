import { Trans, useLingui } from "@lingui/react/macro";
import { href } from "#platform/ui/href.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { useSite } from "#platform/ui/shell/site.ts";
import { LegalPage, Part, TEXT_LINK } from "./legal-page.tsx";

/** What the site keeps of a visitor, where, how long, and how it is deleted. */
export function PrivacyScreen() {
  const { t } = useLingui();
  return (
    <LegalPage
      title={t`Privacy`}
      description={t`No cookies, no advertising, no counting of visitors by others. What we keep is what you give us, and this page names all of it.`}
    >
      <OnlyLooking />
      <WhatYouGive />
      <Others />
    </LegalPage>
  );
}

function OnlyLooking() {
  return (
    <>
      <Part id="looking" name={<Trans>If you only look</Trans>}>
        <p>
          <Trans>
            We keep nothing that tells who you are. Pages are the same for everybody. Search,
            letters and pictures come from this site; no other site learns that you were here.
          </Trans>
        </p>
      </Part>
      <MapService />
      <Part id="device" name={<Trans>What stays in your browser</Trans>}>
        <p>
          <Trans>
            We set no cookies. In your browser’s own storage are, only if you use them:{" "}
            <code lang="en">token</code> and <code lang="en">user</code> while you are signed in,{" "}
            <code lang="en">leads-waiting</code> for a form that waits for the network, and{" "}
            <code lang="en">documents</code> for the ticks of the checklist. Clearing the browser’s
            data removes them.
          </Trans>
        </p>
        <p>
          <Trans>
            Your position is asked for only when you press the button for it. It stands in the
            address of your search; the site reads it to answer and does not keep it.
          </Trans>
        </p>
      </Part>
    </>
  );
}

/** Only where the agent has set up another map than the site's own. */
function MapService() {
  const { mapStyleUrl } = useSite();
  if (mapStyleUrl === null) return null;
  return (
    <Part id="map" name={<Trans>The map</Trans>}>
      <p>
        <Trans>
          The map is drawn by another service. When you open it, that service sees your network
          address and the part of the map that you look at.
        </Trans>
      </p>
    </Part>
  );
}

function WhatYouGive() {
  return (
    <>
      <Part id="requests" name={<Trans>If you ask for a call or a visit</Trans>}>
        <p>
          <Trans>
            We keep your name, phone number, e-mail if you give one, what you wrote, the layout and
            time it is about, your language, and that you agreed. The agent reads it to answer you;
            it goes to nobody else.
          </Trans>
        </p>
        <p>
          <Trans>
            It is kept until you ask us to delete it. Deleting your account takes your name off
            requests made with its address.
          </Trans>
        </p>
      </Part>
      <Part id="accounts" name={<Trans>If you open an account</Trans>}>
        <p>
          <Trans>
            We keep your name, e-mail address, the homes you saved, and the kind of device of each
            session. Your password is kept only as a hash, and the session’s token too: nobody can
            read them back.
          </Trans>
        </p>
        <p>
          <Trans>
            A session ends when it is unused for 7 days, a sign-up that nobody confirmed is deleted
            after 7 days. Delete the account in your profile, and all of this goes at once.
          </Trans>{" "}
          <LocalLink to={href("/profile")} className={TEXT_LINK}>
            <Trans>Your profile</Trans>
          </LocalLink>
        </p>
      </Part>
    </>
  );
}

function Others() {
  const { infoEmail } = useSite();
  return (
    <>
      <Part id="guard" name={<Trans>Against misuse</Trans>}>
        <p>
          <Trans>
            Tries at passwords, codes and forms are counted for your network. Only a hash of it is
            kept, and only while it counts.
          </Trans>
        </p>
      </Part>
      <Part id="others" name={<Trans>Where others come in</Trans>}>
        <p>
          <Trans>
            Mail goes through a mail service; our copy of sent mail is deleted after 7 days.
            WhatsApp opens only when you press its button. If you sign in with another account, its
            provider tells us your name and e-mail address. Backups hold the same data as the site
            and are kept apart from it.
          </Trans>
        </p>
      </Part>
      <Part id="rights" name={<Trans>To see, correct or delete</Trans>}>
        <p>
          <Trans>
            Your profile shows and corrects what the account holds. For anything else write to{" "}
            {infoEmail}; we answer within 30 days.
          </Trans>
        </p>
      </Part>
    </>
  );
}
