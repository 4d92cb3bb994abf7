/** As the browser has it (W3C Trusted Types); the types of TypeScript do not know it yet. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: {
      readonly createHTML: (markup: string, type: string, sink: string) => string | null;
      readonly createScript: (text: string) => string | null;
      readonly createScriptURL: (url: string) => string | null;
    },
  ): unknown;
}

/** How React makes a script element before it is given anything. */
const EMPTY_SCRIPT = "<script></script>";

/** Elements that neither run nor fetch anything, with attributes that neither do. */
const ELEMENT =
  "svg|g|path|circle|ellipse|rect|line|polyline|polygon|text|defs|title|desc|div|span|p|b|i|em|strong|small|br|sub|sup";
const ATTRIBUTE =
  "class|title|lang|dir|xmlns|version|viewBox|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|d|points|width|height|fill|fill-rule|fill-opacity|stroke|stroke-width|stroke-linecap|stroke-linejoin|transform|opacity|role|aria-[a-z]+|font-[a-z]+|text-anchor|dominant-baseline";
const VALUE = `"[^"<>]*"|'[^'<>]*'`;
/** A link of a map's attribution to another site. */
const LINK = `<a(?:\\s+(?:(?:class|title|target|rel)=(?:${VALUE})|href=(?:"https?://[^"<>]*"|'https?://[^'<>]*')))*\\s*>|</a>`;
const KNOWN = new RegExp(
  `^(?:[^<]|${LINK}|</?(?:${ELEMENT})(?:\\s+(?:${ATTRIBUTE})=(?:${VALUE}))*\\s*/?>)*$`,
  "i",
);

/** True for markup that only shows: text, drawings, and links of an attribution. */
export function isKnownMarkup(markup: string): boolean {
  return markup === EMPTY_SCRIPT || KNOWN.test(markup);
}

/**
 * What becomes of markup: itself where it only shows. What a library wants to look through first, as
 * the map does with the attribution of another's style, loses its tags and keeps its words; all else
 * is refused.
 */
export function toKnownMarkup(markup: string, sink: string): string | null {
  if (isKnownMarkup(markup)) return markup;
  const isLookedThrough = sink.startsWith("DOMParser");
  return isLookedThrough ? markup.replace(/<[^>]*>/g, " ").replaceAll("<", "&lt;") : null;
}

/** True for data, as search engines read it in a script's place: it does nothing when it is run. */
export function isData(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false; // which is the answer
  }
}

/** What shows notifications while no page is open: a file of its own, since its address stays. */
export const PUSH_WORKER = "/push.js";

/** What opens pages without a network; its address stays as well. */
export const OFFLINE_WORKER = "/offline.js";

const WORKERS: readonly string[] = [PUSH_WORKER, OFFLINE_WORKER];

/** True for a worker of the site's own. */
export function isKnownScript(url: string, origin: string): boolean {
  const { origin: from, pathname } = new URL(url, origin);
  return from === origin && (pathname.startsWith("/assets/") || WORKERS.includes(pathname));
}

/**
 * Says what libraries may hand to the browser as text: React, the map and the panorama know no
 * policy of their own, so theirs is the page's `default`. What it does not know is refused, and the
 * content policy reports it.
 */
export function allowKnownMarkup(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy("default", {
    createHTML: (markup, _type, sink) => toKnownMarkup(markup, sink),
    createScript: (text) => (isData(text) ? text : null),
    createScriptURL: (url) => (isKnownScript(url, location.origin) ? url : null),
  });
}
