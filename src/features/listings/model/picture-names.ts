/** Longest number of a listing. */
const LONGEST_NUMBER = 64;

/** What of a file's name may be a listing's number, the likeliest first. */
export function numbersIn(path: string): string[] {
  const parts = path.split("/").slice(-2).reverse();
  const [file = "", folder = ""] = parts;
  const found = [...prefixesOf(file.replace(/\.[^.]*$/, "")), ...prefixesOf(folder)];
  const spelled = found.flatMap((one) => [one, one.toUpperCase(), one.replaceAll(/[\s_.]+/g, "-")]);
  const all = [...spelled, ...spelled.map((one) => one.toUpperCase())];
  return [...new Set(all)].filter((one) => one !== "" && one.length <= LONGEST_NUMBER);
}

/** "LY-0012-1 front" and what of it ends before a space or a mark, the longest first. */
function prefixesOf(name: string): string[] {
  const plain = name.normalize("NFC").trim();
  const ends = [...plain.matchAll(/[^\p{L}\p{N}]+/gu)].map(({ index }) => index);
  return [plain.length, ...ends.reverse()].map((end) => plain.slice(0, end));
}

const IN_ORDER = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** Files of one listing in the order of their names: 2 before 10. */
export function byName(one: string, other: string): number {
  return IN_ORDER.compare(one, other);
}

/** A listing to which pictures may be given. */
export interface PictureListing {
  readonly mlsNumber: string;
  readonly name: string;
  /** Photographs that it has. */
  readonly photos: number;
}
