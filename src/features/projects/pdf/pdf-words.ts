import { msg } from "@lingui/core/macro";
import type { PdfWords } from "site-model/pdf";
import { brochureWords } from "./brochure-words.ts";
import { layoutWords } from "./layout-words.ts";
import type { PdfReader } from "./pdf-facts.ts";
import {
  columnWords,
  factRows,
  footNote,
  planWords,
  registrationNote,
  termWords,
} from "./plan-words.ts";

/** Every word of the PDFs in the reader's language, as it goes to the thread. */
export function toPdfWords(reader: PdfReader): PdfWords {
  const registration = registrationNote(reader);
  return {
    lang: reader.language,
    foot: footNote(reader.facts.isSample, registration, reader.say),
    sheetNames: { shows: reader.say(msg`What it shows`), sheet: reader.say(msg`Sheet`) },
    registration: reader.say(msg`${registration}.`),
    facts: factRows(reader),
    terms: termWords(reader),
    plan: planWords(reader),
    columns: columnWords(reader),
    brochure: brochureWords(reader),
    layout: layoutWords(reader),
  };
}
