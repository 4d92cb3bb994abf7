import { type KnownPage, scriptHash } from "./own-scripts.ts";
import source from "./start-page.inline.js?raw";

/** Runs at the end of the page; without its comments and indents. */
const START = source.replace(/^\s*\/\/.*\n|^\s+/gm, "");

/** How a content policy names it. */
const START_HASH = scriptHash(START);

/** Where the router's own scripts begin: `src/root.tsx` gives them this attribute. */
const FIRST_SCRIPT = '<script data-app=""';
/** A module that the router wants fetched; above the fold, where a slow line needs its bytes. */
const MODULE_LINK = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const SCRIPT_TAG = /<script([^>]*)>/g;
/** What starts the app, within the one script that is a module. */
const ENTRY = /<script data-app="" type="module" async="">[^<]*\bimport\("([^"]+)"\)/;
const END = "</body>";

/**
 * A finished page that is shown before its script: what the router would run at once becomes inert
 * text, which `start-page.inline.js` puts back unchanged once the page is painted or touched. The
 * scripts keep their text, so their hashes still hold. HTML that does not look as the router's is
 * left as it is: that page starts early, and works.
 * Why: docs/decisions/a-page-is-shown-before-its-script.md.
 */
export function startLate(page: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  // One character a byte: what is cut and put back is ASCII, all else stays as it was.
  const html = Buffer.from(page.buffer, page.byteOffset, page.byteLength).toString("latin1");
  const late = toLate(html);
  return late === null ? page : new Uint8Array(Buffer.from(late, "latin1"));
}

/** The same of a page whose scripts are known; the one that starts it is known from the build. */
export function withLateStart({ html, hashes }: KnownPage): KnownPage {
  return { html: startLate(html), hashes: [...hashes, START_HASH] };
}

/** Null where the page does not look as expected. */
function toLate(html: string): string | null {
  const from = html.indexOf(FIRST_SCRIPT);
  const end = html.lastIndexOf(END);
  if (from < 0 || end < from) return null;
  const scripts = html.slice(from, end);
  const entry = ENTRY.exec(scripts)?.[1];
  if (entry === undefined || scripts.includes(" src=")) return null;
  const modules: string[] = [];
  const before = html.slice(0, from).replace(MODULE_LINK, (_, address: string) => {
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
  return `${before + inert}<script type="application/json" data-app="modules">${list}</script><script>${START}</script>${html.slice(end)}`;
}
