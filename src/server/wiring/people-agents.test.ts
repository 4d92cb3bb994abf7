import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import {
  getCode,
  getSession,
  HOME,
  join,
  makeTestContext,
  takeIn,
} from "#features/accounts/accounts-testing.ts";
import { deleteAccount } from "#features/accounts/commands/delete-account.server.ts";
import { confirmEmail, saveProfile } from "#features/accounts/commands/profile.server.ts";
import { undoEmailChange } from "#features/accounts/commands/undo-email-change.server.ts";
import { joinPeople } from "#features/leads/commands/join-people.server.ts";
import { submitLead } from "#features/leads/commands/submit-lead.server.ts";
import { changeLead } from "#features/leads/index.server.ts";
import { leadRequest, makeLeadsContext } from "#features/leads/leads-testing.ts";
import { parseInboxQuery } from "#features/leads/model/inbox-query.ts";
import { findInbox } from "#features/leads/queries/find-inbox.server.ts";
import { changePlots } from "#features/projects/commands/change-plots.server.ts";
import { makeTestPlots, TEST_PROJECT } from "#features/projects/commands/plots-testing.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import {
  leads,
  listingChanges,
  listingImports,
  mails,
  siteSettingChanges,
  teamInvitations,
} from "#platform/db/schema.ts";
import { openPeople } from "./people.ts";
import {
  EMAIL,
  findEverywhere,
  NAME,
  OTHER_PHONE,
  PASSWORD,
  usePeopleFolder,
} from "./people-testing.ts";

describeEachDatabase("a person who is an agent", ({ database, empty }) => {
  beforeEach(empty);
  const folder = usePeopleFolder();
  const place = () => ({ db: database().db, folder: folder() });

  /** An agent who has left the address in every place that tells who did something. */
  async function liveAsAgent() {
    const { db } = database();
    const own = makeTestContext(db);
    const { clock } = own;
    const context = { ...own, ...openPeople({ DATA_DIR: folder() }, clock) };
    await takeIn(db, EMAIL);
    await takeIn(db, "owner@plots.example", "owner");
    const { token, accountId } = await join(context, EMAIL, PASSWORD);
    const by = { accountId, actor: EMAIL };
    const forLeads = { ...makeLeadsContext(db), clock, findAgents: async () => [EMAIL] };
    const request = leadRequest({ email: "buyer@homes.example" });
    const taken = await submitLead(forLeads, request, { key: "given", network: "n" });
    const other = leadRequest({ phone: OTHER_PHONE, email: EMAIL });
    await submitLead(forLeads, other, { key: "of the agent", network: "n" });
    if (!taken.ok) throw new Error(taken.code);
    const { reference } = taken;
    const change = { what: "assign", assignee: EMAIL, version: 1 } as const;
    await changeLead(forLeads, { reference, actor: EMAIL, change });
    await joinPeople(forLeads, { reference, other: { phone: OTHER_PHONE }, actor: EMAIL });
    const [id, at] = [crypto.randomUUID(), clock()];
    const listing = { mlsNumber: "P1", what: "changed", before: null, after: {} };
    await db.insert(listingChanges).values({ id, at, ...by, ...listing });
    const file = { fileName: "a.csv", published: true, added: 1, updated: 0 };
    await db.insert(listingImports).values({ id, at, ...by, ...file });
    await db.insert(siteSettingChanges).values({ id, at, actor: EMAIL, values: {} });
    const invited = { email: "invited@homes.example", role: "agent", tokenHash: "h" } as const;
    const until = { createdAt: at, expiresAt: new Date(at.getTime() + 1000) };
    await db.insert(teamInvitations).values({ ...invited, invitedBy: EMAIL, ...until });
    await makeTestPlots({ db, clock }, 1);
    const wanted = { what: "book", buyer: null } as const;
    const seen = { project: TEST_PROJECT, seen: [{ number: "1", version: 1 }] };
    await changePlots({ db, clock }, { ...seen, by: { accountId, email: EMAIL }, wanted });
    /** Whose leads are "mine". */
    const leadsOf = async (agent: string) => {
      const query = { ...parseInboxQuery(new URLSearchParams("care=mine&view=all")), agent };
      return (await findInbox(db, query, clock())).leads.map((lead) => lead.reference);
    };
    const moveTo = async (email: string) => {
      const session = await getSession(context, token);
      await saveProfile(context, session, { name: NAME, email }, HOME);
      const code = await getCode(db, email);
      expect(await confirmEmail(context, session, code)).toMatchObject({ ok: true });
    };
    return { db, context, token, reference, leadsOf, moveTo };
  }

  const NEW_EMAIL = "ravi.new@homes.example";
  /** Tables that tell who did something. */
  const HISTORIES = [
    "lead_events",
    "leads",
    "listing_changes",
    "listing_imports",
    "person_joins",
    "plot_changes",
    "site_setting_changes",
    "team_invitations",
    "team_members",
  ];
  const tablesNaming = async (email: string) => {
    const places = (await findEverywhere(place(), [email])).map(
      (place) => place.split(/[/:]/)[0] ?? "",
    );
    return [...new Set(places)].filter((place) => HISTORIES.includes(place)).sort();
  };

  test("an agent’s leads and histories follow to a new address, and lose it with the account", async () => {
    const { db, context, token, reference, leadsOf, moveTo } = await liveAsAgent();
    expect(await tablesNaming(EMAIL)).toEqual(HISTORIES);
    await moveTo(NEW_EMAIL);
    expect(await leadsOf(NEW_EMAIL)).toEqual([reference]);
    expect(await tablesNaming(NEW_EMAIL)).toEqual(HISTORIES);
    // Of the old one what the agent wrote as a buyer is left.
    expect(await tablesNaming(EMAIL)).toEqual(["leads"]);
    const moved = await getSession(context, token);
    expect(await deleteAccount(context, moved, PASSWORD)).toEqual({ ok: true });
    expect(await findEverywhere(place(), [EMAIL, NEW_EMAIL])).toEqual([]);
    expect(await db.$count(leads)).toBe(2);
  });

  test("an agent’s leads and histories come back with the former address", async () => {
    const { db, context, reference, leadsOf, moveTo } = await liveAsAgent();
    await moveTo(NEW_EMAIL);
    const [told] = await db.select().from(mails).where(eq(mails.kind, "email-changed"));
    const { path = "" } = (told?.values ?? {}) as { readonly path?: string };
    const secret = new URLSearchParams(path.split("#")[1]).get("token") ?? "";
    expect(await undoEmailChange(context, secret, HOME)).toMatchObject({ ok: true });
    expect(await leadsOf(EMAIL)).toEqual([reference]);
    expect(await tablesNaming(EMAIL)).toEqual(HISTORIES);
    expect(await tablesNaming(NEW_EMAIL)).toEqual([]);
  });
});
