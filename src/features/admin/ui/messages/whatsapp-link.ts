/** Opens WhatsApp with a text to a number (E.164), to be looked over and sent there. */
export function whatsAppLink(phone: string, text: string): string {
  return `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(text)}`;
}
