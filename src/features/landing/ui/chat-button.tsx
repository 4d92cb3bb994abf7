import { useLingui } from "@lingui/react/macro";
import { Icon } from "#platform/ui/icon.tsx";
import { WhatsAppLink } from "#platform/ui/shell/agent-links.tsx";

/** The round button over the page's corner that opens a chat with the agent. */
export function ChatButton() {
  const { t } = useLingui();
  return (
    <WhatsAppLink
      text={t`I’m looking for a plot.`}
      aria-label={t`Chat on WhatsApp`}
      className="fixed right-4 bottom-4 z-30 grid size-14 place-items-center rounded-full bg-leaf text-white shadow-float outline-offset-4 hover:bg-ink print:hidden md:right-8 md:bottom-8"
    >
      <Icon name="message-circle" className="size-7" />
    </WhatsAppLink>
  );
}
