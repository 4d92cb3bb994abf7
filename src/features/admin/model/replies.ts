// What the console's own calls answer; those of leads and listings are told by their features.
import type { Role, SecondFactorState } from "#features/accounts/index.ts";
import type {
  AgentLead,
  LeadsOfDay,
  MessageKind,
  PersonOfLeads,
  PlaceholderValues,
} from "#features/leads/index.ts";
import type { EndingHold, PlotCrop, PlotOfBuyer } from "#features/projects/index.ts";
import type { MessageKey, ShownSettings } from "#features/settings/index.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { AskedPlot } from "./asked-plots.ts";
import type { Colleague } from "./colleague-names.ts";

/** Who the console is open for, as `GET /api/agent/me` tells it. */
export interface Agent {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly secondFactor: SecondFactorState;
  readonly recoveryCodesLeft: number;
  /** The whole team; nobody before the second factor is passed. */
  readonly colleagues: readonly Colleague[];
}

/** What waits for the agents, as `GET /api/agent/today` tells it. */
export interface Today extends LeadsOfDay {
  /** Whose deadline is the nearest, whole; null while nobody waits. */
  readonly first: AgentLead | null;
  /** Plots whose hold ends within 24 hours, the first to end first. */
  readonly holds: readonly EndingHold[];
}

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
  /** Those that the requests name, each once. */
  readonly asked: readonly AskedPlot[];
  /** What lies round each of these plots, where its project has a plan. */
  readonly crops: readonly PlotCrop[];
}

/** What an agent may write to the buyer of a lead, as `GET /api/agent/leads/{reference}/messages` tells it. */
export interface MessagesOfLead {
  /** The texts as agents have made them, placeholders in them. */
  readonly texts: Readonly<Record<MessageKind, Readonly<Record<Language, string>>>>;
  /** What is known of the lead, in words of each language. */
  readonly values: Readonly<Record<Language, PlaceholderValues>>;
}

/** The texts in the hands of agents, as `GET /api/agent/messages` tells them. */
export interface ShownMessages {
  /** Each with what the site came with as its fallback. */
  readonly shown: ShownSettings<MessageKey>;
  readonly examples: Readonly<Record<Language, PlaceholderValues>>;
}
