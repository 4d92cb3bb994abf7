import type { ComponentProps } from "react";
import { useSite } from "./site.ts";
import { tellTap } from "./tell-tap.ts";

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
