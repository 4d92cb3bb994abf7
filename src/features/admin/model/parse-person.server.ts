import { isAddress, toAddress } from "#features/accounts/index.ts";
import { type PersonNamed, parsePhone } from "#features/leads/index.server.ts";

/** Who is meant by what an agent typed; null when it is neither an address nor a number. */
export function parsePerson(typed: string): PersonNamed | null {
  if (typed.includes("@")) {
    const email = toAddress(typed);
    return isAddress(email) ? { email } : null;
  }
  const parsed = parsePhone(typed);
  return parsed.ok ? { phone: parsed.phone } : null;
}
