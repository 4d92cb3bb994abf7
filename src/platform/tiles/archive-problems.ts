/** Why a file is not used as an archive of tiles. */
export type ArchiveProblem =
  | { readonly code: "unreadable"; readonly reason: string }
  | { readonly code: "foreign" }
  | { readonly code: "version"; readonly version: number }
  | { readonly code: "cut-off"; readonly bytes: number; readonly needed: number }
  | { readonly code: "broken" }
  | { readonly code: "compression" }
  | { readonly code: "type"; readonly wanted: TileKind }
  | { readonly code: "schema"; readonly missing: string };

/** Streets are vector tiles, a picture from the air is raster tiles. */
export type TileKind = "streets" | "aerial";

const WANTED: Readonly<Record<TileKind, string>> = {
  streets: "vector tiles (MVT)",
  aerial: "pictures (WebP, JPEG, PNG or AVIF)",
};

/** What is wrong, for who put the file there. */
export function toArchiveWords(problem: ArchiveProblem): string {
  switch (problem.code) {
    case "unreadable":
      return `cannot be read (${problem.reason})`;
    case "foreign":
      return "is no PMTiles archive";
    case "version":
      return `is a PMTiles archive of version ${problem.version}; version 3 is needed`;
    case "cut-off":
      return `is cut off: it has ${problem.bytes} bytes of ${problem.needed}`;
    case "broken":
      return "is broken: its directory of tiles cannot be read";
    case "compression":
      return "is compressed in a way that is not known here; gzip, or none, is";
    case "type":
      return `does not hold ${WANTED[problem.wanted]}`;
    case "schema":
      return `is not of the Protomaps basemap schema, version 4: ${problem.missing}`;
  }
}
