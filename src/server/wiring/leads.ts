import {
  type AccountDeps,
  findAgentAddresses,
  touchSession,
} from "#features/accounts/index.server.ts";
import {
  findLeadKind,
  findSlotsFor,
  type LeadDeps,
  type LeadsContext,
  leadBody,
  submitLead,
  toFieldProblems,
} from "#features/leads/index.server.ts";
import type { FormAnswer } from "#features/leads/index.ts";
import type { LiveProjects } from "#features/projects/index.server.ts";
import {
  drawingOfPlot,
  FEATURED_SLUG,
  findPlotSubject,
  projectPath,
} from "#features/projects/index.ts";
import type { Db } from "#platform/db/database.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { Site } from "#platform/ui/shell/site.ts";
import { sealedLinks } from "#server/config/sealing-keys.ts";
import type { Services } from "#services.ts";

/** What the settings of the console say at the time. */
interface LiveParts extends Pick<LeadsContext, "visitRules" | "mayKeyBeInAddress"> {
  readonly siteNow: () => Site;
  readonly projects: Pick<LiveProjects, "all" | "withDrafts">;
}

function namedProjects(projects: LiveParts["projects"]): LeadsContext["projects"] {
  return {
    find: (words) => {
      const found = findPlotSubject(words, projects.withDrafts());
      return found && { slug: found.project.slug, plot: found.plot };
    },
    pathOf: (slug) => {
      const isShown = projects.all().some((each) => each.slug === slug);
      return isShown ? projectPath(slug) : null;
    },
    drawingOf: (slug, plot) => (slug === FEATURED_SLUG ? drawingOfPlot(plot) : null),
  };
}

/** What calls about leads work with; without agents of its own a site tells its public address. */
export function openLeads(
  { siteNow, visitRules, mayKeyBeInAddress, projects }: LiveParts,
  { context: accounts, callerOf }: AccountDeps,
): LeadDeps {
  const { db, clock, forgetMailFiles, sealingKeys } = accounts;
  const visits = sealedLinks(sealingKeys, "visit link");
  const findAgents = async (reader: Db) => {
    const agents = await findAgentAddresses(reader);
    return agents.length > 0 ? agents : [siteNow().infoEmail];
  };
  return {
    context: {
      db,
      clock,
      findAgents,
      visitRules,
      mayKeyBeInAddress,
      forgetMailFiles,
      visitLinks: { tokenOf: visits.tokenOf, referenceOf: visits.subjectOf },
      projects: namedProjects(projects),
    },
    callerOf,
    accountOf: async (c) => {
      const session = await touchSession(accounts, callerOf(c));
      return session ? session.account : null;
    },
  };
}

/** What pages may ask of leads. */
export function leadServices(
  { context }: LeadDeps,
  orUnavailable: <Value>(pending: Promise<Value>) => Promise<Value>,
): Pick<Services, "freeSlots" | "takeLeadForm" | "findLeadKind"> {
  return {
    freeSlots: async (said) => {
      const slots = await orUnavailable(findSlotsFor(context, said));
      return slots.map((slot) => slot.toISOString());
    },
    takeLeadForm: (fields, from) => orUnavailable(takeLeadForm(context, fields, from)),
    findLeadKind: (reference) => orUnavailable(findLeadKind(context.db, reference)),
  };
}

/** Fields of the form that are fields of the call as they stand; empty ones were not given. */
const PLAIN_FIELDS = [
  "kind",
  "name",
  "phone",
  "email",
  "requirements",
  "mlsNumber",
  "plotNumber",
  "preferredAt",
  "notice",
] as const;
/** No person sees it; what fills it in is a program. */
const TRAP = "website";

interface FormOrigin {
  readonly language: Language;
  readonly network: string;
}

async function takeLeadForm(
  context: LeadsContext,
  fields: ReadonlyMap<string, string>,
  { language, network }: FormOrigin,
): Promise<FormAnswer> {
  const given = PLAIN_FIELDS.flatMap((name) => {
    const value = fields.get(name);
    return value ? [[name, value] as const] : [];
  });
  const trapped = fields.get(TRAP) ? { [TRAP]: fields.get(TRAP) } : {};
  const body = { name: "", phone: "", ...Object.fromEntries(given), ...trapped, language };
  const read = leadBody.safeParse({ ...body, consent: fields.get("consent") === "yes" });
  if (!read.success) return refused("invalid-input", { problems: toFieldProblems(read.error) });
  const key = formKey(read.data, context.clock());
  const done = await submitLead(context, read.data, { key, network });
  if (done.ok) return { ok: true, reference: done.reference };
  const retryAfterSeconds = "retryAfterSeconds" in done ? done.retryAfterSeconds : null;
  return refused(done.code, { retryAfterSeconds });
}

type Refused = Extract<FormAnswer, { ok: false }>;

function refused(code: Refused["code"], told: Partial<Refused>): Refused {
  return { ok: false, code, problems: [], retryAfterSeconds: null, ...told };
}

/** A page without script has no key of its own: the same form sent twice on a day is one lead. */
function formKey(request: object, now: Date): string {
  return `form ${now.toISOString().slice(0, 10)} ${JSON.stringify(request)}`;
}
