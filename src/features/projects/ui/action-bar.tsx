import { Trans, useLingui } from "@lingui/react/macro";
import { button } from "#platform/ui/button.ts";
import { Icon } from "#platform/ui/icon.tsx";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { useContactLinks } from "./contact-links.ts";

/** Ways to the agent at hand on a phone, wherever the page stands. */
export function ActionBar() {
  const { t } = useLingui();
  const { enquiry, call, whatsApp } = useContactLinks();
  return (
    <div className="sticky bottom-0 z-20 grid grid-cols-[auto_auto_1fr] gap-3 border-t border-line bg-card p-3 lg:hidden print:hidden">
      <a href={call} aria-label={t`Call`} className={`px-0! ${button("outline")} w-12`}>
        <Icon name="phone" className="size-5" />
      </a>
      <a
        href={whatsApp}
        target="_blank"
        rel="noreferrer"
        aria-label={t`WhatsApp`}
        className={`px-0! ${button("outline")} w-12`}
      >
        <Icon name="message-circle" className="size-5 text-leaf" />
      </a>
      <LocalLink {...enquiry("site-visit")} className={button("action")}>
        <Trans>Book a site visit</Trans>
      </LocalLink>
    </div>
  );
}
