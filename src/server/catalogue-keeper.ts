import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Logger } from "pino";
import type { Database } from "#db/database.ts";
import { decodeCatalogue, encodeCatalogue } from "#listings/catalogue-file.ts";
import type { SummarySources } from "#listings/figures.ts";
import { hashIllustration } from "#listings/illustration-hash.server.ts";
import { catalogueVersion, readSummaries } from "#listings/store.server.ts";
import { type Gazetteer, townName } from "#places/gazetteer.ts";
import { buildSearchIndex } from "#search/search-index.ts";
import type { Catalogue } from "#services.ts";

/** A catalogue with the file that browsers fetch, as bytes. */
export interface KeptCatalogue extends Catalogue {
  /** Content hash of the file, part of its address. */
  readonly fileHash: string;
  readonly file: Uint8Array<ArrayBuffer>;
  readonly brotli: Uint8Array<ArrayBuffer>;
}

/** Versions whose file stays available to pages that were opened before a change. */
const KEPT_VERSIONS = 3;
const RETRY_MS = 1000;
const compress = promisify(brotliCompress);

/** Holds the published catalogue in memory and follows its changes. */
export class CatalogueKeeper {
  readonly #database: Database;
  readonly #gazetteer: Gazetteer;
  readonly #log: Logger;
  #kept: readonly [KeptCatalogue, ...KeptCatalogue[]];
  readonly #stopWatching: () => void;
  /** The version that was told last; null once nobody wants it any more. */
  #told: string | null;
  #isReading = false;

  private constructor(database: Database, gazetteer: Gazetteer, log: Logger, first: KeptCatalogue) {
    this.#database = database;
    this.#gazetteer = gazetteer;
    this.#log = log;
    this.#kept = [first];
    this.#told = first.version;
    this.#stopWatching = database.onCatalogueChange((version) => this.#follow(version));
  }

  /** Reads the catalogue once and watches it from then on. */
  static async open(
    database: Database,
    gazetteer: Gazetteer,
    log: Logger,
  ): Promise<CatalogueKeeper> {
    const first = await readCatalogue(database, gazetteer);
    const keeper = new CatalogueKeeper(database, gazetteer, log, first);
    // What changed after the reading and before the watching was told to nobody.
    keeper.#follow(await catalogueVersion(database.db));
    return keeper;
  }

  current(): KeptCatalogue {
    return this.#kept[0];
  }

  findFile(fileHash: string): KeptCatalogue | null {
    return this.#kept.find((catalogue) => catalogue.fileHash === fileHash) ?? null;
  }

  close(): void {
    this.#told = null;
    this.#stopWatching();
  }

  #follow(version: string): void {
    this.#told = version;
    if (this.#isReading || version === this.current().version) return;
    this.#isReading = true;
    void this.#catchUp().finally(() => {
      this.#isReading = false;
    });
  }

  /**
   * One reading at a time, and another when a change was told meanwhile: of two at once the older
   * could end last and stay. What could not be read is tried again, as nobody tells of it twice.
   */
  async #catchUp(): Promise<void> {
    for (let read: string | null = ""; read !== this.#told && this.#told !== null; ) {
      const told: string = this.#told;
      try {
        const next = await readCatalogue(this.#database, this.#gazetteer);
        this.#kept = [next, ...this.#kept.slice(0, KEPT_VERSIONS - 1)];
        this.#log.info({ version: next.version }, "the catalogue changed");
        read = told;
      } catch (error) {
        this.#log.error({ err: error }, "a changed catalogue could not be read");
        await wait(RETRY_MS, undefined, { ref: false });
      }
    }
  }
}

/** What summaries need beside the listing itself. */
export function summarySources(gazetteer: Gazetteer): SummarySources {
  return {
    illustrationOf: hashIllustration,
    townName: (town) => townName(gazetteer, town),
  };
}

async function readCatalogue({ db }: Database, gazetteer: Gazetteer): Promise<KeptCatalogue> {
  const { version, summaries } = await readSummaries(db, summarySources(gazetteer));
  const file = encodeCatalogue(summaries);
  const decoded = decodeCatalogue(file);
  if (!decoded.ok) throw new Error(`The catalogue file does not read back: ${decoded.code}`);
  const params = { [constants.BROTLI_PARAM_QUALITY]: file.byteLength < 1_000_000 ? 11 : 9 };
  const fileHash = createHash("sha256").update(file).digest("hex").slice(0, 16);
  return {
    version,
    fileHash,
    url: `/catalogue/${fileHash}.json`,
    index: buildSearchIndex(decoded.columns),
    file,
    brotli: new Uint8Array(await compress(file, { params })),
  };
}
