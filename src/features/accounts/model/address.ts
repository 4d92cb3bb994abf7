/** Longest address that mail servers take (RFC 5321, 4.5.3.1.3). */
const LONGEST_ADDRESS = 254;

/** Something before and after one @, a dot after it, no space and no control character. */
const ADDRESS =
  /^[^\s@\p{C}<>()[\]\\,;:"]+@[^\s@\p{C}<>()[\]\\,;:"]+\.[^\s@\p{C}<>()[\]\\,;:".]+$/u;

/** The one way an e-mail address is written here: no spaces round it, NFC, lower case. */
export function toAddress(typed: string): string {
  return typed.trim().normalize("NFC").toLowerCase();
}

/** True for what `toAddress` gave of something that looks like an e-mail address. */
export function isAddress(address: string): boolean {
  return address.length <= LONGEST_ADDRESS && ADDRESS.test(address);
}
