import { expect, test, vi } from "vitest";
import type { LeadBody } from "#features/leads/model/lead-body.ts";
import type { OwnVisit } from "#features/leads/model/visit.ts";
import { memoryStorage } from "#platform/ui/own-storage-testing.ts";
import { DeviceVisits } from "./device-visits.ts";

/** A tab of one browser, at a moment. */
function tab(storage: Storage, { at = "2026-11-23T06:00:00Z", isSignedIn = false } = {}) {
  return new DeviceVisits({ storage, clock: () => new Date(at), isSignedIn: () => isSignedIn });
}

const BODY = { mlsNumber: "P1", preferredAt: "2026-11-24T04:30:00.000Z" } as LeadBody;
const taken = (reference: string) => ({
  kind: "taken" as const,
  reference,
  visitToken: `token-${reference}`,
  visitEndsAt: "2026-11-24T05:30:00.000Z",
});
const visitAt = (reference: string, change: Partial<OwnVisit>) =>
  ({
    reference,
    token: `token-${reference}`,
    mlsNumber: "P1",
    state: "asked",
    startsAt: "2026-11-25T04:30:00.000Z",
    endsAt: "2026-11-25T05:30:00.000Z",
    ...change,
  }) as OwnVisit;
const references = (visits: DeviceVisits) => visits.current().map(({ reference }) => reference);

test("a visit asked for without an account is found again in the next tab, and who shows it is told", () => {
  const storage = memoryStorage();
  const visits = tab(storage);
  const told = vi.fn();
  visits.subscribe(told);
  visits.noteTaken(taken("R1"), BODY);
  expect(told).toHaveBeenCalledOnce();
  expect(tab(storage).current()).toEqual([
    {
      reference: "R1",
      token: "token-R1",
      mlsNumber: "P1",
      startsAt: "2026-11-24T04:30:00.000Z",
      endsAt: "2026-11-24T05:30:00.000Z",
    },
  ]);
});

test("nothing is noted of who is signed in, nor of a request without a visit", () => {
  const storage = memoryStorage();
  tab(storage, { isSignedIn: true }).noteTaken(taken("R1"), BODY);
  tab(storage).noteTaken({ ...taken("R2"), visitToken: null }, BODY);
  expect(tab(storage).current()).toEqual([]);
});

test("it is gone once it is over, from the browser too", () => {
  const storage = memoryStorage();
  tab(storage).noteTaken(taken("R1"), BODY);
  expect(references(tab(storage, { at: "2026-11-24T05:29:00Z" }))).toEqual(["R1"]);
  expect(references(tab(storage, { at: "2026-11-24T05:30:00Z" }))).toEqual([]);
  expect(storage.getItem("visits")).toBeNull();
});

test("ten are known, and those that another tab noted among them", () => {
  const storage = memoryStorage();
  const first = tab(storage);
  first.noteTaken(taken("R0"), BODY);
  tab(storage).noteTaken(taken("R1"), BODY);
  for (let i = 2; i <= 10; i += 1) first.noteTaken(taken(`R${i}`), BODY);
  expect(references(first)).toEqual(Array.from({ length: 10 }, (_, i) => `R${i + 1}`));
});

test("its page moves it and takes it off, also when its link leads nowhere", () => {
  const visits = tab(memoryStorage());
  visits.noteTaken(taken("R1"), BODY);
  visits.noteTaken(taken("R2"), BODY);
  visits.follow(visitAt("R1", { startsAt: "2026-11-25T04:30:00.000Z" }));
  expect(visits.current().at(-1)?.startsAt).toBe("2026-11-25T04:30:00.000Z");
  visits.follow(visitAt("R1", { state: "cancelled" }));
  expect(references(visits)).toEqual(["R2"]);
  visits.forget("token-R2");
  expect(visits.has("R2")).toBe(false);
});

test.each(["{", '[{"reference":"R1"}]', "[null]"])(
  "a store that holds %s counts as empty",
  (text) => {
    const storage = memoryStorage();
    storage.setItem("visits", text);
    expect(tab(storage).current()).toEqual([]);
  },
);
