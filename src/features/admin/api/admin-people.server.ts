import { type Context, Hono } from "hono";
import { z } from "zod";
import { replyRefused } from "#features/accounts/index.server.ts";
import { deletePerson, endPersonSessions } from "#features/admin/commands/delete-person.server.ts";
import { exportPerson } from "#features/admin/commands/export-person.server.ts";
import { askedPlots } from "#features/admin/model/asked-plots.ts";
import { parsePerson } from "#features/admin/model/parse-person.server.ts";
import type { KnownPerson } from "#features/admin/model/replies.ts";
import { talkedPlots } from "#features/admin/model/talked-plots.ts";
import { findPerson } from "#features/admin/queries/find-person.server.ts";
import { quotePlot } from "#features/admin/queries/quote-plot.server.ts";
import {
  findAddressesNow,
  findPersonOf,
  joinPeople,
  type MeantPerson,
  partPeople,
} from "#features/leads/index.server.ts";
import { findPlotCrops, findPlotsOf } from "#features/projects/index.server.ts";
import { bodyOf, readBody, text } from "#platform/http/read-body.ts";
import type { AdminAccessDeps, AgentCalls } from "./admin-access.server.ts";
import type { AdminPlotsDeps } from "./admin-plots.server.ts";

type AdminPeopleDeps = Pick<AdminAccessDeps, "context"> & AdminPlotsDeps;

const whoBody = bodyOf({ who: text(300) });
/** As buyers are told it, with or without its dash. */
const REFERENCE = /^\s*([2-9A-Z]{4})-?([2-9A-Z]{4})\s*$/i;

/**
 * `GET /agent/people/{reference}`: everything of who sent a lead, and `/joins` says who else it is.
 * `/agent/people`: what is stored of a person by address or number, handing it out and deleting it at the
 * person's wish, and signing the person out everywhere. By `POST` alone: an address would be in logs.
 */
export function adminPeopleApi({ context, plotDeps }: AdminPeopleDeps): Hono<AgentCalls> {
  const app = new Hono<AgentCalls>();
  app.get("/agent/people/:reference", async (c) => {
    const reference = c.req.param("reference");
    const person = await findPersonOf(context.db, reference);
    const message = "There is no such person.";
    if (!person) return c.json({ success: false, code: "no-such-person", message }, 404);
    const references = person.leads.map((lead) => lead.reference);
    const own = await findAddressesNow(context.db, references);
    const plots = await findPlotsOf(context.db, [...person.phones, ...person.emails, ...own]);
    const projects = plotDeps.live.withDrafts();
    const asked = askedPlots(person.leads, (named) => quotePlot(projects, named));
    const named = talkedPlots({ asked, plots, leads: person.leads });
    const crops = await findPlotCrops(context.db, plotDeps.live, named);
    const known: KnownPerson = { ...person, plots, asked, crops };
    return c.json({ success: true, message: "The person.", person: known });
  });
  app.post("/agent/people/:reference/joins", async (c) => {
    const read = await readBody(c, whoBody);
    if (!read.ok) return read.response;
    const other = parseMeant(read.body.who);
    if (!other) return refuseWho(c);
    const actor = c.var.session.account.email;
    const reference = c.req.param("reference");
    const done = await joinPeople(context, { reference, other, actor });
    if (done.ok) return c.json({ success: true, message: "They are one person from now on." });
    const [status, message] = NOT_JOINED[done.code];
    return c.json({ success: false, code: done.code, message }, status);
  });
  app.post("/agent/people/joins/:join/undo", async (c) => {
    const join = z.uuid().safeParse(c.req.param("join"));
    const actor = c.var.session.account.email;
    if (join.success && (await partPeople(context, { join: join.data, actor })))
      return c.json({ success: true, message: "They are two people again." });
    const message = "They are two people already.";
    return c.json({ success: false, code: "no-such-join", message }, 404);
  });
  app.post("/agent/people/search", async (c) => {
    const read = await readBody(c, whoBody);
    if (!read.ok) return read.response;
    const person = parsePerson(read.body.who);
    if (!person) return refuseWho(c);
    const found = await findPerson(context, person);
    return c.json({ success: true, message: "What is stored.", person: found });
  });
  app.post("/agent/people/export", async (c) => {
    const read = await readBody(c, whoBody);
    if (!read.ok) return read.response;
    const person = parsePerson(read.body.who);
    if (!person) return refuseWho(c);
    const done = await exportPerson(context, c.var.session, person);
    if (done.ok) return c.json({ success: true, message: "What is stored.", person: done.person });
    if (done.code === "proof-needed") return replyRefused(c, done);
    const message = "This is somebody of the team. They get it themselves, in their profile.";
    return c.json({ success: false, code: done.code, message }, 409);
  });
  app.post("/agent/people/deletion", async (c) => {
    const read = await readBody(c, whoBody);
    if (!read.ok) return read.response;
    const person = parsePerson(read.body.who);
    if (!person) return refuseWho(c);
    const done = await deletePerson(context, c.var.session, person);
    if (done.ok) return c.json({ success: true, message: "Deleted.", deleted: done.deleted });
    if (done.code === "proof-needed") return replyRefused(c, done);
    const message = "This is somebody of the team. Remove them from the team first.";
    return c.json({ success: false, code: done.code, message }, 409);
  });
  app.post("/agent/people/sign-out", async (c) => {
    const read = await readBody(c, whoBody);
    if (!read.ok) return read.response;
    const person = parsePerson(read.body.who);
    if (!person || !("email" in person)) return refuseWho(c);
    const done = await endPersonSessions(context, c.var.session, person.email);
    if (!done.ok) return replyRefused(c, done);
    return c.json({ success: true, message: "Signed out everywhere." });
  });
  return app;
}

const NOT_JOINED = {
  "no-such-person": [404, "There is no such person."],
  "nobody-meant": [404, "No request is of that number, address or reference."],
  "same-person": [409, "They are the same person already."],
} as const;

/** A request of whoever is meant, or how they are reached; null of anything else. */
function parseMeant(typed: string): MeantPerson | null {
  const [, first, last] = REFERENCE.exec(typed) ?? [];
  if (first && last) return { reference: `${first}-${last}`.toUpperCase() };
  return parsePerson(typed);
}

function refuseWho(c: Context): Response {
  const message = "Enter an e-mail address or a phone number.";
  return c.json({ success: false, code: "invalid-input", field: "who", message }, 400);
}
