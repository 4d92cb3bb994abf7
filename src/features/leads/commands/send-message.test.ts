import { beforeEach, expect, test } from "vitest";
import { leadRequest, makeLeadsContext } from "#features/leads/leads-testing.ts";
import { findAgentLead } from "#features/leads/queries/find-inbox.server.ts";
import { namingPerson } from "#features/leads/queries/person-contacts.server.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { leads, mails } from "#platform/db/schema.ts";
import { forgetLeads } from "./forget-leads.server.ts";
import { type LeadMessage, sendMessage } from "./send-message.server.ts";
import { submitLead } from "./submit-lead.server.ts";

const AGENT = "agent@plots.example";
const BY_MAIL: LeadMessage = {
  id: "3f0a7c1e-5b1c-4c5e-8d2f-6a7b8c9d0e1f",
  kind: "brochure",
  channel: "mail",
  language: "te",
  text: "నమస్కారం Lakshmi గారు",
};
const BY_WHATSAPP: LeadMessage = {
  ...BY_MAIL,
  channel: "whatsapp",
  kind: "price",
  language: "en",
  id: "7d1b2c3e-5b1c-4c5e-8d2f-6a7b8c9d0e1f",
};

describeEachDatabase("a message to a buyer", ({ database, empty }) => {
  beforeEach(empty);

  const start = async (request: Parameters<typeof leadRequest>[0] = {}) => {
    const { db } = database();
    const context = makeLeadsContext(db);
    const taken = await submitLead(context, leadRequest(request), { key: "k", network: "n" });
    if (!taken.ok) throw new Error(taken.code);
    const { reference } = taken;
    await db.delete(mails);
    const send = (message: LeadMessage) =>
      sendMessage(context, { reference, actor: AGENT, message });
    return { db, context, reference, send };
  };

  test("by mail goes out once however often it comes, and the history tells it without its text", async () => {
    const { db, reference, send } = await start({ email: "lakshmi@homes.example" });
    const before = await db.select().from(leads);
    expect(await send(BY_MAIL)).toEqual({ ok: true });
    expect(await send(BY_MAIL)).toEqual({ ok: true });
    expect(await db.select().from(mails)).toMatchObject([
      {
        recipient: "lakshmi@homes.example",
        kind: "agent-message",
        language: "te",
        values: { reference, messageKind: "brochure", letter: BY_MAIL.text },
      },
    ]);
    const told = (await findAgentLead(db, reference))?.events.filter(
      ({ what }) => what === "wrote",
    );
    expect(told).toMatchObject([{ actor: AGENT, detail: "brochure mail te" }]);
    // Nobody has answered: clock and version are as they were.
    expect(await db.select().from(leads)).toEqual(before);
  });

  test("opened in WhatsApp is noted and mails nobody", async () => {
    const { db, reference, send } = await start({ email: "lakshmi@homes.example" });
    expect(await send(BY_WHATSAPP)).toEqual({ ok: true });
    expect(await db.$count(mails)).toBe(0);
    expect((await findAgentLead(db, reference))?.events.at(-1)).toMatchObject({
      what: "wrote",
      detail: "price whatsapp en",
    });
  });

  test("reaches nobody who gave no way for it, who was forgotten, or whom there is not", async () => {
    const { db, context, reference, send } = await start();
    expect(await send(BY_MAIL)).toEqual({ ok: false, code: "no-way" });
    expect(await db.$count(mails)).toBe(0);
    const now = context.clock();
    await forgetLeads(db, namingPerson({ phone: leadRequest().phone }), { reason: "asked", now });
    expect(await send(BY_WHATSAPP)).toEqual({ ok: false, code: "no-such-lead" });
    const nobody = { reference: "AAAA-AAAA", actor: AGENT, message: BY_WHATSAPP };
    expect(await sendMessage(context, nobody)).toEqual({ ok: false, code: "no-such-lead" });
    expect((await findAgentLead(db, reference))?.events.map(({ what }) => what)).not.toContain(
      "wrote",
    );
  });
});
