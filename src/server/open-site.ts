import type { Logger } from "pino";
import { data } from "react-router";
import { openDatabase } from "#db/client.server.ts";
import type { Database } from "#db/database.ts";
import { isDatabaseGone } from "#db/database-gone.ts";
import { findSavedOften } from "#favourites/saved-often.server.ts";
import type { SummarySources } from "#listings/figures.ts";
import type { PictureStore } from "#listings/pictures/picture-store.ts";
import { findListing, findPhotos, findSharing } from "#listings/store.server.ts";
import type { MailWorker } from "#mail/mail-worker.server.ts";
import { ViewCounter } from "#numbers/view-counter.server.ts";
import { loadGazetteer } from "#places/load-gazetteer.server.ts";
import type { Services } from "#services.ts";
import { openAccounts } from "./accounts.ts";
import { openAgent } from "./agent.ts";
import type { AgentDoors } from "./api/agent.ts";
import type { LeadDoors } from "./api/leads.ts";
import type { PlacesDeps } from "./api/places.ts";
import type { AccountDoors } from "./api/signed-in.ts";
import type { SocialDoors } from "./api/social.ts";
import { handOutBackups } from "./backups.ts";
import { CatalogueKeeper, summarySources } from "./catalogue-keeper.ts";
import type { Config } from "./config.ts";
import { keepNoticing } from "./daily-notice.ts";
import { openDesk } from "./desk.ts";
import { importWhenEmpty } from "./first-import.ts";
import { geocoding } from "./geocoding.ts";
import { leadServices, openLeads } from "./leads.ts";
import { openMail } from "./mail.ts";
import { openPictureStore } from "./picture-store.ts";
import { sweepPictures } from "./pictures.ts";
import { type OpenProject, openProject } from "./project.ts";
import { openSocial } from "./social-settings.ts";

/** Everything a running site holds open. */
export interface OpenSite {
  readonly database: Database;
  readonly keeper: CatalogueKeeper;
  readonly pictures: PictureStore;
  readonly services: Services;
  readonly places: PlacesDeps;
  readonly accounts: AccountDoors;
  readonly leads: LeadDoors;
  readonly agent: AgentDoors;
  readonly project: OpenProject;
  readonly social: SocialDoors | null;
  readonly mail: MailWorker;
  readonly views: ViewCounter;
  readonly summarySources: SummarySources;
  close(): Promise<void>;
}

/** For pages: a database that is away is a 503, which has a page of its own. */
async function orUnavailable<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (isDatabaseGone(error)) throw data(null, { status: 503 });
    throw error;
  }
}

/** Opens database and catalogue, importing `data/listings.json` into an empty one. */
export async function openSite(config: Config, log: Logger): Promise<OpenSite> {
  const project = await openProject(config);
  const database = await openDatabase({
    databaseUrl: config.DATABASE_URL,
    dataDir: config.DATA_DIR,
  });
  const gazetteer = await loadGazetteer();
  const places = geocoding(config, database.db, gazetteer);
  await importWhenEmpty(database, places, log);
  const keeper = await CatalogueKeeper.open(database, gazetteer, log);
  const accounts = openAccounts(config, database.db, log);
  const mail = openMail(config, database.db, log);
  const leads = openLeads(config, database.db);
  const views = new ViewCounter({ db: database.db, clock: leads.work.clock, log });
  const pictures = openPictureStore(config);
  const desk = openDesk({ database, keeper, gazetteer, pictures, places });
  const agent = await openAgent(config, accounts, leads, desk);
  const noticing = keepNoticing(leads.work, mail, log);
  const sweeping = sweepPictures(database.db, pictures, log);
  const backups = await handOutBackups(config, database, pictures, log);
  const services: Services = {
    site: config.site,
    gazetteer,
    log,
    catalogue: () => keeper.current(),
    project: project.view,
    findListing: (mlsNumber) => orUnavailable(findListing(database.db, mlsNumber)),
    findPhotos: (mlsNumber) => orUnavailable(findPhotos(database.db, mlsNumber)),
    findSharing: (listing) => orUnavailable(findSharing(database.db, listing)),
    savedOften: () => orUnavailable(findSavedOften(database.db)),
    ...leadServices(leads, orUnavailable),
  };
  return {
    database,
    keeper,
    pictures,
    services,
    places,
    accounts,
    leads,
    agent,
    project,
    social: openSocial(config, log),
    mail,
    views,
    summarySources: summarySources(gazetteer),
    close: async () => {
      accounts.close();
      sweeping.close();
      noticing.close();
      await mail.close();
      await views.close();
      keeper.close();
      await backups.close();
      await database.close();
    },
  };
}
