import { expect, test } from "vitest";
import { scriptHash, takeMarks } from "./own-scripts.ts";

const MARK = "6f3c";
const known = (html: string) => {
  const page = takeMarks(Buffer.from(html).toString("latin1"), MARK);
  return { html: Buffer.from(page.html, "latin1").toString(), hashes: page.hashes };
};
const OWN = `<script data-app="" nonce="${MARK}">own("తె")</script>`;
const OWN_HASH = scriptHash(Buffer.from(`own("తె")`).toString("latin1"));

test("only a marked script is named, and no mark is left", () => {
  const page = known(`<p>తె</p><script>brought()</script>${OWN}</body>`);
  expect(page.hashes).toEqual([OWN_HASH]);
  expect(page.html).toBe(
    `<p>తె</p><script>brought()</script><script data-app="">own("తె")</script></body>`,
  );
});

test.each([
  ["a mark that is guessed wrongly", `<script nonce="6f3d">brought()</script>`],
  ["a tag left open before a marked one", `<script x="`],
  ["a tag left open within quotes", `<script x='`],
  ["a script left open", "<script>brought();"],
  ["a comment left open", "<!-- "],
  ["a mark in a text", `<p>nonce="6f3c</p><script>brought()</script>`],
])("%s names nothing more", (_, brought) => {
  expect(known(`${brought}${OWN}`).hashes).toEqual([OWN_HASH]);
});

test("a link or a script with an address may be marked, and is no inline script", () => {
  const page = known(
    `<link rel="modulepreload" href="/a.js" nonce="${MARK}"/><script>brought()</script><script src="/a.js" nonce="${MARK}"></script>${OWN}`,
  );
  expect(page.hashes).toEqual([OWN_HASH]);
  expect(page.html).toContain(`<link rel="modulepreload" href="/a.js"/>`);
});
