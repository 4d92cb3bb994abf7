import type { TypedUnit } from "./amount-reader.ts";
import { type AreaUnit, toSqYards } from "./units.ts";

/** A unit of land as it is typed, by its size in square yards. */
export interface TypedArea extends TypedUnit {
  readonly unit: AreaUnit;
}

const sized = (unit: AreaUnit, share = 1) => ({ times: toSqYards(share, unit), unit });

/**
 * Units of land as families write them; cents of land, not of money. The ankanam is that of Nellore, 72 sq
 * ft: the one of Tirupati is half as large.
 */
export const TYPED_AREAS: readonly TypedArea[] = [
  {
    ...sized("sq-yard"),
    words: [
      String.raw`(?:sq\.?|square)\s*y(?:ar)?ds?\.?|y(?:ar)?ds?\.?|gaj(?:am|alu)?`,
      "(?:చ\\.\\s*|చదరపు\\s+)?గజా(?:లు|లలో|ల్లో|ల)|(?:చ\\.\\s*|చదరపు\\s+)?గజం|చ\\.\\s*గ\\.?",
      "(?:वर्ग\\s+)?गज़?",
    ],
  },
  {
    ...sized("sq-foot"),
    words: [
      String.raw`sq\.?\s*f(?:ee)?t\.?|square\s+f(?:ee)?t|sft`,
      "(?:చ\\.\\s*|చదరపు\\s+)అడుగు(?:లు|లలో|ల్లో|ల)",
      "वर्ग\\s+फ़?ुट",
    ],
  },
  {
    ...sized("sq-metre"),
    words: [
      String.raw`sq\.?\s*m(?:et(?:er|re)|tr?)?s?\.?|square\s+met(?:er|re)s?`,
      "(?:చ\\.\\s*|చదరపు\\s+)మీట(?:ర్లు|ర్లలో|ర్ల)",
      "वर्ग\\s+मीटर",
    ],
  },
  {
    ...sized("cent"),
    words: ["cents?", "సెంట్(?:లు|లలో|ల్లో|ల)|సెంటు", "सेंट"],
  },
  {
    ...sized("acre"),
    words: [String.raw`acres?|acs?\.`, "ఎకరం|ఎకరా(?:లు|లలో|ల్లో|ల)?", "एकड़(?:ों)?|एकर"],
  },
  {
    ...sized("acre", 1 / 40),
    words: ["gunth?as?", "గుంట(?:లు|లలో|ల్లో|ల)?", "गुं[ठट](?:ा|े)"],
  },
  {
    ...sized("ankanam-72"),
    words: ["ankanams?|ankanalu", "అంకణం|అంకణా(?:లు|లలో|ల్లో|ల)", "अंक[णन]म"],
  },
];

/** Words for sums, by how many lakhs of rupees they are. */
export const TYPED_LAKHS: readonly TypedUnit[] = [
  { times: 1, words: ["lakhs?|lacs?|l", "లక్ష(?:లు|ల)?", "लाख"] },
  { times: 100, words: ["crores?|cr", "కోటి|కోట్(?:లు|ల)", "करोड़"] },
];
