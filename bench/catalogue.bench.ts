import { brotliCompressSync, constants } from "node:zlib";
import {
  decodeCatalogue,
  encodeCatalogue,
} from "#features/listings/model/catalogue/catalogue-file.ts";
import { buildSearchIndex } from "#features/search/model/answer/search-index.ts";
import { atMost, type Figure } from "./figure.ts";
import { syntheticListings } from "./synthetic.ts";
import { medianMs } from "./timing.ts";

export const name = "catalogue";

const SIZES = [
  { count: 56, mostKilobytes: 15 },
  { count: 50_000, mostKilobytes: 1_200 },
];

function brotli(bytes: Uint8Array, quality: number): Uint8Array {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

/** Size of the catalogue file as sent, and what a browser does before its first search. */
export async function run(): Promise<Figure[]> {
  return SIZES.flatMap(({ count, mostKilobytes }) => {
    const bytes = encodeCatalogue(syntheticListings(count));
    const open = () => {
      const decoded = decodeCatalogue(bytes);
      if (!decoded.ok) throw new Error(decoded.code);
      return buildSearchIndex(decoded.columns);
    };
    return [
      { name: `${count} listings: file`, value: bytes.length / 1e3, unit: "kB" },
      atMost(`${count} listings: Brotli 11`, brotli(bytes, 11).length / 1e3, mostKilobytes, "kB"),
      { name: `${count} listings: Brotli 5`, value: brotli(bytes, 5).length / 1e3, unit: "kB" },
      { name: `${count} listings: decode and index`, value: medianMs(10, open), unit: "ms" },
    ];
  });
}
