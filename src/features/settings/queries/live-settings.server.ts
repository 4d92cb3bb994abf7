import type { Logger } from "pino";
import type { MessageKind, VisitRules } from "#features/leads/index.ts";
import { messageKey } from "#features/settings/model/message-settings.ts";
import {
  findMissing,
  SETTINGS,
  type SetValues,
  withSettings,
} from "#features/settings/model/settings.ts";
import { type ShownTexts, toShownTexts } from "#features/settings/model/site-texts.ts";
import { toVisitRules } from "#features/settings/model/visit-settings.ts";
import type { Database } from "#platform/db/database.ts";
import { Follower } from "#platform/db/follower.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { Site } from "#platform/ui/shell/site.ts";
import { findStored } from "./stored-settings.server.ts";

/** What the site says of itself at one moment. */
interface SettingsState {
  /** Another after every change. */
  readonly version: string;
  /** Another after every change that pages show. */
  readonly pagesVersion: string;
  readonly site: Site;
  readonly visitRules: VisitRules;
  readonly set: SetValues;
}

/** Holds the settings as they are, and follows their changes by whichever process. */
export class LiveSettings {
  readonly #database: Database;
  readonly #byEnvironment: Site;
  readonly #log: Pick<Logger, "info" | "error">;
  #state: SettingsState;
  readonly #follower = new Follower(
    () => this.#readAgain(),
    (err) => this.#log.error({ err }, "changed settings could not be read"),
  );
  readonly #listeners = new Set<() => void>();
  readonly #stopWatching: () => void;

  private constructor(
    database: Database,
    byEnvironment: Site,
    log: Pick<Logger, "info" | "error">,
    first: SettingsState,
  ) {
    this.#database = database;
    this.#byEnvironment = byEnvironment;
    this.#log = log;
    this.#state = first;
    this.#stopWatching = database.onSettingsChange(() => this.#follower.follow());
  }

  /** Reads the settings once and watches them from then on; throws when a real site lacks what it needs. */
  static async open(
    database: Database,
    byEnvironment: Site,
    log: Pick<Logger, "info" | "error">,
  ): Promise<LiveSettings> {
    const first = await readSettings(database, byEnvironment);
    const missing = findMissing(first.site).map((key) => SETTINGS[key].environment);
    if (missing.length > 0)
      throw new Error(`SITE_KIND is real, which needs ${missing.join(", ")}.`);
    const live = new LiveSettings(database, byEnvironment, log, first);
    // What changed after the reading and before the watching was told to nobody.
    live.#follower.follow();
    return live;
  }

  /** The site as it is told now. */
  site(): Site {
    return this.#state.site;
  }

  /** When visits are offered now. */
  visitRules(): VisitRules {
    return this.#state.visitRules;
  }

  /** Whether an agent's calendar may send its key in the address. */
  mayKeyBeInAddress(): boolean {
    return this.#state.set.keyInCalendarAddress === "yes";
  }

  /** What agents have made of a message's text; null where it is as the site came with it. */
  messageText(kind: MessageKind, language: Language): string | null {
    return this.#state.set[messageKey(kind, language)] ?? null;
  }

  /** What owners have written for the pages of a language. */
  texts(language: Language): ShownTexts {
    return toShownTexts(this.#state.set, language);
  }

  /** The site as it would be told if nobody had set anything here. */
  byEnvironment(): Site {
    return this.#byEnvironment;
  }

  /** Another after every change that a page or a PDF may show: texts of messages are on none. */
  version(): string {
    return this.#state.pagesVersion;
  }

  /** Calls `listener` after each change, once it is there. Returns what ends it. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#follower.close();
    this.#stopWatching();
  }

  async #readAgain(): Promise<void> {
    const next = await readSettings(this.#database, this.#byEnvironment);
    if (next.version === this.#state.version) return;
    this.#state = next;
    this.#log.info({ version: next.version }, "the settings changed");
    for (const listener of this.#listeners) listener();
  }
}

async function readSettings({ db }: Database, byEnvironment: Site): Promise<SettingsState> {
  const stored = await findStored(db);
  const set: SetValues = Object.fromEntries(
    stored.flatMap(({ key, value }) => (value === null ? [] : [[key, value] as const])),
  );
  const toVersion = (rows: typeof stored) =>
    rows.map(({ key, version }) => `${key}${version}`).join();
  return {
    version: toVersion(stored),
    pagesVersion: toVersion(stored.filter(({ key }) => SETTINGS[key].group !== "messages")),
    site: withSettings(byEnvironment, set),
    visitRules: toVisitRules(set),
    set,
  };
}
