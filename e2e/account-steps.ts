// The steps of an account that several journeys take.
import type { BrowserContext, Page } from "playwright-core";
import { inject } from "vitest";
import { untilAlive } from "./browser.ts";
import { codeFor, newAddress } from "./mailbox.ts";

export const PASSWORD = "four quiet river stones";

export interface Account {
  readonly name: string;
  readonly email: string;
  readonly token: string;
}

async function post(path: string, body: object): Promise<Record<string, unknown>> {
  const reply = await fetch(inject("site") + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const answer = (await reply.json()) as Record<string, unknown>;
  if (!reply.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer;
}

/** An account by the calls alone, for journeys that begin signed in. */
export async function openAccount(name = "Lakshmi Devi"): Promise<Account> {
  const email = newAddress("lakshmi");
  await post("/api/auth/signup", { name, email, password: PASSWORD });
  const { token } = await post("/api/auth/verify-otp", { email, otp: await codeFor(email) });
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

/** For `visit`: a browser in which the account is signed in. */
export function signedInAs({ token, name, email }: Account) {
  return (context: BrowserContext) =>
    context.addInitScript(
      ([key, user]) => {
        // Once a tab: a sign-out shall last over the next page.
        if (sessionStorage.getItem("prepared")) return;
        sessionStorage.setItem("prepared", "yes");
        localStorage.setItem("token", key ?? "");
        localStorage.setItem("user", user ?? "");
      },
      [token, JSON.stringify({ name, email })] as const,
    );
}

/** Fills the sign-in form and sends it. */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await untilAlive(page);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}
