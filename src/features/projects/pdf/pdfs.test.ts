import { getDocumentProxy } from "unpdf";
import { describe, expect, test } from "vitest";
import { formatWhole } from "#platform/i18n/formats.ts";
import { LANGUAGES, type Language } from "#platform/i18n/languages.ts";
import { PDF_NAMES, type PdfName, pdfFile } from "./pdf-names.ts";
import { sourceOf, TOLD, write } from "./pdf-testing.ts";

/** A busy machine takes its time over a whole pdf. */
const PATIENT = { timeout: 60_000 };
const MOST_BYTES = 3_000_000;
const REGISTERED = { kind: "registered", number: "P06180011223" } as const;

/** What a document has of its kind. */
const MADE_OF = {
  brochure: { pages: 8, figures: 19, tables: 5 },
  layout: { pages: 3, figures: 3, tables: 7 },
} as const satisfies Record<PdfName, unknown>;

const documents = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** The site's own PDF, written once for all tests. */
function writeOnce(name: PdfName, language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const key = pdfFile({ name, language });
  const document = documents.get(key) ?? write(name, language);
  documents.set(key, document);
  return document;
}

interface StructNode {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly StructNode[];
}

/** The document as a reader of its structure finds it. */
async function open(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(bytes.slice());
  const texts: string[] = [];
  const elements: StructNode[] = [];
  const gather = (node: StructNode) => {
    elements.push(node);
    for (const child of node.children ?? []) gather(child);
  };
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    texts.push(items.map((item) => ("str" in item ? item.str : "")).join(" "));
    const tree = (await page.getStructTree()) as StructNode | null;
    if (tree) gather(tree);
  }
  const roles = (role: string) => elements.filter((element) => element.role === role);
  return { pdf, texts: texts.map((text) => text.replaceAll(/\s+/g, " ")), roles };
}

/** Letters alone: seams between fonts read as spaces, and joiners are not read at all. */
const letters = (text: string) => text.replaceAll(/[\s\u200c]/g, "");

const EACH = LANGUAGES.flatMap((language) => PDF_NAMES.map((name) => ({ language, name })));

describe.each(EACH)("the $name in $language", ({ language, name }) => {
  test("is light, tagged, titled, and says what its pictures show", PATIENT, async () => {
    const bytes = await writeOnce(name, language);
    expect(bytes.byteLength).toBeLessThan(MOST_BYTES);
    const { pdf, roles, texts } = await open(bytes);
    const { words } = await sourceOf(language);
    const { pages, figures, tables } = MADE_OF[name];
    expect(pdf.numPages).toBe(pages);
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Language: language, Title: words[name].title });
    expect(roles("H1")).toHaveLength(1);
    expect(roles("Table")).toHaveLength(tables);
    expect(roles("TH").length).toBeGreaterThan(roles("Table").length);
    expect(roles("Figure")).toHaveLength(figures);
    for (const { alt } of roles("Figure")) expect(alt?.length).toBeGreaterThan(8);
    const told =
      name === "layout"
        ? [words.plan.roads["main-avenue"], words.columns.sidesInFeet, words.terms.statuses.sold]
        : [...words.brochure.story.paragraphs, ...words.brochure.last.documents];
    for (const text of told) expect(letters(texts.join(""))).toContain(letters(text));
  });
});

test("a PDF in a language of the country has no English words but names", async () => {
  const KNOWN = new Set(
    "Vennela Gardens PDF A https plots example te hi projects agent Sample address rera ap gov in".split(
      " ",
    ),
  );
  const isText = (value: unknown): value is string => typeof value === "string";
  const textsIn = (value: unknown): string[] =>
    isText(value) ? [value] : Object.values(value ?? {}).flatMap(textsIn);
  for (const language of ["te", "hi"] as const) {
    const { words, bands, costs } = await sourceOf(language);
    const { lang, ...said } = words;
    const sources = costs.sources.map(({ what }) => what);
    const found = textsIn([said, bands, { ...costs, sources }]).flatMap(
      (text) => text.match(/[A-Za-z]+/g) ?? [],
    );
    expect(
      found.filter((word) => !KNOWN.has(word)),
      lang,
    ).toEqual(["i"]);
  }
});

test.each(PDF_NAMES)(
  "the %s is the same bytes of the same plan, and others once a plot is sold",
  PATIENT,
  async (name) => {
    const [first, again] = [await writeOnce(name, "te"), await write(name, "te")];
    expect(Buffer.compare(first, again)).toBe(0);
    const [plot, ...rest] = TOLD.plan.plots;
    if (!plot) throw new Error("the plan has plots");
    const plan = { ...TOLD.plan, plots: [{ ...plot, status: "sold" as const }, ...rest] };
    const sold = await write(name, "te", { ...TOLD, plan });
    expect(Buffer.compare(first, sold)).not.toBe(0);
  },
);

const SAMPLE: Readonly<Record<Language, readonly [string, string]>> = {
  en: ["Sample project", "Not registered with AP RERA, not for sale"],
  te: ["నమూనా ప్రాజెక్టు", "ఏపీ రెరాలో నమోదు కాలేదు, అమ్మకానికి కాదు"],
  hi: ["नमूना प्रोजेक्ट", "एपी रेरा में रजिस्टर्ड नहीं, बिक्री के लिए नहीं"],
};

test.each(EACH)(
  "each page of the $name in $language says that it is a sample, not registered and not for sale",
  PATIENT,
  async ({ name, language }) => {
    const { texts } = await open(await writeOnce(name, language));
    for (const text of texts)
      for (const said of SAMPLE[language]) expect(letters(text)).toContain(letters(said));
    expect(texts.join()).not.toMatch(/book a site visit/i);
  },
);

test("of a registered project each page bears the number, and who sells it", PATIENT, async () => {
  const operator = {
    legalName: "Plots Private Limited",
    reraAgentNumber: "A06180000000",
    grievanceOfficer: "",
  };
  const facts = { ...TOLD.facts, isSample: false, registration: REGISTERED };
  const site = { ...TOLD.site, operator };
  const { pdf, texts } = await open(await write("brochure", "en", { ...TOLD, facts, site }));
  for (const text of texts) expect(text).toContain("AP RERA registration P06180011223");
  expect(texts.join()).not.toMatch(/sample project|not for sale/i);
  expect(texts[7]).toContain("RERA agent registration A06180000000");
  expect(texts[7]).toContain("Book a site visit");
  const { info } = await pdf.getMetadata();
  expect((info as { Title: string }).Title).toBe("Vennela Gardens: brochure");
});

test(
  "land rows add up to the total printed, and the green share says what it counts",
  PATIENT,
  async () => {
    const { site, plots, openSpaces, utilities, roads } = TOLD.areas;
    expect(plots + openSpaces + utilities + roads).toBe(site);
    expect(plots).toBe(TOLD.plan.plots.reduce((sum, { sizeSqYd }) => sum + sizeSqYd, 0));
    const { texts } = await open(await writeOnce("brochure", "en"));
    const rows = [plots, roads, openSpaces, utilities, site].map(formatWhole);
    for (const row of rows) expect(texts[3]).toContain(row);
    expect(texts[2]).toContain("7.9 % of the land is green; 10.5 % with clubhouse, pool, court");
  },
);

test.each([
  ["en", 3],
  ["te", 4],
] as const)("every font of a PDF in %s is within it", PATIENT, async (language, count) => {
  const text = Buffer.from(await writeOnce("layout", language)).toString("latin1");
  expect(text.match(/\/Type \/FontDescriptor/g)).toHaveLength(count);
  expect(text.match(/\/FontFile2 /g)).toHaveLength(count);
});

test("the brochure tells costs, and names whom to ask and what to see", PATIENT, async () => {
  const { texts } = await open(await writeOnce("brochure", "en"));
  const costs = texts[5]?.replaceAll("₹ ", "₹");
  for (const fact of [
    "Plot 97",
    "₹40,50,000",
    "₹43,53,750",
    "the buyer keeps back 1 %",
    "the lawyer’s check of the papers",
    "as read on 23 November 2026",
    "creditdharma.in",
  ])
    expect(costs).toContain(fact);
  for (const fact of ["+91 90000 00001", "agent@plots.example", "Encumbrance certificate"])
    expect(texts[7]).toContain(fact);
});

test(
  "each sheet of the brochure is numbered, and has a code that leads to its page in the reader's language",
  PATIENT,
  async () => {
    const { texts, roles } = await open(await writeOnce("brochure", "te"));
    for (const [i, text] of texts.entries()) expect(text).toContain(`${i + 1} / 8`);
    const codes = roles("Figure").flatMap(({ alt }) => (alt?.startsWith("https:") ? [alt] : []));
    expect(codes).toHaveLength(8);
    expect(codes).toContain("https://plots.example/te/projects#plan");
    expect(codes).toContain("https://plots.example/te/tools/cost");
  },
);

test("no picture stands in the brochure twice", PATIENT, async () => {
  const { roles } = await open(await writeOnce("brochure", "en"));
  const alts = roles("Figure").map(({ alt }) => alt);
  const pictures = alts.filter((alt) => alt?.includes("not a photograph"));
  expect(pictures).toHaveLength(7);
  expect(new Set(pictures).size).toBe(7);
});

test(
  "a brochure of a project that is sold out says so, and has no table of nothing",
  PATIENT,
  async () => {
    const plots = TOLD.plots.map((plot) => ({ ...plot, status: "sold" as const }));
    const { texts, roles } = await open(await write("brochure", "en", { ...TOLD, plots }));
    expect(texts[4]).toContain("No plot is to be had now.");
    expect(roles("Table")).toHaveLength(MADE_OF.brochure.tables - 1);
  },
);
