import { beforeEach, expect, test } from "vitest";
import { CLAIMS } from "#features/accounts/accounts-testing.ts";
import { exportAccount } from "#features/accounts/commands/export-account.server.ts";
import { currentNotice } from "#features/legal/index.ts";
import { describeEachDatabase } from "#platform/db/testing.ts";
import {
  CAMPAIGN,
  EMAIL,
  livePerson,
  NAME,
  NOTE,
  PAGE,
  SEARCH,
  STEP,
  usePeopleFolder,
} from "./people-testing.ts";

describeEachDatabase("a person who asks for their data", ({ database, empty }) => {
  beforeEach(empty);
  const folder = usePeopleFolder();
  const place = () => ({ db: database().db, folder: folder() });

  test("gets everything: account, consent, sign-ins, saved homes, requests and agents’ notes", async () => {
    const { context, session, mailed, sent, others } = await livePerson(place());
    const done = await exportAccount(context, session);
    if (!done.ok) throw new Error(done.code);
    const { person } = done;
    expect(Object.entries(person).filter(([, entries]) => entries.length === 0)).toEqual([
      ["passkeys", []],
      ["codeApps", []],
    ]);
    expect(person.account[0]).toMatchObject({ email: EMAIL, name: NAME, hasPassword: true });
    expect(person.consent[0]?.noticeVersion).toBe("2026-11-23");
    expect(person.identities[0]).toMatchObject({ subject: CLAIMS.subject });
    expect(person.requests.map(({ reference }) => reference).sort()).toEqual([mailed, sent].sort());
    expect(person.requestEvents.map(({ note }) => note)).toEqual(
      expect.arrayContaining([NOTE, STEP]),
    );
    const [own] = person.requests.filter(({ reference }) => reference === mailed);
    expect(own).toMatchObject({ sourcePage: PAGE, utmCampaign: CAMPAIGN, consentBasis: "notice" });
    expect(person.plots.map(({ number, what }) => [number, what])).toEqual([
      ["1", "booked"],
      ["2", "booked"],
    ]);
    expect(person.savedHomes).toMatchObject([{ mlsNumber: "P1" }]);
    expect(person.savedSearches).toMatchObject([{ search: SEARCH }]);
    expect(person.alerts).toMatchObject([{ noticeVersion: currentNotice("alerts") }]);
    const all = JSON.stringify(person);
    // Other people and secrets are not the owner's.
    for (const word of ["Somebody Else", others, "agent@plots.example", "$argon2id", session.id])
      expect(all).not.toContain(word);
    expect(person.securityEvents.at(-1)).toMatchObject({ what: "data-exported" });
  });

  test("an export wants a fresh proof, and gives nothing without", async () => {
    const { context, session } = await livePerson(place());
    context.pass(600);
    expect(await exportAccount(context, session)).toMatchObject({ code: "proof-needed" });
  });
});
