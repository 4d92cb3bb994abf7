import { createHash } from "node:crypto";
import type { Logger } from "pino";
import {
  catalogueVersion,
  hashIllustration,
  readSummaries,
} from "#features/listings/index.server.ts";
import { decodeCatalogue, encodeCatalogue, type SummarySources } from "#features/listings/index.ts";
import { type Gazetteer, layoutPlace, nearCodes } from "#features/places/index.ts";
import { buildSearchIndex, type Catalogue } from "#features/search/model/answer/search-index.ts";
import type { Database } from "#platform/db/database.ts";
import { Follower } from "#platform/db/follower.ts";
import { type SendableBytes, toBrotli } from "#platform/http/send-bytes.ts";
import { LayoutTiles } from "./layout-tiles.server.ts";

/** A catalogue with the file that browsers fetch, as bytes. */
export interface PublishedCatalogue extends Catalogue {
  /** Content hash of the file, part of its address. */
  readonly fileHash: string;
  readonly file: SendableBytes;
  /** Its layouts on the map. */
  readonly tiles: LayoutTiles;
  /** Registration numbers whose listings disagree on permissions. */
  readonly disputed: ReadonlySet<string>;
}

/** Versions whose file stays available to pages that were opened before a change. */
const MOST_VERSIONS = 3;

/** Holds the published catalogue in memory and follows its changes. */
export class LiveCatalogue {
  readonly #database: Database;
  readonly #gazetteer: Gazetteer;
  readonly #log: Logger;
  #versions: readonly [PublishedCatalogue, ...PublishedCatalogue[]];
  readonly #follower = new Follower(
    () => this.#read(),
    (err) => this.#log.error({ err }, "a changed catalogue could not be read"),
  );
  readonly #stopWatching: () => void;
  /** The version that was told last. */
  #told: string;

  private constructor(
    database: Database,
    gazetteer: Gazetteer,
    log: Logger,
    first: PublishedCatalogue,
  ) {
    this.#database = database;
    this.#gazetteer = gazetteer;
    this.#log = log;
    this.#versions = [first];
    this.#told = first.version;
    this.#stopWatching = database.onCatalogueChange((version) => this.#follow(version));
  }

  /** Reads the catalogue once and watches it from then on. */
  static async open(database: Database, gazetteer: Gazetteer, log: Logger): Promise<LiveCatalogue> {
    const first = await readCatalogue(database, gazetteer);
    const live = new LiveCatalogue(database, gazetteer, log, first);
    // What changed after the reading and before the watching was told to nobody.
    live.#follow(await catalogueVersion(database.db));
    return live;
  }

  current(): PublishedCatalogue {
    return this.#versions[0];
  }

  findFile(fileHash: string): PublishedCatalogue | null {
    return this.#versions.find((catalogue) => catalogue.fileHash === fileHash) ?? null;
  }

  /** What the summary of any listing needs beside it, as the catalogue stands. */
  summarySources(): SummarySources {
    return {
      ...catalogueSources(this.#gazetteer),
      isDisputed: (registration) => this.current().disputed.has(registration),
    };
  }

  close(): void {
    this.#stopWatching();
    this.#follower.close();
  }

  /** The same version told twice is read once. */
  #follow(version: string): void {
    if (version === this.#told) return;
    this.#told = version;
    this.#follower.follow();
  }

  async #read(): Promise<void> {
    const next = await readCatalogue(this.#database, this.#gazetteer);
    // Read already, with the change before it.
    if (next.version === this.current().version) return;
    this.#versions = [next, ...this.#versions.slice(0, MOST_VERSIONS - 1)];
    this.#log.info({ version: next.version }, "the catalogue changed");
  }
}

/** What the summaries of a whole catalogue need beside it. */
function catalogueSources(gazetteer: Gazetteer): Omit<SummarySources, "isDisputed"> {
  return {
    illustrationOf: hashIllustration,
    placeOf: (town, at) => layoutPlace(gazetteer, town, at),
    nearOf: (at) => nearCodes(gazetteer.sites, at),
  };
}

async function readCatalogue({ db }: Database, gazetteer: Gazetteer): Promise<PublishedCatalogue> {
  const read = await readSummaries(db, catalogueSources(gazetteer));
  const { version, summaries, sketches, disputed } = read;
  const file = encodeCatalogue(summaries);
  const decoded = decodeCatalogue(file);
  if (!decoded.ok) throw new Error(`The catalogue file does not read back: ${decoded.code}`);
  const quality = file.byteLength < 1_000_000 ? 11 : 9;
  const fileHash = createHash("sha256").update(file).digest("hex").slice(0, 16);
  const index = buildSearchIndex(decoded.columns);
  return {
    version,
    disputed,
    fileHash,
    url: `/catalogue/${fileHash}.json`,
    index,
    tiles: new LayoutTiles({ index, sketches }),
    file: { type: "application/json", plain: file, brotli: await toBrotli(file, quality) },
  };
}
