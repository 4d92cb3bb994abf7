import { Trans, useLingui } from "@lingui/react/macro";
import type { ListingDetails } from "#features/listings/model/listing-details.ts";
import { button } from "#platform/ui/button.ts";
import { href } from "#platform/ui/href.ts";
import { Icon } from "#platform/ui/icon.tsx";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { useSite } from "#platform/ui/shell/site.ts";

/** Links that reach the agent about one listing: a call, or WhatsApp with the listing named. */
function useContactLinks({ listing, summary }: ListingDetails) {
  const { t } = useLingui();
  const { supportPhone, whatsappNumber, origin } = useSite();
  const phone = listing.ownerAgent.phone || supportPhone;
  const page = `${origin}${href("/property/:mlsNumber", { mlsNumber: listing.mlsNumber })}`;
  const text = t`I am interested in ${summary.name}: ${page}`;
  return {
    call: `tel:${phone.replaceAll(" ", "")}`,
    phone,
    whatsApp: `https://wa.me/${whatsappNumber.replaceAll(/\D/g, "")}?text=${encodeURIComponent(text)}`,
  };
}

/** Who sells and how to reach them; beside the page on a wide screen. */
export function ContactCard({ details }: { details: ListingDetails }) {
  const { call, phone, whatsApp } = useContactLinks(details);
  const { name, company, experience, specialization } = details.listing.ownerAgent;
  const about = [company, experience, specialization].filter((part) => part !== "");
  return (
    <section
      id="contact"
      aria-labelledby="contact-title"
      className="scroll-mt-20 rounded-card border border-line bg-card p-6"
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
          <p className="text-small text-muted">{about.length > 0 ? about.join(" · ") : phone}</p>
        </div>
      </div>
      <Requests details={details} />
      <div className="mt-3 grid grid-cols-1 gap-3">
        <a href={call} className={button("outline")}>
          <Icon name="phone" className="size-5" />
          <Trans>Call about this layout</Trans>
        </a>
        <a href={whatsApp} target="_blank" rel="noreferrer" className={button("outline")}>
          <Icon name="message-circle" className="size-5 text-leaf" />
          <Trans>WhatsApp</Trans>
        </a>
      </div>
      <p className="mt-4 text-small text-muted">
        <Trans>Free of charge and of commission for the buyer.</Trans>
      </p>
    </section>
  );
}

/** What can be asked for, each a link that a dialog takes the place of. */
function Requests({ details: { summary } }: { details: ListingDetails }) {
  const { mlsNumber, name } = summary;
  const link = (kind: string) => ({
    to: `${href("/enquire")}?${new URLSearchParams({ kind, listing: mlsNumber })}`,
    "data-layout": name,
  });
  return (
    <div className="mt-5 grid grid-cols-2 gap-3 *:px-2">
      <LocalLink {...link("site-visit")} className={`col-span-2 ${button("action")}`}>
        <Trans>Schedule Site Visit</Trans>
      </LocalLink>
      <LocalLink {...link("callback")} className={`col-span-2 ${button("outline")}`}>
        <Trans>Request a Callback</Trans>
      </LocalLink>
      <LocalLink {...link("tour")} className={button("outline")}>
        <Trans>Request a Tour</Trans>
      </LocalLink>
      <LocalLink {...link("apply")} className={button("outline")}>
        <Trans>Apply Now</Trans>
      </LocalLink>
    </div>
  );
}

/** The same two links at hand on a phone, wherever the page stands. */
export function ContactBar({ details }: { details: ListingDetails }) {
  const { call, whatsApp } = useContactLinks(details);
  return (
    <div className="sticky bottom-0 z-20 grid grid-cols-2 gap-3 border-t border-line bg-card p-3 lg:hidden print:hidden">
      <a href={whatsApp} target="_blank" rel="noreferrer" className={button("outline")}>
        <Icon name="message-circle" className="size-5 text-leaf" />
        <Trans>WhatsApp</Trans>
      </a>
      <a href={call} className={button("action")}>
        <Icon name="phone" className="size-5" />
        <Trans>Call</Trans>
      </a>
    </div>
  );
}
