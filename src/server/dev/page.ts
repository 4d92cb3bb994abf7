import { escapeHtml } from "#platform/mail/mail-html.ts";

/** Pages for developers hold no script and fetch nothing; they may frame what they are told. */
export function developerPolicy(frames: "'none'" | "'self'" = "'none'"): string {
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "style-src 'unsafe-inline'",
    "form-action 'self'",
    `frame-src ${frames}`,
    "frame-ancestors 'none'",
  ].join("; ");
}

const STYLE = `
:root { color-scheme: light; }
body { margin: 0; padding: 24px 16px; font: 16px/26px system-ui, sans-serif; color: #17222b; background: #f8f8f5; }
main { max-width: 720px; margin: 0 auto; }
h1 { font-size: 26px; line-height: 32px; margin: 0 0 16px; }
.card { background: #fff; border: 1px solid #e0e2dc; border-radius: 10px; padding: 16px 24px; margin: 0 0 16px; }
.muted, th { color: #566069; font-size: 14px; font-weight: 400; text-align: left; }
td, th { padding: 8px 16px 8px 0; vertical-align: top; }
a { color: #0b5a68; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; }
iframe { width: 100%; height: 560px; border: 1px solid #e0e2dc; border-radius: 6px; background: #fff; }
label { display: block; margin: 0 0 16px; }
input:not([type=checkbox]) { display: block; box-sizing: border-box; width: 100%; min-height: 48px; padding: 8px 12px; font: inherit; border: 1px solid #848e8f; border-radius: 6px; }
input[type=checkbox] { width: 24px; height: 24px; vertical-align: middle; margin: 0 8px 0 0; }
button { display: block; width: 100%; min-height: 48px; margin: 0 0 12px; font: inherit; font-weight: 600; border-radius: 6px; border: 1px solid #0b5a68; background: #fff; color: #0b5a68; cursor: pointer; }
button.hinted { background: #0b5a68; color: #fff; }
`;

/** A page for developers; `body` is HTML, already escaped. */
export function developerPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}
