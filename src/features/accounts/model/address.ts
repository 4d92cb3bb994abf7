/** Longest address that mail servers take (RFC 5321, 4.5.3.1.3). */
const LONGEST_ADDRESS = 254;

/** Something before and after one @, a dot after it, no space and no control character. */
const ADDRESS =
  /^[^\s@\p{C}<>()[\]\\,;:"]+@[^\s@\p{C}<>()[\]\\,;:"]+\.[^\s@\p{C}<>()[\]\\,;:".]+$/u;

/** The one way an e-mail address is written here: no spaces round it, NFC, lower case. */
export function toAddress(typed: string): string {
  return typed.trim().normalize("NFC").toLowerCase();
}

/** Domains of Google's mail, which knows no dots before the @. */
const DOTLESS = new Set(["gmail.com", "googlemail.com"]);

/**
 * The mailbox that an address most likely leads to, for limits only: without what stands after a
 * plus, and at Google without dots. Two people may share it at a host of another custom.
 */
export function toMailbox(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  const name = address.slice(0, at).split("+", 1)[0] ?? "";
  return DOTLESS.has(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}

/** True for what `toAddress` gave of something that looks like an e-mail address. */
export function isAddress(address: string): boolean {
  return address.length <= LONGEST_ADDRESS && ADDRESS.test(address);
}
