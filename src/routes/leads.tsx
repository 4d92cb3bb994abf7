import { data, redirect } from "react-router";
import { isVisit, parseSubject } from "#features/leads/index.ts";
import { EnquireScreen } from "#features/leads/ui.ts";
import { toDisplayName } from "#features/listings/index.ts";
import { languageOf, pathIn } from "#platform/i18n/languages.ts";
import { href } from "#platform/ui/href.ts";
import type { PageHandle } from "#platform/ui/shell/page-handle.ts";
import { networkContext, type Services, servicesContext } from "#services.ts";
import type { Route } from "./+types/leads.ts";

export const handle: PageHandle = { words: ["leads"] };

/** Who comes by a plain link finds the empty form under its own address. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request, url }) => {
    if (request.method !== "POST")
      throw redirect(pathIn(languageOf(url.pathname), href("/enquire")));
  },
];

/** Without one the app would not ask the server when it comes back here. */
export const loader = () => null;

/** A lead's form sent without script: on to its confirmation, or back with what is wrong. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const sent = await request.formData().catch(() => null);
  // Something else than a form was sent: no browser of a visitor does that.
  if (!sent) throw data(null, { status: 400 });
  const typed = [...sent].map(([name, value]) => [name, String(value)] as const);
  const language = languageOf(url.pathname);
  const services = context.get(servicesContext);
  const from = { language, network: context.get(networkContext) };
  const answer = await services.takeLeadForm(new Map(typed), from);
  if (answer.ok) {
    const { reference } = answer;
    throw redirect(pathIn(language, href("/leads/:reference", { reference })), 303);
  }
  const values = Object.fromEntries(typed);
  const status = answer.code === "too-many-tries" ? 429 : 400;
  const form = await formOf(values, services);
  return data({ ...form, refused: { answer, values } }, { status });
}

/** The form for what was typed: what it is about, and the times that are free. */
async function formOf(
  values: Readonly<Record<string, string>>,
  { findListing, freeSlots }: Pick<Services, "findListing" | "freeSlots">,
) {
  const subject = parseSubject(
    new URLSearchParams({
      kind: values.kind ?? "",
      listing: values.mlsNumber ?? "",
      plot: values.plotNumber ?? "",
    }),
  );
  const slots = isVisit(subject.kind) ? await freeSlots(subject) : [];
  const { mlsNumber, plotNumber } = subject;
  const listing = mlsNumber === null ? null : await findListing(mlsNumber);
  return { subject, slots, layout: listing ? toDisplayName(listing.name) : plotNumber };
}

export function headers() {
  return { "cache-control": "no-store" };
}

export default function Leads({ actionData }: Route.ComponentProps) {
  return actionData && <EnquireScreen {...actionData} />;
}
