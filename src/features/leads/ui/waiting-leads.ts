import type { LeadBody } from "#features/leads/model/lead-body.ts";

/** A filled form that the server has not taken yet. */
export interface WaitingLead {
  readonly key: string;
  readonly body: LeadBody;
  /** The server does not take it as it is: the visitor has to correct it. */
  readonly refused?: boolean;
}

const KEY = "leads-waiting";

function isStored(given: unknown): given is WaitingLead {
  return typeof given === "object" && given !== null && "key" in given && "body" in given;
}

/** The forms that wait in this browser, oldest first. */
export function readWaitingLeads(storage: Storage | null): WaitingLead[] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isStored) : [];
  } catch {
    return []; // written by something else: nothing of ours is lost
  }
}

function write(storage: Storage | null, waiting: readonly WaitingLead[]): boolean {
  if (!storage) return false;
  try {
    if (waiting.length === 0) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify(waiting));
    return true;
  } catch {
    return false; // full or forbidden: the form stays open with what was typed
  }
}

/** Keeps a form until it is sent or dropped; false when the browser keeps nothing. */
export function storeWaitingLead(storage: Storage | null, lead: WaitingLead): boolean {
  return write(storage, [...readWaitingLeads(storage).filter(({ key }) => key !== lead.key), lead]);
}

/** Forgets a form: it was sent, or the visitor thought better of it. */
export function dropLead(storage: Storage | null, key: string): void {
  write(
    storage,
    readWaitingLeads(storage).filter((lead) => lead.key !== key),
  );
}
