import type { ComponentProps } from "react";
import { useSite } from "./site.ts";

type AnchorProps = Omit<ComponentProps<"a">, "href" | "onClick">;

interface CallLinkProps extends AnchorProps {
  /** Another number than the site's. */
  readonly phone?: string;
}

/** Dials the agent. A sample site has none: its number may be somebody's. */
export function CallLink({ phone, ...anchor }: CallLinkProps) {
  const { supportPhone, sample } = useSite();
  if (sample) return null;
  const to = `tel:${(phone || supportPhone).replaceAll(" ", "")}`;
  return <a {...anchor} href={to} onClick={() => tellTap("call")} />;
}

interface WhatsAppLinkProps extends AnchorProps {
  /** What the visitor's message begins with. */
  readonly text: string;
}

/** Opens a chat with the agent; a sample site has none. */
export function WhatsAppLink({ text, ...anchor }: WhatsAppLinkProps) {
  const { whatsappNumber, sample } = useSite();
  if (sample) return null;
  const number = whatsappNumber.replaceAll(/\D/g, "");
  const to = `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
  const told = () => tellTap("whatsapp");
  return <a {...anchor} href={to} onClick={told} target="_blank" rel="noreferrer" />;
}

/**
 * Tells the site that such a link was pressed, and on which page; nothing of by whom. The link does what
 * it does without waiting, and where the browser does not send it, nothing is lost but the count.
 */
function tellTap(what: "call" | "whatsapp"): void {
  const told = JSON.stringify({ what, page: location.pathname });
  // A beacon outlives the page, which a link that calls may leave.
  navigator.sendBeacon?.("/api/taps", new Blob([told], { type: "application/json" }));
}
