import type { CatalogueColumns } from "#features/listings/index.ts";
import { beginsWith, meaningsOf, wordsOf } from "#features/search/model/query/words.ts";

/** The words of every row, as rows of one vocabulary. */
export interface TextIndex {
  readonly vocabulary: readonly string[];
  /** Words of row `r`'s name: `nameWords` from `nameStart[r]` up to `nameStart[r + 1]`. */
  readonly nameStart: Uint32Array;
  readonly nameWords: Uint32Array;
  /** Words of each town in its three languages, by row of `columns.towns`. */
  readonly townWords: readonly (readonly number[])[];
}

function vocabularyBuilder() {
  const rows = new Map<string, number>();
  const rowOf = (word: string): number => {
    const known = rows.get(word);
    if (known !== undefined) return known;
    rows.set(word, rows.size);
    return rows.size - 1;
  };
  return { rowsOf: (text: string) => wordsOf(text).map(rowOf), rows };
}

/** Reads the words of all names and towns; about 1 µs a listing. */
export function buildTextIndex(columns: CatalogueColumns): TextIndex {
  const builder = vocabularyBuilder();
  const townWords = columns.towns.map(({ en, te, hi }) =>
    [en, te, hi].flatMap((name) => (name === null ? [] : builder.rowsOf(name))),
  );
  const nameStart = new Uint32Array(columns.count + 1);
  let words = new Uint32Array(columns.count * 4);
  let used = 0;
  for (let row = 0; row < columns.count; row += 1) {
    const rows = builder.rowsOf(columns.name[row] ?? "");
    if (used + rows.length > words.length) {
      const grown = new Uint32Array((used + rows.length) * 2);
      grown.set(words);
      words = grown;
    }
    words.set(rows, used);
    used += rows.length;
    nameStart[row + 1] = used;
  }
  return {
    vocabulary: [...builder.rows.keys()],
    nameStart,
    nameWords: words.slice(0, used),
    townWords,
  };
}

function nameCarries(index: TextIndex, row: number, meanings: ReadonlySet<number>): boolean {
  const end = index.nameStart[row + 1] ?? 0;
  for (let i = index.nameStart[row] ?? 0; i < end; i += 1) {
    if (meanings.has(index.nameWords[i] ?? -1)) return true;
  }
  return false;
}

/**
 * A test for rows that carry every word of `text` in name, town (any language) or at the start of
 * the MLS number, or whose MLS number begins with the whole text. Null when there is no word.
 */
export function textTest(
  index: TextIndex,
  columns: CatalogueColumns,
  text: string,
): ((row: number) => boolean) | null {
  const whole = text.trim();
  const words = wordsOf(whole);
  if (words.length === 0) return null;
  const sought = words.map((word) => {
    const meanings = meaningsOf(word, index.vocabulary);
    const towns = index.townWords.map((known) => known.some((row) => meanings.has(row)));
    return { word, meanings, towns };
  });
  return (row) => {
    const mlsNumber = columns.mlsNumber[row] ?? "";
    if (beginsWith(mlsNumber, whole)) return true;
    return sought.every(
      ({ word, meanings, towns }) =>
        towns[columns.town[row] ?? 0] === true ||
        nameCarries(index, row, meanings) ||
        beginsWith(mlsNumber, word),
    );
  };
}
