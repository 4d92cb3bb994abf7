import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { type Context, Hono } from "hono";
import {
  chosenIdentity,
  type DevelopmentProvider,
  openDevelopmentProvider,
} from "#features/accounts/index.server.ts";
import { escapeHtml } from "#platform/mail/mail-html.ts";
import type { Config } from "#server/config/config.ts";
import { DEVELOPMENT_CLIENT_ID, DEVELOPMENT_ISSUER_PATH } from "#server/config/social-settings.ts";
import { fromOwnMachine, type NodeBindings } from "./own-machine.ts";
import { developerPage, developerPolicy } from "./page.ts";

type DevContext = Context<{ Bindings: NodeBindings }>;

const BUTTONS = { "google-oauth2": "Google", facebook: "Facebook", apple: "Apple" } as const;

/** The development provider under a path of the site; opened when somebody first asks for it. */
export function developmentIdentity(config: Config): Hono<{ Bindings: NodeBindings }> {
  let opened: Promise<DevelopmentProvider> | null = null;
  const open = () => {
    opened ??= openProvider(config.site.origin);
    return opened;
  };
  return new Hono<{ Bindings: NodeBindings }>()
    .use(fromOwnMachine(config))
    .get("/interaction/:uid", async (c) => showChoice(c, await open()))
    .post("/interaction/:uid", async (c) => finishChoice(c, await open()))
    .all("*", async (c) => passOn(c, await open()));
}

function openProvider(siteOrigin: string): Promise<DevelopmentProvider> {
  const issuer = `${siteOrigin}${DEVELOPMENT_ISSUER_PATH}`;
  return openDevelopmentProvider({ issuer, clientId: DEVELOPMENT_CLIENT_ID, siteOrigin });
}

/** Everything of the protocol itself: the provider writes to Node's own response. */
async function passOn(c: DevContext, { provider }: DevelopmentProvider): Promise<Response> {
  const { incoming, outgoing } = c.env;
  outgoing.setHeader("content-security-policy", developerPolicy());
  outgoing.setHeader("x-content-type-options", "nosniff");
  const { url = "/" } = incoming;
  // The provider tells from the two where it is mounted.
  Object.assign(incoming, { originalUrl: url, url: url.slice(DEVELOPMENT_ISSUER_PATH.length) });
  await provider.callback()(incoming, outgoing);
  return RESPONSE_ALREADY_SENT;
}

async function showChoice(c: DevContext, { provider }: DevelopmentProvider): Promise<Response> {
  const details = await provider
    .interactionDetails(c.env.incoming, c.env.outgoing)
    // An old window, or one opened by hand: told below.
    .catch(() => null);
  if (!details) return c.text("This sign-in has ended. Close the window and begin again.", 400);
  return c.html(choicePage(details.params.connection), 200, {
    "content-security-policy": developerPolicy(),
    // As at other providers: the window stays tied to the page that opened it.
    "cross-origin-opener-policy": "unsafe-none",
  });
}

async function finishChoice(c: DevContext, opened: DevelopmentProvider): Promise<Response> {
  const body = await c.req.parseBody();
  const chosen = chosenIdentity.safeParse(body);
  if (!chosen.success && body.cancel === undefined)
    return c.text("Give a name and an e-mail address.", 400);
  const result = chosen.success
    ? { login: { accountId: opened.remember(chosen.data), remember: false } }
    : { error: "access_denied", error_description: "The developer cancelled." };
  await opened.provider.interactionFinished(c.env.incoming, c.env.outgoing, result);
  return RESPONSE_ALREADY_SENT;
}

/** Three buttons, the one that the site asked for first and filled. */
function choicePage(hint: unknown): string {
  const order = Object.entries(BUTTONS).sort(([a], [b]) => Number(b === hint) - Number(a === hint));
  const buttons = order.map(
    ([connection, name]) =>
      `<button name="connection" value="${connection}"${connection === hint ? ' class="hinted"' : ""}>Continue with ${escapeHtml(name)}</button>`,
  );
  return developerPage(
    "Development sign-in",
    `<p class="muted">This page stands for Google, Facebook and Apple on your own machine. It believes what you type.</p>
<form method="post" class="card">
<label>Name <input name="name" required maxlength="100" autocomplete="off" value="Test Visitor"></label>
<label>E-mail <input name="email" type="email" required maxlength="254" autocomplete="off" value="visitor@example.in"></label>
<label><input name="verified" type="checkbox" value="yes" checked>The provider has verified this address</label>
${buttons.join("\n")}
<button name="cancel" value="yes" formnovalidate>Cancel</button>
</form>`,
  );
}
