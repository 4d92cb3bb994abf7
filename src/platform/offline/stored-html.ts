/** Pictures of a page that is had ready; the others of its gallery come with the network. */
const MOST_PICTURES = 6;

/** True for the path of a page; a file or a call that is opened like one goes by the worker untouched. */
export function isPagePath(pathname: string): boolean {
  return !/^\/(?:api|dev)\/|\.[a-z0-9]+$/i.test(pathname);
}

/**
 * True for an answer that may be stored: a page as everybody gets it. What the server forbids to
 * store, as a page whose address holds a secret, is not stored here either.
 */
export function isStorable({
  status,
  type,
  redirected,
  headers,
}: Pick<Response, "status" | "type" | "redirected" | "headers">): boolean {
  return (
    status === 200 &&
    type === "basic" &&
    !redirected &&
    (headers.get("content-type") ?? "").startsWith("text/html") &&
    !(headers.get("cache-control") ?? "").includes("no-store")
  );
}

/** Paths of the script, styles and fonts that a page names. */
export function filesIn(html: string): string[] {
  return all(html, /"(\/assets\/[^"]+\.(?:js|css|woff2))"/g);
}

/** Paths of the first pictures that a page shows of listings. */
export function picturesIn(html: string): string[] {
  return all(html, /src="(\/(?:illustrations|pictures)\/[^"]+)"/g).slice(0, MOST_PICTURES);
}

function all(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, path = ""]) => path))];
}

/** What a page is called, without the site's name; null for one that search engines are not to list either. */
export function nameIn(html: string): string | null {
  if (/<meta name="robots" content="noindex/.test(html)) return null;
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1];
  return title ? unescaped(title).replace(/ · Sthalam$/, "") : null;
}

const ESCAPES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** Text as React escaped it. */
function unescaped(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => ESCAPES[sign] ?? sign);
}
