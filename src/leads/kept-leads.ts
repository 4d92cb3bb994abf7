import type { LeadBody } from "./lead-body.ts";

/** A filled form that the server has not taken yet. */
export interface KeptLead {
  readonly key: string;
  readonly body: LeadBody;
  /** The server does not take it as it is: the visitor has to correct it. */
  readonly refused?: boolean;
}

const KEY = "leads-waiting";

function isKept(given: unknown): given is KeptLead {
  return typeof given === "object" && given !== null && "key" in given && "body" in given;
}

/** The forms that wait in this browser, oldest first. */
export function readKept(storage: Storage): KeptLead[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isKept) : [];
  } catch {
    return []; // written by something else: nothing of ours is lost
  }
}

function write(storage: Storage, kept: readonly KeptLead[]): boolean {
  try {
    if (kept.length === 0) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify(kept));
    return true;
  } catch {
    return false; // full or forbidden: the form stays open with what was typed
  }
}

/** Keeps a form until it is sent or dropped; false when the browser keeps nothing. */
export function keepLead(storage: Storage, lead: KeptLead): boolean {
  return write(storage, [...readKept(storage).filter(({ key }) => key !== lead.key), lead]);
}

/** Forgets a form: it was sent, or the visitor thought better of it. */
export function dropLead(storage: Storage, key: string): void {
  write(
    storage,
    readKept(storage).filter((lead) => lead.key !== key),
  );
}
