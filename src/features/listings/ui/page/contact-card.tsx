import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ListingDetails } from "#features/listings/model/listing-details.ts";
import { button } from "#platform/ui/button.ts";
import { href } from "#platform/ui/href.ts";
import { LocalLink, useLocalPath } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { CallLink, WhatsAppLink } from "#platform/ui/shell/agent-links.tsx";
import { useSite } from "#platform/ui/shell/site.ts";

/** What a chat about one listing begins with. */
function useChatText({ listing, summary }: ListingDetails): string {
  const { t } = useLingui();
  const { origin } = useSite();
  const { mlsNumber } = listing;
  const page = origin + useLocalPath()(href("/property/:mlsNumber", { mlsNumber }));
  return t`I’m interested in ${summary.name}: ${page}`;
}

interface ContactCardProps {
  readonly details: ListingDetails;
  /** The form that asks for a visit, a call or an answer. */
  readonly request: ReactNode;
}

/** Who sells and how to reach them; beside the page on a wide screen. */
export function ContactCard({ details, request }: ContactCardProps) {
  const text = useChatText(details);
  const { supportPhone, sample } = useSite();
  const { name, phone, email, company, experience, specialization } = details.listing.ownerAgent;
  const number = sample ? <Trans>Sample contact</Trans> : phone || supportPhone;
  const about = [company, experience, specialization].filter((part) => part !== "");
  return (
    <section
      id="contact"
      aria-labelledby="contact-title"
      className="rounded-card border border-line bg-card p-6 max-sm:p-4 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto print:[&>:nth-child(n+3)]:hidden"
    >
      <h2 id="contact-title" className="text-label font-medium text-muted">
        <Trans>Contact Info</Trans>
      </h2>
      <div className="mt-3 flex items-center gap-3">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-mist">
          <Icon name="user-round" className="size-6 text-muted" />
        </span>
        <div>
          <p className="text-lead font-semibold">{name || <Trans>Sthalam agent</Trans>}</p>
          {about.length > 0 && <p className="text-small text-muted">{about.join(" · ")}</p>}
          <p className="num text-small text-muted">{number}</p>
          {email !== "" && !sample && (
            <a
              href={`mailto:${email}`}
              className="text-link relative text-small [overflow-wrap:anywhere] before:absolute before:-inset-y-3 before:inset-x-0"
            >
              {email}
            </a>
          )}
        </div>
      </div>
      {details.summary.isSoldOut && (
        <p className="mt-4 text-small text-muted">
          <Trans>No plots are left here. We will tell you about similar layouts.</Trans>{" "}
          {details.similar && (
            <a href="#similar" className="text-link">
              <Trans>Similar layouts near here</Trans>
            </a>
          )}
        </p>
      )}
      <div className="mt-3 mb-3">{request}</div>
      <div className="grid grid-cols-2 gap-3">
        <CallLink phone={phone} className={button("outline")}>
          <Icon name="phone" className="size-5" />
          <Trans>Call</Trans>
        </CallLink>
        <WhatsAppLink text={text} className={button("outline")}>
          <Icon name="message-circle" className="size-5 text-leaf" />
          <Trans>WhatsApp</Trans>
        </WhatsAppLink>
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-small text-muted">
          <Trans>Free for buyers. No commission.</Trans>
        </p>
        {!details.summary.isSoldOut && (
          <LocalLink {...requestLinks(details)("apply")} className={`px-0 ${button("quiet")}`}>
            <Trans>Apply to Buy</Trans>
          </LocalLink>
        )}
      </div>
    </section>
  );
}

function requestLinks({ summary: { mlsNumber, name } }: ListingDetails) {
  return (kind: string) => ({
    to: `${href("/enquire")}?${new URLSearchParams({ kind, listing: mlsNumber })}`,
    "data-layout": name,
  });
}

/** Asks for a visit; of a layout that is sold out for others like it. */
function VisitLink({ details, className }: { details: ListingDetails; className: string }) {
  const link = requestLinks(details);
  const { isSoldOut } = details.summary;
  return (
    <LocalLink {...link(isSoldOut ? "message" : "site-visit")} className={className}>
      {isSoldOut ? <Trans>Ask for similar</Trans> : <Trans>Schedule Site Visit</Trans>}
    </LocalLink>
  );
}

/** Call and chat at hand on a phone, wherever the page stands; a sample site takes requests. */
export function ContactBar({ details }: { details: ListingDetails }) {
  const text = useChatText(details);
  const { sample } = useSite();
  const link = requestLinks(details);
  return (
    <div className="sticky bottom-0 z-20 grid grid-cols-2 gap-3 border-t border-line bg-card p-3 lg:hidden print:hidden">
      <WhatsAppLink text={text} className={button("outline")}>
        <Icon name="message-circle" className="size-5 text-leaf" />
        <Trans>WhatsApp</Trans>
      </WhatsAppLink>
      <CallLink phone={details.listing.ownerAgent.phone} className={button("action")}>
        <Icon name="phone" className="size-5" />
        <Trans>Call</Trans>
      </CallLink>
      {sample && (
        <LocalLink {...link("callback")} className={`px-2 ${button("outline")}`}>
          <Trans>Request a Callback</Trans>
        </LocalLink>
      )}
      {sample && <VisitLink details={details} className={`px-2 ${button("action")}`} />}
    </div>
  );
}
