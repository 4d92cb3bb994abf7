import type { PlaceName } from "./place-name.ts";

/** Names that surveyors wrote often enough, or plainly enough, to be told; `typed` is their spelling. */
const NAMES: readonly (PlaceName & { readonly typed: RegExp })[] = [
  { typed: /andh?ra ?bank/, en: "Andhra Bank", te: "ఆంధ్రా బ్యాంక్", hi: "आंध्रा बैंक" },
  {
    typed: /state ?bank|\bsbi\b|s b i/,
    en: "State Bank of India",
    te: "స్టేట్ బ్యాంక్ ఆఫ్ ఇండియా",
    hi: "भारतीय स्टेट बैंक",
  },
  { typed: /^indian bank/, en: "Indian Bank", te: "ఇండియన్ బ్యాంక్", hi: "इंडियन बैंक" },
  {
    typed: /indian ?overseas|\biob\b/,
    en: "Indian Overseas Bank",
    te: "ఇండియన్ ఓవర్సీస్ బ్యాంక్",
    hi: "इंडियन ओवरसीज़ बैंक",
  },
  { typed: /union bank/, en: "Union Bank of India", te: "యూనియన్ బ్యాంక్", hi: "यूनियन बैंक" },
  { typed: /cana(ra|da) bank/, en: "Canara Bank", te: "కెనరా బ్యాంక్", hi: "केनरा बैंक" },
  { typed: /s[yi]ndicate ?bank/, en: "Syndicate Bank", te: "సిండికేట్ బ్యాంక్", hi: "सिंडिकेट बैंक" },
  {
    typed: /corporation bank/,
    en: "Corporation Bank",
    te: "కార్పొరేషన్ బ్యాంక్",
    hi: "कॉर्पोरेशन बैंक",
  },
  { typed: /uco bank/, en: "UCO Bank", te: "యూకో బ్యాంక్", hi: "यूको बैंक" },
  { typed: /hdfc/, en: "HDFC Bank", te: "హెచ్‌డీఎఫ్‌సీ బ్యాంక్", hi: "एचडीएफसी बैंक" },
  { typed: /icici/, en: "ICICI Bank", te: "ఐసీఐసీఐ బ్యాంక్", hi: "आईसीआईसीआई बैंक" },
  { typed: /idbi/, en: "IDBI Bank", te: "ఐడీబీఐ బ్యాంక్", hi: "आईडीबीआई बैंक" },
  { typed: /central bank/, en: "Central Bank of India", te: "సెంట్రల్ బ్యాంక్", hi: "सेंट्रल बैंक" },
  {
    typed: /bank of baroda/,
    en: "Bank of Baroda",
    te: "బ్యాంక్ ఆఫ్ బరోడా",
    hi: "बैंक ऑफ़ बड़ौदा",
  },
  {
    typed: /^bank of india|\bboi\b/,
    en: "Bank of India",
    te: "బ్యాంక్ ఆఫ్ ఇండియా",
    hi: "बैंक ऑफ़ इंडिया",
  },
  { typed: /vijaya bank/, en: "Vijaya Bank", te: "విజయా బ్యాంక్", hi: "विजया बैंक" },
  { typed: /dena bank/, en: "Dena Bank", te: "దేనా బ్యాంక్", hi: "देना बैंक" },
  { typed: /fed[ae]ral ?bank/, en: "Federal Bank", te: "ఫెడరల్ బ్యాంక్", hi: "फेडरल बैंक" },
  {
    typed: /lakshmi vilas/,
    en: "Lakshmi Vilas Bank",
    te: "లక్ష్మీ విలాస్ బ్యాంక్",
    hi: "लक्ष्मी विलास बैंक",
  },
  {
    typed: /sap(ta|tha|th)gi[rt]i/,
    en: "Saptagiri Grameena Bank",
    te: "సప్తగిరి గ్రామీణ బ్యాంక్",
    hi: "सप्तगिरि ग्रामीण बैंक",
  },
  {
    typed: /ch[ai]t?[aih]*[nt]+[iy]?an?ya g[or]/,
    en: "Chaitanya Godavari Grameena Bank",
    te: "చైతన్య గోదావరి గ్రామీణ బ్యాంక్",
    hi: "चैतन्य गोदावरी ग्रामीण बैंक",
  },
  {
    typed:
      /comparative|co ?opar?[ae]?r?[ae]tive bank|co ?operative ?bank|c o bank|k ?d ?c ?c|gdcc|kddc|sahakara bank/,
    en: "Cooperative bank",
    te: "సహకార బ్యాంక్",
    hi: "सहकारी बैंक",
  },
  { typed: /indian ?oil/, en: "Indian Oil", te: "ఇండియన్ ఆయిల్", hi: "इंडियन ऑयल" },
  {
    typed: /^h ?p (fuel|p|bunk)|station hp|hindustan ?pet/,
    en: "Hindustan Petroleum",
    te: "హిందుస్థాన్ పెట్రోలియం",
    hi: "हिंदुस्तान पेट्रोलियम",
  },
  {
    typed: /^bh?arath? (pet|pay|fuel)/,
    en: "Bharat Petroleum",
    te: "భారత్ పెట్రోలియం",
    hi: "भारत पेट्रोलियम",
  },
  {
    typed: /siddhartha eng/,
    en: "VR Siddhartha Engineering College",
    te: "వీఆర్ సిద్ధార్థ ఇంజినీరింగ్ కళాశాల",
    hi: "वीआर सिद्धार्थ इंजीनियरिंग कॉलेज",
  },
  {
    typed: /dhanakula/,
    en: "Dhanekula Institute of Engineering",
    te: "ధనేకుల ఇంజినీరింగ్ కళాశాల",
    hi: "धनेकुला इंजीनियरिंग कॉलेज",
  },
  {
    typed: /\bnri eng/,
    en: "NRI Engineering College",
    te: "ఎన్ఆర్ఐ ఇంజినీరింగ్ కళాశాల",
    hi: "एनआरआई इंजीनियरिंग कॉलेज",
  },
  {
    typed: /gudlavalleru eng/,
    en: "Gudlavalleru Engineering College",
    te: "గుడ్లవల్లేరు ఇంజినీరింగ్ కళాశాల",
    hi: "गुडलवल्लेरु इंजीनियरिंग कॉलेज",
  },
  { typed: /iiit nuzvid/, en: "IIIT Nuzvid", te: "ఐఐఐటీ నూజివీడు", hi: "आईआईआईटी नूजिवीडु" },
  {
    typed: /lbrce/,
    en: "Lakireddy Bali Reddy College",
    te: "లకిరెడ్డి బాలిరెడ్డి కళాశాల",
    hi: "लकिरेड्डी बालिरेड्डी कॉलेज",
  },
  { typed: /nimra ?hosp/, en: "Nimra Hospital", te: "నిమ్రా ఆసుపత్రి", hi: "निमरा अस्पताल" },
  { typed: /st ?anns hosp/, en: "St Ann's Hospital", te: "సెయింట్ ఆన్స్ ఆసుపత్రి", hi: "सेंट ऐन्स अस्पताल" },
];

/** The name that a surveyor's text gives, if any: "sbi bank" → State Bank of India; "bank" → null. */
export function readFacilityName(typed: string): PlaceName | null {
  const text = typed.toLowerCase();
  const found = NAMES.find(({ typed: spelling }) => spelling.test(text));
  return found ? { en: found.en, te: found.te, hi: found.hi } : null;
}
