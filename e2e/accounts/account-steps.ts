// The steps of an account that several journeys take.
import type { Page } from "playwright-core";
import { inject } from "vitest";
import { untilAlive } from "../browser.ts";
import { codeFor, newAddress } from "../mailbox.ts";

export const PASSWORD = "four quiet river stones";

export interface Account {
  readonly name: string;
  readonly email: string;
  readonly token: string;
}

/** A site other than the run's own. */
interface Elsewhere {
  readonly origin: string;
  readonly dataDir: string;
}

async function post(
  path: string,
  body: object,
  origin = inject("site"),
): Promise<Record<string, unknown>> {
  const reply = await fetch(origin + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const answer = (await reply.json()) as Record<string, unknown>;
  if (!reply.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer;
}

/** An account by the calls alone, for journeys that begin signed in. */
export async function openAccount(
  name = "Lakshmi Devi",
  email = newAddress("lakshmi"),
  at?: Elsewhere,
): Promise<Account> {
  await post("/api/auth/signup", { name, email, password: PASSWORD }, at?.origin);
  const otp = await codeFor(email, 0, at?.dataDir);
  const { token } = await post("/api/auth/verify-otp", { email, otp }, at?.origin);
  return { name, email, token: String(token) };
}

/** Saves homes of an account by the calls alone. */
export async function saveHomes({ token }: Account, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const reply = await fetch(`${inject("site")}/api/favourites/${id}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
    });
    if (!reply.ok) throw new Error(`${id}: ${await reply.text()}`);
  }
}

/** Ids of an account's saved homes, as the server has them. */
export async function savedOf({ token }: Pick<Account, "token">): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await fetch(`${inject("site")}/api/favourites`, { headers });
  return (await reply.json()) as string[];
}

/** Options for `visit`: a browser that has these words in the site's local storage. */
export function storing(items: Readonly<Record<string, string>>, origin = inject("site")) {
  const localStorage = Object.entries(items).map(([name, value]) => ({ name, value }));
  return { storageState: { cookies: [], origins: [{ origin, localStorage }] } };
}

/** Options for `visit`: a browser in which the account is signed in. */
export function signedInAs({ token, name, email }: Account, origin?: string) {
  return storing({ token, user: JSON.stringify({ name, email }) }, origin);
}

/** The next call is answered as if the sign-in were longer ago than ten minutes. */
export async function needProof(page: Page, method: string, path: string, ways = ["password"]) {
  let asked = false;
  await page.route(path, (route) => {
    if (asked || route.request().method() !== method) return route.fallback();
    asked = true;
    const json = { success: false, code: "proof-needed", message: "", ways };
    return route.fulfill({ status: 403, json });
  });
}

/** Fills the sign-in form and sends it. */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await untilAlive(page);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

/** A refused call is a line in the browser's console; the test looks at what the page says. */
export const REFUSED = [/status of 4\d\d/];

export const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

export const badge = (page: Page) => page.getByRole("button", { name: /your account$/ });

export const stored = (page: Page) =>
  page.evaluate(() => ({
    token: localStorage.getItem("token"),
    user: localStorage.getItem("user"),
  }));
