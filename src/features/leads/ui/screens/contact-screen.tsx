import { Trans, useLingui } from "@lingui/react/macro";
import { LeadForm } from "#features/leads/ui/lead-form.tsx";
import { button } from "#platform/ui/button.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { CallLink, WhatsAppLink } from "#platform/ui/shell/agent-links.tsx";
import { PageHead } from "#platform/ui/shell/page-head.tsx";
import { SampleNote } from "#platform/ui/shell/sample-note.tsx";
import { useSite } from "#platform/ui/shell/site.ts";
import { type Office, OfficePlace } from "./office-map.tsx";

const SUBJECT = { kind: "message", mlsNumber: null, plotNumber: null } as const;

/** Every way to the agent: phone, WhatsApp, mail, address, and the form. */
export function ContactScreen({ office }: { office: Office | null }) {
  const { t } = useLingui();
  return (
    <div className="wrap py-10 md:py-16">
      <PageHead
        title={t`Contact · Sthalam`}
        description={t`Call, write on WhatsApp or leave a message. Our agent calls within 24 hours.`}
      />
      <h1 className="text-h1">
        <Trans>Contact</Trans>
      </h1>
      <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-2">
        <Ways />
        <section aria-labelledby="message">
          <h2 id="message" className="mb-5 text-h2">
            <Trans>Ask a Question</Trans>
          </h2>
          <LeadForm subject={SUBJECT} submit={<Trans>Send question</Trans>} />
        </section>
      </div>
      <OfficePlace office={office} />
    </div>
  );
}

function Ways() {
  const { t } = useLingui();
  const { supportPhone, infoEmail, postalAddress, officeHours, sample } = useSite();
  return (
    <section aria-labelledby="ways" className="grid content-start gap-4">
      <h2 id="ways" className="text-h2">
        <Trans>Talk to us</Trans>
      </h2>
      <p className="text-muted">
        <Trans>A real person answers. If we miss your call, we call back within 24 hours.</Trans>
      </p>
      <CallLink className={button("primary")}>
        <Icon name="phone" className="size-5" />
        <Trans>Call {supportPhone}</Trans>
      </CallLink>
      <WhatsAppLink text={t`I have a question about a plot.`} className={button("outline")}>
        <Icon name="message-circle" className="size-5 text-leaf" />
        <Trans>Chat on WhatsApp</Trans>
      </WhatsAppLink>
      <address className="mt-2 grid gap-3 not-italic">
        <p className="flex items-start gap-2.5">
          <Icon name="map-pin" className="mt-0.5 size-5 text-muted" />
          <span>{postalAddress}</span>
        </p>
        {officeHours !== "" && (
          <p className="flex items-start gap-2.5">
            <Icon name="calendar-days" className="mt-0.5 size-5 text-muted" />
            <span>
              <span className="sr-only">
                <Trans>Office hours:</Trans>{" "}
              </span>
              {officeHours}
            </span>
          </p>
        )}
        {!sample && (
          <p>
            <a href={`mailto:${infoEmail}`} className="text-link inline-flex min-h-11 items-center">
              {infoEmail}
            </a>
          </p>
        )}
      </address>
      <SampleNote />
    </section>
  );
}
