// What the journeys of agents share: a site that has agents, and what is done by calls alone.
import { TOTP } from "otpauth";
import type { Page } from "playwright-core";
import { type Account, openAccount, signedInAs } from "../accounts/account-steps.ts";
import type { openBrowser } from "../browser.ts";
import { ownSiteOfFile } from "../own-site.ts";

/** An agent for each test and each second try: all tests of a file share one site, and each its own second factor. */
const AGENTS = Array.from({ length: 30 }, (_, at) => `agent${at}@plots.example`);
export const LISTING = "P06180094959";
/** Who is no agent finds no such page, and HTML is the same for everyone: its status says so. */
const EXPECTED = [/status of 404/, /status of (400|403|409)/];

interface Site {
  readonly origin: string;
  readonly dataDir: string;
}

/** A site with agents for the file; gives each test an agent who has not been there yet. */
export function consoleSite() {
  const ownSite = ownSiteOfFile(() => ({ AGENT_EMAILS: AGENTS.join(",") }));
  const free = [...AGENTS];
  return async ({ visit }: Pick<ReturnType<typeof openBrowser>, "visit">) => {
    const site = ownSite();
    const email = free.pop();
    if (email === undefined) throw new Error("this file's tests have used up the site's agents");
    const agent = await openAccount("Agent", email, site);
    const enter = (path: string, options: object = {}, as: Account | null = agent) =>
      visit(path, {
        site: site.origin,
        expected: EXPECTED,
        ...(as && signedInAs(as, site.origin)),
        ...options,
      });
    return { site, agent, enter };
  };
}

let leadsMade = 0;

/** A lead by the calls alone; its reference. */
export async function sendLead(
  { origin }: Site,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  leadsMade += 1;
  const phone = `98765432${String(leadsMade).padStart(2, "0")}`;
  const body = { kind: "callback", name: "Lakshmi Devi", phone, consent: true };
  const reply = await fetch(`${origin}/api/leads`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": `e2e-lead-${leadsMade}` },
    body: JSON.stringify({ ...body, language: "en", ...fields }),
  });
  const { reference } = (await reply.json()) as { reference: string };
  return reference;
}

/** A call of the agent beside the pages: another agent. */
export async function callAs({ token }: Account, { origin }: Site, path: string, body: object) {
  const reply = await fetch(`${origin}/api/agent${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return (await reply.json()) as Record<string, string>;
}

/** Sets a code app up by calls alone, by its code of that moment; its secret. */
export async function setUpApp(
  { token }: Account,
  { origin }: Pick<Site, "origin">,
  at = Date.now(),
) {
  const post = async (path: string, body: object) => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    const sent = { method: "POST", headers, body: JSON.stringify(body) };
    const reply = await fetch(`${origin}/api/second-factor${path}`, sent);
    return (await reply.json()) as Record<string, string>;
  };
  const { secret = "" } = await post("/device", {});
  const code = new TOTP({ secret }).generate({ timestamp: at });
  await post("/device/confirm", { code });
  return secret;
}

/** Sets the second factor up by calls alone. */
export async function setUpByCalls(agent: Account, site: Site): Promise<void> {
  await setUpApp(agent, site);
}

/** The lead that is open. */
export const lead = (page: Page) => page.getByRole("article");

/** The next call to such an address is answered, and the answer does not arrive. */
export async function loseAnswer(page: Page, address: string): Promise<void> {
  const answered: Parameters<Page["route"]>[1] = async (route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route(address, answered, { times: 1 });
}
