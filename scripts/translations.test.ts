import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { formatter } from "@lingui/format-po";
import { parse, type Token } from "@messageformat/parser";
import { expect, it } from "vitest";
import { LANGUAGES, type Language } from "#platform/i18n/languages.ts";

interface Text {
  readonly file: string;
  /** As the code says it, in English. */
  readonly message: string;
  readonly translation: string;
}

/** All texts of a language. */
async function textsOf(language: Language): Promise<Text[]> {
  const po = formatter();
  const texts: Text[] = [];
  for (const file of globSync(`src/locales/${language}/*.po`)) {
    const context = { locale: language, sourceLocale: "en", filename: file };
    const catalogue = await po.parse(readFileSync(file, "utf8"), context);
    for (const { message = "", translation = "" } of Object.values(catalogue))
      texts.push({ file: basename(file), message, translation });
  }
  return texts;
}

/**
 * Values and tags that a text holds, once each, sorted. A number counts the same whether it is shown
 * or chooses a form: languages differ in which words follow it.
 */
function slotsOf(text: string): string[] {
  const tags = text.match(/<\/?\d+\/?>/g) ?? [];
  const valuesOf = (tokens: readonly Token[]): string[] =>
    tokens.flatMap((token) => {
      if (token.type === "argument") return [token.arg];
      if (token.type === "content" || token.type === "octothorpe") return [];
      if (token.type === "function") return [`${token.arg} ${token.key}`];
      const inner = token.cases.flatMap((choice) => valuesOf(choice.tokens));
      return [token.arg, ...inner];
    });
  return [...new Set([...valuesOf(parse(text)), ...tags])].sort();
}

/** What does not fit between a text and its translation; null where all fits. */
function misfit({ file, message, translation }: Text): string | null {
  const [asked, given] = [slotsOf(message), slotsOf(translation)];
  return asked.join() === given.join()
    ? null
    : `${file}: “${translation}” has ${given.join(", ") || "no values"}; “${message}” has ${asked.join(", ") || "none"}`;
}

/** Words that a language's texts do not use, each with the one that they do. */
const INSTEAD: Readonly<Record<Exclude<Language, "en">, ReadonlyArray<readonly [RegExp, string]>>> =
  {
    te: [
      [/సైన్ ఇన్/, "లాగిన్"],
      [/సైన్ అవుట్/, "లాగ్ అవుట్"],
      [/సందర్శన/, "సైట్ విజిట్"],
      [/తిరిగి కాల్/, "కాల్‌బ్యాక్"],
      [/(?<!ఈ)మెయిల్(?!\u200cబాక్స్)/, "ఈమెయిల్"],
      [/నంబర్(?![్‌ల])/, "నంబరు"],
      [/ఫొటో/, "ఫోటో"],
      [/నుండి/, "నుంచి"],
      [/WhatsApp/, "వాట్సాప్"],
      [/రుసుము|సుంకం/, "ఫీజు, డ్యూటీ"],
      [/(?<!వడ్డీ |ప్రతి )రేటు/, "ధర"],
      [/(?:ప్లాట|సైట|లింక|ఫైల|డ్రాయింగ|డ్రాఫ్ట)ు/, "without ు: ప్లాట్, లింక్"],
      [/ప్రాజెక్ట్/, "ప్రాజెక్టు"],
      [/కాలమ్/, "నిలువు వరుస"],
      [/పంపబడ|చదవబడ|బడుతుంద|బడింద/, "said of who does it"],
      [/(?:మూసివేయి|చూపు|తొలగించు|చెయ్యి)$/u, "the polite plural, on buttons too"],
      [/స్థలం\.(?:కామ్|ఇన్)/, "Sthalam, in Latin letters"],
    ],
    hi: [
      [/[\u0900-\u097f]{4,}\.(?:\s|$)/u, "the danda at the end of a sentence"],
      [/(?![जफडढ])[\u0915-\u0939]\u093c/u, "the nukta on ज़ and फ़ alone"],
      [/साइन (?:इन|आउट)/, "लॉगिन"],
      [/डिवाईस|यंत्र/, "डिवाइस"],
      [/[यव]हां|उंगली|एं(?![\u0900-\u097f])|एंग/u, "the moon with its dot: यहाँ, हटाएँ"],
      [/ट्रांसफर|दफ्तर|हफ्त|फीस/, "the nukta on फ़"],
      [/पंजीकरण संख्या|पंजीयन/, "रजिस्ट्रेशन नंबर"],
    ],
  };

/** Uses of words that a language does not want. */
function unwanted(language: Exclude<Language, "en">, { file, message, translation }: Text) {
  const text = translation.normalize("NFD");
  return INSTEAD[language].flatMap(([word, instead]) =>
    word.test(language === "hi" ? text : translation)
      ? [`${file}: “${translation}” (${message}): ${instead}`]
      : [],
  );
}

/** Texts whose words in one file choose a form by their value, and in another do not. */
function formless(texts: readonly Text[]): string[] {
  const chosen = new Set(texts.flatMap((text) => (choosesForm(text) ? [text.message] : [])));
  return texts.flatMap((text) =>
    chosen.has(text.message) && !choosesForm(text) ? [`${text.file}: “${text.translation}”`] : [],
  );
}

function choosesForm({ translation }: Text): boolean {
  return parse(translation).some(({ type }) => type === "plural" || type === "select");
}

const OTHERS = LANGUAGES.filter((language) => language !== "en");

it.each(OTHERS)("has the values of each text in its %s words", async (language) => {
  const texts = await textsOf(language);
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.map(misfit).filter((found) => found !== null)).toEqual([]);
});

it.each(OTHERS)("says one thing by one word in %s", async (language) => {
  const texts = await textsOf(language);
  expect(texts.flatMap((text) => unwanted(language, text))).toEqual([]);
});

it.each(OTHERS)(
  "chooses the form of one text in every part of the site, in %s",
  async (language) => {
    expect(formless(await textsOf(language))).toEqual([]);
  },
);

it("spells email one way in what visitors read", async () => {
  const ofConsole = ["agent.po", "fields.po"];
  const texts = (await textsOf("en")).filter(({ file }) => !ofConsole.includes(file));
  expect(texts.filter(({ message }) => /\be-mail/i.test(message))).toEqual([]);
});

it("calls a listing by one word on the pages in Telugu", async () => {
  const ofPages = ["messages.po", "pages.po"];
  const texts = (await textsOf("te")).filter(({ file }) => ofPages.includes(file));
  expect(texts.some(({ translation }) => translation.includes("ప్రకటన"))).toBe(true);
  expect(texts.filter(({ translation }) => translation.includes("లిస్టింగ్"))).toEqual([]);
});

it("finds a value, a choice and a tag that are not there", () => {
  const text = (message: string, translation: string) => ({ file: "a.po", message, translation });
  expect(misfit(text("{name} and {price}", "{name}"))).toContain("price");
  expect(misfit(text("<0>Call</0> us", "మాకు కాల్ చేయండి"))).toContain("<0>");
  expect(misfit(text("{n, plural, one {#} other {# of {m}}}", "{n}"))).toContain("m, n");
  expect(misfit(text("{n} plots", "{n, plural, one {# ప్లాట్} other {# ప్లాట్లు}}"))).toBeNull();
});

it("finds a word that is not wanted", () => {
  const text = (translation: string) => ({ file: "a.po", message: "", translation });
  expect(unwanted("te", text("సైన్ ఇన్ చేయండి"))).toHaveLength(1);
  expect(unwanted("hi", text("कीमत यहाँ देखें."))).toHaveLength(1);
  expect(unwanted("hi", text("क़ीमत"))).toHaveLength(1);
  expect(unwanted("hi", text("ज़मीन, सड़क और फ़ीस।"))).toEqual([]);
});

it("no text asks for a mouse or a keyboard alone, since many have neither", async () => {
  const asksAlone = ({ message }: Text) =>
    (/\bclick/i.test(message) && !/\btap/i.test(message)) ||
    /\bpress Enter|\bwith the arrow keys/i.test(message);
  const texts = await textsOf("en");
  expect(texts.filter(asksAlone).map(({ message }) => message)).toEqual([]);
});
