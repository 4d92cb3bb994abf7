import { SOUGHT_KINDS, SOUGHT_KMS, type SoughtKind } from "#features/places/index.ts";
import { USUAL_KM } from "#features/search/model/query/filters.ts";
import type { NearQuery } from "#features/search/model/query/near-query.ts";

/** What was typed to be near to, and the text without it. */
interface TypedNear {
  readonly near: NearQuery;
  readonly left: string;
}

/** Words as patterns in three languages: a school is asked for as a high school, the only ones that are sought. */
type Words = Readonly<Record<"en" | "te" | "hi", string>>;

const WORDS: Readonly<Record<SoughtKind, Words>> = {
  "high-school": {
    en: String.raw`(?:high\s+)?schools?`,
    te: "(?:హై\\s*)?స్కూ(?:ల్|లు|ళ్లు)|బడి|పాఠశాల",
    hi: "(?:हाई\\s*)?स्कूल|विद्यालय",
  },
  college: { en: "colleges?", te: "కాలేజీ|కళాశాల", hi: "कॉलेज|महाविद्यालय" },
  "health-centre": {
    en: String.raw`(?:primary\s+)?health\s+cent(?:re|er)s?|phcs?`,
    te: "ఆరోగ్య\\s+కేంద్రం|పీహెచ్\u200c?సీ",
    hi: "स्वास्थ्य\\s+केंद्र",
  },
  hospital: { en: "hospitals?", te: "ఆసుపత్రి|హాస్పిటల్", hi: "अस्पताल|हॉस्पिटल" },
  bank: { en: "banks?", te: "బ్యాంక(?:్|ు)", hi: "बैंक" },
  "bus-stop": {
    en: String.raw`bus\s*(?:stops?|stands?|stations?)`,
    te: "బస్(?:సు)?\\s*(?:స్టాప్|స్టాండ్)|బస్టాండ్|బస్టాప్",
    hi: "बस\\s*(?:स्टॉप|स्टैंड|अड्डा|अड्डे)",
  },
  fuel: {
    en: String.raw`(?:petrol|fuel)\s+(?:pumps?|bunks?|stations?)`,
    te: "పెట్రోల్\\s+(?:బంక్|పంప్)",
    hi: "पेट्रोल\\s+पंप",
  },
  market: { en: "markets?", te: "మార్కెట్|రైతు\\s*బజార్", hi: "बाज़ार|बाजार|मंडी|मार्केट" },
  station: {
    en: String.raw`(?:railway|train|rail)\s+stations?`,
    te: "రైల్వే\\s+స్టేషన్",
    hi: "रेलवे\\s+स्टेशन",
  },
  "ring-road": {
    en: String.raw`(?:inner\s+|outer\s+)?ring\s+roads?`,
    te: "రింగ్\\s*రోడ్(?:డు)?",
    hi: "रिंग\\s*रोड",
  },
};

const START = String.raw`(?<![\p{L}\p{M}])`;
const END = String.raw`(?![\p{L}\p{M}])`;
// Plain texts: of raw ones the build could not write the letters in ASCII.
const KM =
  "(\\d+(?:\\.\\d+)?)\\s*(?:kms?|kilomet(?:er|re)s?|కి\\.?\\s*మీ\\.?|కిలోమీటర్ల?ు?|कि\\.?\\s*मी\\.?|किलोमीटर)";
const ARTICLE = String.raw`(?:an?\s+|the\s+)?`;

/** One kind or several: "a school, bank and market". */
function listOf(language: keyof Words, and: string, ending = ""): string {
  const kind = `${ARTICLE}(?:${SOUGHT_KINDS.map((each) => WORDS[each][language]).join("|")})${ending}${END}`;
  return `${START}${kind}(?:\\s*(?:,|&|${and})\\s*${kind})*`;
}

const [EN, TE, HI] = [
  listOf("en", "and"),
  listOf("te", "మరియు", "(?:\u200c?(?:కు|కి))?"),
  listOf("hi", "और"),
];
/** A name goes on after it: "near College Road", "near Bank of Baroda". */
const NO_NAME = String.raw`(?!\s+(?:roads?|streets?|colony|nagar|junction|circle|cent(?:re|er)|of)${END})`;

/**
 * A kind alone, or after a word of its own, is a name: "Railway station", "విజయవాడ రైల్వే స్టేషన్ దగ్గర". So English
 * says what is near before it, and where it is said after it, nothing but a place's ending stands before.
 */
const PATTERNS = [
  `${START}(?:near(?:by)?(?:\\s+to)?|close\\s+to|next\\s+to|beside|(?:(?:with)?in\\s+)?${KM}\\s+(?:of|from))\\s+${EN}${NO_NAME}(?:\\s+within\\s+${KM})?`,
  `(?<=^|,|${START}(?:with|and))\\s*${EN}\\s+(?:nearby|close\\s+by|within\\s+${KM}|(?=near${END}))`,
  `(?<=^|,|లో|మరియు)\\s*${TE}\\s*(?:(?:${KM}\\s*(?:లోపల|లోపు|దూరంలో|లో))|దగ్గర(?:లో)?|పక్కన|సమీపంలో)`,
  `(?<=^|,|में|और)\\s*${HI}\\s*(?:(?:से|के)\\s+${KM}\\s*(?:के\\s+(?:अंदर|भीतर)|तक|में|पर)?|के\\s+(?:पास|नज़दीक|नजदीक|करीब))`,
].map((pattern) => new RegExp(pattern, "iu"));

/**
 * Reads what a family wants to be near to, "near a school", "within 3 km of the railway station", in three
 * languages; null where nothing of it is in the text. The distance is the least that the search offers and
 * that holds what was typed.
 */
export function readNear(text: string): TypedNear | null {
  const given = text.trim();
  for (const pattern of PATTERNS) {
    const match = pattern.exec(given);
    const said = match?.[0];
    // What is not wanted near cannot be asked for.
    if (said === undefined || /\bnot\s+$/i.test(given.slice(0, match?.index))) continue;
    const kinds = SOUGHT_KINDS.filter((kind) => says(said, kind));
    const typed = Number(new RegExp(KM, "iu").exec(said)?.[1] ?? USUAL_KM);
    const km = SOUGHT_KMS.find((offered) => offered >= typed) ?? SOUGHT_KMS[3];
    return { near: { kinds, km }, left: given.replace(said, " ") };
  }
  return null;
}

function says(said: string, kind: SoughtKind): boolean {
  const words = Object.values(WORDS[kind]).join("|");
  return new RegExp(`${START}(?:${words})`, "iu").test(said);
}
