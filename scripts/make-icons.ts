// Draws src/ui/icons.svg, the sprite of all icons in src/ui/icon-names.ts, from Lucide's own.
// Run it again after a change of that list: node scripts/make-icons.ts
import { writeFile } from "node:fs/promises";
import type { ComponentType } from "react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ICON_NAMES } from "#ui/icon-names.ts";

const symbols = await Promise.all(
  ICON_NAMES.map(async (name) => {
    const module: { default: ComponentType } = await import(`lucide-react/icons/${name}`);
    const shapes = renderToStaticMarkup(createElement(module.default)).replace(
      /^<svg[^>]*>|<\/svg>$/g,
      "",
    );
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
  }),
);
const license = "<!-- Lucide icons, ISC license, https://lucide.dev/license -->";
await writeFile(
  "src/ui/icons.svg",
  `<svg xmlns="http://www.w3.org/2000/svg">${license}\n${symbols.join("\n")}\n</svg>\n`,
);
