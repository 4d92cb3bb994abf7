import { Trans, useLingui } from "@lingui/react/macro";
import { useContactLinks } from "#features/projects/ui/contact-links.ts";
import { VisitLink } from "#features/projects/ui/visit-link.tsx";
import { button } from "#platform/ui/button.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { CallLink, WhatsAppLink } from "#platform/ui/shell/agent-links.tsx";

/** Ways to the agent at hand on a phone, wherever the page stands. */
export function ActionBar() {
  const { t } = useLingui();
  const { text } = useContactLinks();
  return (
    <div className="sticky bottom-0 z-20 flex gap-3 border-t border-line bg-card p-3 lg:hidden print:hidden">
      <CallLink aria-label={t`Call`} className={`px-0! ${button("outline")} w-12`}>
        <Icon name="phone" className="size-5" />
      </CallLink>
      <WhatsAppLink
        text={text}
        aria-label={t`WhatsApp`}
        className={`px-0! ${button("outline")} w-12`}
      >
        <Icon name="message-circle" className="size-5 text-leaf" />
      </WhatsAppLink>
      <VisitLink className={`grow ${button("action")}`}>
        <Trans>Book a site visit</Trans>
      </VisitLink>
    </div>
  );
}
