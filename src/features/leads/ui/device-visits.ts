import { useSyncExternalStore } from "react";
import { session } from "#features/accounts/ui.ts";
import type { LeadBody } from "#features/leads/model/lead-body.ts";
import { isExpected, type OwnVisit } from "#features/leads/model/visit.ts";
import { ownStorage } from "#platform/ui/own-storage.ts";
import { StoredList } from "#platform/ui/stored-list.ts";
import type { SendResult } from "./send-lead.ts";

/** A visit that was asked for on this device without an account. */
interface DeviceVisit extends Pick<OwnVisit, "reference" | "token" | "mlsNumber"> {
  /** ISO instants. */
  readonly startsAt: string;
  readonly endsAt: string;
}

const KEY = "visits";
/** The oldest are forgotten first. */
const MOST = 10;
const NONE: readonly DeviceVisit[] = [];

const isInstant = (given: unknown) => typeof given === "string" && !Number.isNaN(Date.parse(given));

function isDeviceVisit(given: unknown): given is DeviceVisit {
  const { reference, token, mlsNumber, startsAt, endsAt } = Object(given);
  const isNamed = typeof reference === "string" && typeof token === "string";
  const isPlaced = mlsNumber === null || typeof mlsNumber === "string";
  return isNamed && isPlaced && isInstant(startsAt) && isInstant(endsAt);
}

interface DeviceVisitsDeps {
  readonly storage: Storage | null;
  readonly clock: () => Date;
  readonly isSignedIn: () => boolean;
}

/** The links of such visits, on this device alone, until each visit is over or cancelled. */
export class DeviceVisits {
  readonly #list: StoredList<DeviceVisit>;
  readonly #deps: DeviceVisitsDeps;
  readonly #listeners = new Set<() => void>();
  #known: readonly DeviceVisit[] | null = null;

  constructor(deps: DeviceVisitsDeps) {
    this.#deps = deps;
    this.#list = new StoredList(deps.storage, KEY, isDeviceVisit);
  }

  /** Those to come, as they were asked for. */
  current = (): readonly DeviceVisit[] => {
    if (this.#known === null) {
      const stored = this.#list.read();
      this.#known = this.#toCome(stored);
      if (this.#known.length < stored.length) this.#list.write(this.#known);
    }
    return this.#known;
  };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Notes the visit of a request that was taken; who is signed in finds it in the profile. */
  noteTaken(taken: Extract<SendResult, { kind: "taken" }>, body: LeadBody): void {
    const { reference, visitToken, visitEndsAt } = taken;
    const { preferredAt, mlsNumber = null } = body;
    if (!visitToken || !visitEndsAt || !preferredAt || this.#deps.isSignedIn()) return;
    const visit = { reference, token: visitToken, mlsNumber };
    this.#replace(reference, [{ ...visit, startsAt: preferredAt, endsAt: visitEndsAt }]);
  }

  has(reference: string): boolean {
    return this.current().some((visit) => visit.reference === reference);
  }

  /** As its page has it: at its new time, or gone. */
  follow({ reference, token, mlsNumber, startsAt, endsAt, state }: OwnVisit): void {
    const visit = { reference, token, mlsNumber, startsAt, endsAt };
    this.#replace(reference, isExpected(state) ? [visit] : []);
  }

  /** Forgets the one whose link leads nowhere any more. */
  forget(token: string): void {
    const gone = this.current().find((visit) => visit.token === token);
    if (gone) this.#replace(gone.reference, []);
  }

  #toCome(visits: readonly DeviceVisit[]): readonly DeviceVisit[] {
    const now = this.#deps.clock().getTime();
    return visits.filter(({ endsAt }) => Date.parse(endsAt) > now);
  }

  #replace(reference: string, by: readonly DeviceVisit[]): void {
    const others = this.#list.read().filter((visit) => visit.reference !== reference);
    this.#known = this.#toCome([...others, ...by]).slice(-MOST);
    this.#list.write(this.#known);
    for (const listener of this.#listeners) listener();
  }
}

/** One for the tab. */
export const deviceVisits = new DeviceVisits({
  storage: ownStorage("localStorage"),
  clock: () => new Date(),
  isSignedIn: () => session.current().status === "signed-in",
});

/** The visits of this device; none in the HTML, which is the same for everyone. */
export function useDeviceVisits(): readonly DeviceVisit[] {
  return useSyncExternalStore(deviceVisits.subscribe, deviceVisits.current, () => NONE);
}
