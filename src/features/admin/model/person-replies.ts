import type { PersonOfLeads } from "#features/leads/index.ts";
import type { PlotOfBuyer } from "#features/projects/index.ts";

/** What is stored under an address or a telephone number, as the console shows it; times are ISO 8601. */
export interface FoundPerson {
  /** As it was understood: an address, or a number in E.164. */
  readonly who: string;
  /** Null when no account has the address. */
  readonly account: {
    readonly name: string;
    readonly createdAt: string;
    /** How many browsers are signed in to it. */
    readonly sessions: number;
  } | null;
  /** Numbers and addresses that an agent said are the same person's: those may have more. */
  readonly joined: readonly string[];
  /** How many plots are held or booked for the person, or were sold to them. */
  readonly plots: number;
  readonly leads: readonly {
    readonly reference: string;
    readonly name: string;
    /** The other way to reach the buyer: it may have more. */
    readonly other: string | null;
    readonly createdAt: string;
  }[];
}

/** What was deleted. */
export interface PersonDeleted {
  readonly accounts: number;
  readonly leads: number;
}

/** Everything of a person: requests, visits, notes, and plots. */
export interface KnownPerson extends PersonOfLeads {
  /** Held or booked for the person, or sold to them. */
  readonly plots: readonly PlotOfBuyer[];
}
