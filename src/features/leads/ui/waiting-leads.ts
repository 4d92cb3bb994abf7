import type { LeadBody } from "#features/leads/model/lead-body.ts";
import { StoredList } from "#platform/ui/stored-list.ts";

/** A filled form that the server has not taken yet. */
export interface WaitingLead {
  readonly key: string;
  readonly body: LeadBody;
  /** Address of the account that was signed in as it was filled; absent where none was. */
  readonly by?: string;
  /** The server does not take it as it is: the visitor has to correct it. */
  readonly refused?: boolean;
}

const KEY = "leads-waiting";

function isStored(given: unknown): given is WaitingLead {
  return typeof given === "object" && given !== null && "key" in given && "body" in given;
}

const listIn = (storage: Storage | null) => new StoredList(storage, KEY, isStored);

/** The forms that wait in this browser, oldest first. */
export function readWaitingLeads(storage: Storage | null): WaitingLead[] {
  return listIn(storage).read();
}

/** Keeps a form until it is sent or dropped; false when the browser keeps nothing: it stays open then. */
export function storeWaitingLead(storage: Storage | null, lead: WaitingLead): boolean {
  const others = readWaitingLeads(storage).filter(({ key }) => key !== lead.key);
  return listIn(storage).write([...others, lead]);
}

/** Forgets a form: it was sent, or the visitor thought better of it. */
export function dropLead(storage: Storage | null, key: string): void {
  listIn(storage).write(readWaitingLeads(storage).filter((lead) => lead.key !== key));
}
