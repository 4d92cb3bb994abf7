import { expect, test } from "vitest";
import { LANGUAGES } from "#platform/i18n/languages.ts";
import { MAILS } from "#server/wiring/mail.ts";
import { mailExamples } from "./mail-examples.ts";

const app = mailExamples(() => ({
  origin: "http://localhost:3000",
  infoEmail: "agent@plots.example",
}));

test("every mail of the site is listed, and each link of the list shows one", async () => {
  const list = await (await app.request("/")).text();
  const links = [...list.matchAll(/href="\/dev\/mail\/examples(\/[^"]+)"/g)].map(
    ([, path]) => path,
  );
  expect(links).toHaveLength(MAILS.length * LANGUAGES.length);
  for (const path of links) {
    const page = await app.request(path ?? "");
    expect([path, page.status]).toEqual([path, 200]);
    const html = await (await app.request(`${path}/html`)).text();
    expect(html).toContain(`<html lang="${path?.split("/").at(-1)}">`);
  }
});

test.each(["/verify-code/fr", "/free-money/en", "/free-money/en/html"])(
  "%s is no mail",
  async (path) => {
    expect((await app.request(path)).status).toBe(404);
  },
);
