import { type KnownPage, scriptHash } from "./own-scripts.ts";
import source from "./start-page.inline.js?raw";

/** Runs at the end of the page; without its comments and indents. */
const START = source.replace(/^\s*\/\/.*\n|^\s+/gm, "");

/** How a content policy names it. */
const START_HASH = scriptHash(START);

/** Where the router's own scripts begin: `src/root.tsx` gives them this attribute. */
const FIRST_SCRIPT = '<script data-app=""';
/** A module that the router wants fetched; in the head, where a slow line needs its bytes. */
const MODULE_LINK = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const SCRIPT_TAG = /<script([^>]*)>/g;
/** What starts the app, within the one script that is a module. */
const ENTRY = /<script data-app="" type="module" async="">[^<]*\bimport\("([^"]+)"\)/;
const HEAD_END = "</head>";
const END = "</body>";

/**
 * A finished page that is shown before its script: what the router would run at once becomes inert
 * text, which `start-page.inline.js` puts back unchanged once the page is painted or touched. The
 * scripts keep their text, so their hashes still hold; the one that starts the page is known from the
 * build. HTML that does not look as the router's is left as it is: that page starts early, and works.
 * Why: docs/decisions/a-page-is-shown-before-its-script.md.
 */
export function withLateStart({ html, hashes }: KnownPage): KnownPage {
  return { html: toLate(html) ?? html, hashes: [...hashes, START_HASH] };
}

/** Null where the page does not look as expected. */
function toLate(html: string): string | null {
  const headEnd = html.indexOf(HEAD_END);
  const from = html.indexOf(FIRST_SCRIPT, headEnd);
  const end = html.lastIndexOf(END);
  if (headEnd < 0 || from < 0 || end < from) return null;
  const scripts = html.slice(from, end);
  const entry = ENTRY.exec(scripts)?.[1];
  if (entry === undefined || scripts.includes(" src=")) return null;
  const modules: string[] = [];
  const head = html.slice(0, headEnd).replace(MODULE_LINK, (_, address: string) => {
    if (address !== entry) modules.push(address);
    return "";
  });
  const inert = scripts.replace(SCRIPT_TAG, (_, attributes: string) =>
    attributes.includes('type="module"')
      ? '<script type="text/plain" data-app="module">'
      : '<script type="text/plain" data-app="classic">',
  );
  // Those that others import come after them.
  const list = JSON.stringify({ modules: modules.reverse(), entry });
  const start = `<script type="application/json" data-app="modules">${list}</script><script>${START}</script>`;
  return head + html.slice(headEnd, from) + inert + start + html.slice(end);
}
