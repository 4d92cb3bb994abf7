// What machines are told of a page, a visitor sees on it; and what is a sample is marked as one.
import { expect, inject, test } from "vitest";
import { PROJECT } from "../projects/project-steps.ts";
import { FACTS, LAKERIDGE } from "./listing-steps.ts";

const LANGUAGES = ["", "/te", "/hi"];
const LISTINGS = FACTS.map(({ mlsNumber }) => `/property/${mlsNumber}`);
const PAGES = [
  "/",
  PROJECT,
  "/searchProperties",
  "/about",
  "/contact",
  "/enquire",
  "/terms",
  "/privacy",
  "/tools",
  "/tools/cost",
  "/tools/units",
  "/login",
  "/favourites",
  `/compare?ids=${FACTS[0]?.mlsNumber},${FACTS[1]?.mlsNumber}`,
];

interface ReadPage {
  readonly path: string;
  readonly claims: readonly Claim[];
  /** Text that is shown, with what stands for pictures and names controls. */
  readonly visible: string;
  /** The line below its title. */
  readonly subtitle: string;
  /** Where its links lead. */
  readonly links: string;
  /** The days that it shows, as machines read them. */
  readonly days: readonly string[];
}

interface Claim {
  readonly property: string;
  readonly value: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#x27": "'",
  "#39": "'",
  nbsp: " ",
};
const plain = (text: string) =>
  text
    .replaceAll(/&([a-z]+|#x?[0-9a-f]+);/gi, (all, name: string) => ENTITIES[name] ?? all)
    .replaceAll(/\s+/g, " ");

async function read(path: string): Promise<ReadPage> {
  const html = await (await fetch(inject("site") + path)).text();
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const body = html.replace(/^.*?<body[^>]*>/s, "").replaceAll(/<(script|style)\b.*?<\/\1>/gs, "");
  const attributes = [...body.matchAll(/ (?:alt|aria-label)="([^"]*)"/g)].map(([, text]) => text);
  const shown = body.replaceAll("<!-- -->", "").replaceAll(/<[^>]*>/g, " ");
  return {
    path,
    claims: json === undefined ? [] : claimsOf(JSON.parse(json)["@graph"], ""),
    visible: plain(`${shown} ${attributes.join(" ")}`),
    subtitle: plain((/<\/h1>(.*?)<\/p>/s.exec(body)?.[1] ?? "").replaceAll(/<[^>]*>/g, "")),
    days: [...body.matchAll(/<time dateTime="([^"]*)"/g)].map(([, day = ""]) => day),
    links: plain([...body.matchAll(/ href="([^"]*)"/g)].map(([, to]) => to).join(" ")),
  };
}

function claimsOf(part: unknown, property: string): Claim[] {
  if (Array.isArray(part)) return part.flatMap((one) => claimsOf(one, property));
  if (typeof part !== "object" || part === null) return [{ property, value: String(part) }];
  return Object.entries(part).flatMap(([name, value]) => claimsOf(value, name));
}

/** What names things for machines alone: kinds, addresses of pages and pictures, the language. */
const NO_CLAIMS = new Set([
  "@type",
  "@id",
  "url",
  "item",
  "logo",
  "image",
  "position",
  "inLanguage",
  "urlTemplate",
  "query-input",
  "addressCountry",
]);
const AVAILABLE: Readonly<Record<string, RegExp>> = {
  "https://schema.org/InStock": /Available|అందుబాటులో|उपलब्ध/,
  "https://schema.org/SoldOut": /Sold out/,
};

/** Whether a visitor sees what a claim says. */
function isSeen({ property, value }: Claim, { visible, subtitle, links, days }: ReadPage): boolean {
  switch (property) {
    case "price":
      return visible.includes(`₹${Number(value).toLocaleString("en-IN")}`);
    case "priceCurrency":
      return value === "INR" && visible.includes("₹");
    case "unitText":
      return /sq yd|చ\.గజ|वर्ग गज/.test(visible);
    case "addressLocality":
      return subtitle.split(";")[0]?.includes(value) ?? false;
    case "latitude":
    case "longitude":
      return links.includes(value);
    case "availability":
      return AVAILABLE[value]?.test(visible) ?? false;
    case "validFrom":
      return days.includes(value);
    case "addressRegion":
      return /Andhra Pradesh|ఆంధ్రప్రదేశ్|आंध्र प्रदेश/.test(visible);
    case "description":
      // The figures of a sentence that sums the page up.
      return (value.match(/₹?\d([\d,]*\d)?/g) ?? []).every((figure) => visible.includes(figure));
    default:
      return visible.includes(value);
  }
}

async function unseenOn(paths: readonly string[]): Promise<string[]> {
  const unseen: string[] = [];
  for (const path of paths) {
    const page = await read(path);
    for (const claim of page.claims)
      if (!NO_CLAIMS.has(claim.property) && !isSeen(claim, page))
        unseen.push(`${path}: ${claim.property} ${claim.value}`);
  }
  return unseen;
}

const inLanguages = (pages: readonly string[]) =>
  LANGUAGES.flatMap((language) =>
    pages.map((page) => (page === "/" && language !== "" ? language : language + page)),
  );

test("no page tells machines what it does not show, in three languages", async () => {
  expect((await read(LAKERIDGE)).claims.length).toBeGreaterThan(10);
  expect((await read("/")).claims.length).toBeGreaterThan(5);
  expect(await unseenOn(inLanguages([...PAGES, ...LISTINGS]))).toEqual([]);
}, 180_000);

test("a claim without a counterpart would be found", async () => {
  const page = await read(LAKERIDGE);
  const claim = (property: string, value: string) => isSeen({ property, value }, page);
  expect(claim("price", "20000")).toBe(true);
  expect(claim("price", "20001")).toBe(false);
  expect(claim("addressLocality", "Amaravati")).toBe(false);
  expect(claim("latitude", "16.5")).toBe(false);
  expect(claim("validFrom", "2026-11-20")).toBe(true);
  expect(claim("validFrom", "2026-11-21")).toBe(false);
  expect(claim("availability", "https://schema.org/SoldOut")).toBe(false);
  expect(claim("description", "₹21,000 per sq yd")).toBe(false);
});

const SAMPLE = /sample|నమూనా|नमूना/i;
const SAMPLE_FACT = /Vennela Gardens|\+91[\d -]{10,}|testimonial/gi;
/** How far from a sample fact its mark may stand, in letters. */
const NEAR = 400;

test("every fact of the sample project and agent is marked beside it, in three languages", async () => {
  const unmarked: string[] = [];
  let found = 0;
  for (const path of inLanguages([...PAGES, ...LISTINGS])) {
    const { visible } = await read(path);
    for (const { index, 0: fact } of visible.matchAll(SAMPLE_FACT)) {
      found += 1;
      const beside = visible.slice(Math.max(0, index - NEAR), index + NEAR);
      if (!SAMPLE.test(beside))
        unmarked.push(`${path}: ${fact}: ${beside.slice(NEAR - 40, NEAR + 60)}`);
    }
  }
  expect(found).toBeGreaterThan(100);
  expect(unmarked).toEqual([]);
}, 180_000);
