import { LANGUAGE_TABLE, LANGUAGES, type Language } from "#platform/i18n/languages.ts";

/** A mail's parts as plain text, already in the reader's language. */
export interface MailParts {
  readonly subject: string;
  readonly lead: string;
  /** In lines. */
  readonly letter: string | null;
  /** Facts with what each is called and where it leads; a value may have several lines. */
  readonly facts: readonly {
    readonly label: string;
    readonly value: string;
    readonly url: string | null;
  }[];
  readonly code: string | null;
  readonly action: { readonly label: string; readonly url: string } | null;
  readonly also: { readonly label: string; readonly url: string } | null;
  readonly limit: string | null;
  readonly footnote: string;
  readonly origin: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as text in HTML, between tags and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** A mail fetches no typeface: of the scripts' those that most devices have. */
const FONTS = [
  '"Anek Latin"',
  ...LANGUAGES.flatMap((language) => {
    const { script } = LANGUAGE_TABLE[language];
    return script ? `"${script.family.replace("Anek", "Noto Sans")}"` : [];
  }),
  "system-ui, sans-serif",
].join(", ");

/** The site's colours (paper, card, ink, muted, line, river) and their counterparts at night. */
const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 24px 16px; background: #f8f8f5; color: #17222b; }
.card { max-width: 480px; margin: 0 auto; padding: 24px; background: #ffffff; border: 1px solid #e0e2dc; border-radius: 10px; }
.body { font: 16px/26px ${FONTS}; }
p { margin: 0 0 16px; }
.name { font-weight: 600; font-size: 20px; color: #0b5a68; }
.code { font: 600 40px/48px ui-monospace, Menlo, Consolas, monospace; letter-spacing: 8px; }
.action { display: inline-block; padding: 11px 20px; border-radius: 6px; background: #0b5a68; color: #ffffff; text-decoration: none; font-weight: 600; }
.small { font-size: 14px; line-height: 22px; color: #566069; overflow-wrap: anywhere; }
.small a { color: inherit; }
.letter { white-space: pre-line; overflow-wrap: anywhere; padding-left: 16px; border-left: 3px solid #c6dde1; }
.letter a { color: inherit; }
.fact a { color: #0b5a68; }
.fact { margin: 0 0 8px; white-space: pre-line; overflow-wrap: anywhere; }
@media (prefers-color-scheme: dark) {
  body { background: #0f161b; color: #e9edec; }
  .card { background: #17222b; border-color: #33424c; }
  .name, .fact a { color: #8fcbd6; }
  .action { background: #8fcbd6; color: #0f161b; }
  .small { color: #b3bdc2; }
}`;

const ADDRESS = /https?:\/\/[^\s<>"']+/g;

/** Text with its addresses as links. */
function toLinked(text: string): string {
  let end = 0;
  const parts: string[] = [];
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    const url = escapeHtml(address);
    parts.push(escapeHtml(text.slice(end, index)), `<a href="${url}" target="_blank">${url}</a>`);
    end = index + address.length;
  }
  return [...parts, escapeHtml(text.slice(end))].join("");
}

function toValue({ value, url }: MailParts["facts"][number]): string {
  const text = escapeHtml(value);
  return url === null ? text : `<a href="${escapeHtml(url)}" target="_blank">${text}</a>`;
}

/** The HTML of a mail: no picture, no script, nothing fetched, no table. */
export function toMailHtml(parts: MailParts, language: Language): string {
  const { subject, lead, letter, facts, code, action, also, limit, footnote, origin } = parts;
  const url = action && escapeHtml(action.url);
  const alsoUrl = also && escapeHtml(also.url);
  const blocks = [
    `<p class="name">Sthalam <span lang="te">స్థలం</span></p>`,
    `<p>${escapeHtml(lead)}</p>`,
    letter !== null && `<p class="letter">${toLinked(letter)}</p>`,
    ...facts.map(
      (fact) =>
        `<p class="fact"><span class="small">${escapeHtml(fact.label)}</span><br>${toValue(fact)}</p>`,
    ),
    code && `<p class="code">${escapeHtml(code)}</p>`,
    action &&
      `<p><a class="action" href="${url}" target="_blank">${escapeHtml(action.label)}</a></p>`,
    action && `<p class="small"><a href="${url}" target="_blank">${url}</a></p>`,
    also &&
      `<p class="small">${escapeHtml(also.label)}: <a href="${alsoUrl}" target="_blank">${alsoUrl}</a></p>`,
    limit && `<p>${escapeHtml(limit)}</p>`,
    `<p class="small">${escapeHtml(footnote)}</p>`,
    `<p class="small">Sthalam · ${escapeHtml(origin)}</p>`,
  ].filter(Boolean);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${STYLE}
</style>
</head>
<body class="body">
<div class="card">
${blocks.join("\n")}
</div>
</body>
</html>
`;
}

/** The same as plain text. */
export function toMailText(parts: MailParts): string {
  const { lead, letter, facts, code, action, also, limit, footnote, origin } = parts;
  const told = facts
    .map(({ label, value, url }) => `${label}: ${value}${url === null ? "" : `\n${url}`}`)
    .join("\n");
  const blocks = [
    lead,
    letter,
    told,
    code,
    action && `${action.label}:\n${action.url}`,
    also && `${also.label}:\n${also.url}`,
    limit,
    footnote,
  ].filter(Boolean);
  return `${blocks.join("\n\n")}\n\n-- \nSthalam · ${origin}\n`;
}
