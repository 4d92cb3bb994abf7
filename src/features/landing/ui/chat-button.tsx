import { useLingui } from "@lingui/react/macro";
import { Icon } from "#platform/ui/icon.tsx";
import { useSite } from "#platform/ui/shell/site.ts";

/** The round button over the page's corner that opens a chat with the agent. */
export function ChatButton() {
  const { t } = useLingui();
  const { whatsappNumber } = useSite();
  const text = encodeURIComponent(t`I am looking for a plot.`);
  return (
    <a
      href={`https://wa.me/${whatsappNumber.replaceAll(/\D/g, "")}?text=${text}`}
      target="_blank"
      rel="noreferrer"
      aria-label={t`Chat on WhatsApp`}
      className="fixed right-4 bottom-4 z-30 grid size-14 place-items-center rounded-full bg-leaf text-white shadow-float outline-offset-4 hover:bg-ink print:hidden md:right-8 md:bottom-8"
    >
      <Icon name="message-circle" className="size-7" />
    </a>
  );
}
