import { eq, type SQL } from "drizzle-orm";
import { leads } from "#platform/db/schema.ts";

/** A person as leads name one: an address, or a telephone number in E.164. */
export type PersonNamed = { readonly email: string } | { readonly phone: string };

/** The leads with an address or a telephone number, whoever sent them. */
export function namingPerson(person: PersonNamed): SQL {
  return "email" in person ? eq(leads.email, person.email) : eq(leads.phone, person.phone);
}
