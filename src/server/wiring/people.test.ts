import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { getCode, HOME, takeIn, tokenOfLink } from "#features/accounts/accounts-testing.ts";
import { deleteAccount } from "#features/accounts/commands/delete-account.server.ts";
import { exportAccount } from "#features/accounts/commands/export-account.server.ts";
import { confirmEmail } from "#features/accounts/commands/profile.server.ts";
import { undoEmailChange } from "#features/accounts/commands/undo-email-change.server.ts";
import { submitLead } from "#features/leads/commands/submit-lead.server.ts";
import { findAddressesNow } from "#features/leads/index.server.ts";
import { leadRequest, makeLeadsContext } from "#features/leads/leads-testing.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { leads, mails, plots, securityEvents } from "#platform/db/schema.ts";
import {
  findEverywhere,
  livePerson,
  OTHER_PHONE,
  PASSWORD,
  TELLING,
  usePeopleFolder,
} from "./people-testing.ts";

describeEachDatabase("a person", ({ database, empty }) => {
  beforeEach(empty);
  const folder = usePeopleFolder();
  const place = () => ({ db: database().db, folder: folder() });

  test("after deletion is in no table, mail file, picture or new backup; the figures stay", async () => {
    const { db, context, session, mailed, sent, others } = await livePerson(place());
    const before = await findEverywhere(place(), TELLING);
    // Else the search would find nothing because it cannot.
    const known = ["accounts", "leads", "lead_events", "plots", "plot_changes", "mails", "mail/"];
    for (const where of [...known, "backup"]) expect(before.join("\n")).toContain(where);
    expect(await deleteAccount(context, session, PASSWORD)).toEqual({ ok: true });
    expect(await findEverywhere(place(), TELLING)).toEqual([]);
    const left = await db.select().from(leads);
    expect(left.map(({ reference }) => reference).sort()).toEqual([mailed, sent, others].sort());
    for (const { reference, kind, createdAt, name } of left)
      expect({ kind, createdAt, name }).toEqual({
        kind: "callback",
        createdAt: context.clock(),
        name: reference === others ? "Somebody Else" : "",
      });
  });

  test("who is deleted takes nothing of anybody else along", async () => {
    const { db, context, session, others } = await livePerson(place());
    await deleteAccount(context, session, PASSWORD);
    const all = (await findEverywhere(place(), ["Somebody Else", OTHER_PHONE])).map(
      (place) => place.split(/[/:]/)[0],
    );
    expect(new Set(all)).toEqual(new Set(["leads", "plots", "plot_changes", "mail", "backup"]));
    const [lead] = (await db.select().from(leads)).filter((row) => row.reference === others);
    expect(lead?.forgottenAt).toBeNull();
    expect(await db.select().from(mails)).not.toEqual([]);
  });

  test("plots follow to a new address: they are in its export, and lose it with the account", async () => {
    const { db, context, session, mailed } = await livePerson(place());
    const NEW_EMAIL = "ravi.new@homes.example";
    const code = await getCode(db, NEW_EMAIL);
    expect(await confirmEmail(context, session, code)).toMatchObject({ ok: true });
    const moved = { ...session, account: { ...session.account, email: NEW_EMAIL } };
    const done = await exportAccount(context, moved);
    if (!done.ok) throw new Error(done.code);
    expect(done.person.plots.map(({ number }) => number)).toEqual(["1", "2"]);
    // Agents find them by the request as before, which has the address that its form said.
    expect(await findAddressesNow(db, [mailed])).toEqual([NEW_EMAIL]);
    await deleteAccount(context, moved, PASSWORD);
    expect(await findEverywhere(place(), TELLING)).toEqual([]);
  });

  test("who takes the address back gets nothing of whoever had it meanwhile", async () => {
    const { db, context, session } = await livePerson(place());
    const NEW_EMAIL = "ravi.new@homes.example";
    const former = session.account.email;
    const forLeads = { ...makeLeadsContext(db), clock: context.clock };
    const theirs = leadRequest({ name: "A Thief", email: NEW_EMAIL, phone: OTHER_PHONE });
    const sent = await submitLead(forLeads, theirs, { key: "of a thief", network: "n" });
    if (!sent.ok) throw new Error(sent.code);
    expect(await confirmEmail(context, session, await getCode(db, NEW_EMAIL))).toMatchObject({
      ok: true,
    });
    const [told] = await db.select().from(mails).where(eq(mails.kind, "email-changed"));
    const { path = "" } = (told?.values ?? {}) as { readonly path?: string };
    expect(await undoEmailChange(context, tokenOfLink(path), HOME)).toMatchObject({ ok: true });
    const [lead] = await db.select().from(leads).where(eq(leads.reference, sent.reference));
    expect(lead).toMatchObject({ accountId: null, name: "A Thief" });
    const done = await exportAccount(context, session);
    if (!done.ok) throw new Error(done.code);
    expect(done.person.account).toMatchObject([{ email: former }]);
    expect(done.person.requests.map(({ reference }) => reference)).not.toContain(sent.reference);
  });

  test("agents are told of the requests that went with an account, without the person", async () => {
    const { db, context, session, mailed, sent } = await livePerson(place());
    await takeIn(db, "agent@plots.example");
    await deleteAccount(context, session, PASSWORD);
    const told = await db.select().from(mails).where(eq(mails.kind, "lead-withdrawn"));
    expect(told.map(({ recipient }) => recipient)).toEqual(Array(2).fill("agent@plots.example"));
    const named = told.map(({ values }) => (values as { reference: string }).reference);
    expect(named.toSorted()).toEqual([mailed, sent].toSorted());
    expect(await findEverywhere(place(), TELLING)).toEqual([]);
  });

  test("who types somebody else's number takes nothing of theirs along, and is told nothing of them", async () => {
    const { db, context, accountId, session } = await livePerson(place());
    const forLeads = { ...makeLeadsContext(db), clock: context.clock };
    const origin = { key: "a guess", network: "n", accountId };
    await submitLead(forLeads, leadRequest({ phone: OTHER_PHONE }), origin);
    const done = await exportAccount(context, session);
    if (!done.ok) throw new Error(done.code);
    expect(done.person.plots.map(({ number }) => number)).toEqual(["1", "2"]);
    await deleteAccount(context, session, PASSWORD);
    const named = await db.select({ buyer: plots.buyer }).from(plots).orderBy(asc(plots.number));
    expect(named.map(({ buyer }) => buyer)).toEqual(["", "", "Somebody Else"]);
  });

  test("a deletion is logged without the person", async () => {
    const { db, context, session, accountId } = await livePerson(place());
    const lines: string[] = [];
    const log = { info: (...said: unknown[]) => void lines.push(JSON.stringify(said)) };
    await deleteAccount({ ...context, log } as typeof context, session, PASSWORD);
    expect(lines.join()).toContain("account-deleted");
    for (const word of TELLING) expect(lines.join()).not.toContain(word);
    const events = await db.select().from(securityEvents);
    expect(events.at(-1)).toMatchObject({ kind: "account-deleted", accountId, network: null });
  });
});
