import type { MessagesOfLead } from "#features/admin/model/replies.ts";
import { type LeadsContext, shippedMessage, visitPageOf } from "#features/leads/index.server.ts";
import {
  fillMessage,
  type KnownLead,
  MESSAGE_KINDS,
  type MessageKind,
  type PlaceholderValues,
} from "#features/leads/index.ts";
import { findListing } from "#features/listings/index.server.ts";
import { type LiveProjects, pdfPath } from "#features/projects/index.server.ts";
import { FEATURED_SLUG, type ListedProject, projectPath } from "#features/projects/index.ts";
import type { LiveSettings } from "#features/settings/index.server.ts";
import type { LatLng } from "#lib/geo/geo.ts";
import { formatRupees } from "#platform/i18n/formats.ts";
import { formatIndiaTime } from "#platform/i18n/india-time.ts";
import { byLanguage, type Language, pathIn } from "#platform/i18n/languages.ts";
import { quotePlot } from "./quote-plot.server.ts";

/** What messages to a lead are made of. */
export interface MessageSource {
  readonly leads: Pick<LeadsContext, "db" | "clock" | "visitLinks">;
  readonly projects: Pick<LiveProjects, "all">;
  readonly settings: Pick<LiveSettings, "messageText" | "site">;
}

/** What the buyer asked about, where the site knows it. */
interface Ground {
  readonly layout: string | null;
  readonly plot: string | null;
  /** Of the land alone, rupees; null where it is not known, and of a plot that is sold. */
  readonly priceRupees: number | null;
  /** Without its language; null of what the site shows no page of. */
  readonly page: string | null;
  readonly hasBrochure: boolean;
  /** Where it lies on a map; null where nobody stated it. */
  readonly place: string | null;
}

function toProjectGround(project: ListedProject, number: string | null): Ground {
  const asked = { projectSlug: project.slug, plotNumber: number };
  return {
    layout: project.facts.name,
    plot: number,
    priceRupees: quotePlot([project], asked)?.priceRupees ?? null,
    page: projectPath(project.slug),
    hasBrochure: project.slug === FEATURED_SLUG,
    place: project.place && toMapLink(project.place),
  };
}

function toMapLink({ lat, lng }: LatLng): string {
  return `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`;
}

async function findGround(
  { leads: { db }, projects }: MessageSource,
  { mlsNumber, projectSlug, layout, plotNumber, published }: KnownLead,
): Promise<Ground> {
  const project = projects.all().find(({ slug }) => slug === projectSlug);
  if (project) return toProjectGround(project, plotNumber);
  const listing = mlsNumber === null ? null : await findListing(db, mlsNumber);
  const { lat = null, lng = null } = listing ?? {};
  return {
    layout,
    plot: plotNumber,
    priceRupees: null,
    hasBrochure: false,
    page: mlsNumber !== null && published ? `/property/${encodeURIComponent(mlsNumber)}` : null,
    place: lat === null || lng === null ? null : toMapLink({ lat, lng }),
  };
}

interface Asking {
  /** Who writes, as the account says it. */
  readonly agent: string;
}

/** What is known of a lead for the places of a text, in a language's words; null for what is not. */
async function findValues(source: MessageSource, lead: KnownLead, { agent }: Asking) {
  const { origin } = source.settings.site();
  const { tokenOf } = source.leads.visitLinks;
  const ground = await findGround(source, lead);
  const isToCome = lead.visitState === "asked" || lead.visitState === "confirmed";
  const at = lead.preferredAt === null ? null : new Date(lead.preferredAt);
  const visit = isToCome && at && at > source.leads.clock() ? at : null;
  return (language: Language): PlaceholderValues => {
    const linkTo = (path: string | null) => path && origin + pathIn(language, path);
    return {
      name: lead.name || null,
      layout: ground.layout,
      plot: ground.plot,
      price: ground.priceRupees === null ? null : formatRupees(ground.priceRupees),
      visitTime: visit && formatIndiaTime(visit, language),
      pageLink: linkTo(ground.page),
      brochureLink: ground.hasBrochure ? origin + pdfPath({ name: "brochure", language }) : null,
      placeLink: ground.place,
      visitLink: linkTo(visit && visitPageOf(tokenOf(lead.reference))),
      agent: agent.trim() || null,
      site: "Sthalam",
    };
  };
}

function textOf({ settings }: MessageSource, kind: MessageKind, language: Language): string {
  return settings.messageText(kind, language) ?? shippedMessage(kind, language);
}

/** Every text with what is known of the lead. */
export async function findMessagesOf(
  source: MessageSource,
  lead: KnownLead,
  asking: Asking,
): Promise<MessagesOfLead> {
  const valuesIn = await findValues(source, lead, asking);
  const texts = MESSAGE_KINDS.map((kind) => [
    kind,
    byLanguage((language) => textOf(source, kind, language)),
  ]);
  return { texts: Object.fromEntries(texts), values: byLanguage(valuesIn) };
}

/** What a first message to the buyer says, in the buyer's language: the console may speak another. */
export async function findGreeting(
  source: MessageSource,
  lead: KnownLead,
  asking: Asking,
): Promise<string> {
  const { language } = lead;
  const valuesIn = await findValues(source, lead, asking);
  return fillMessage(textOf(source, "greeting", language), valuesIn(language));
}
