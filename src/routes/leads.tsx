import { data, redirect } from "react-router";
import { isVisit, parseSubject } from "#features/leads/index.ts";
import { EnquireScreen } from "#features/leads/ui.ts";
import { toDisplayName } from "#features/listings/index.ts";
import { languageOf, pathIn } from "#platform/i18n/languages.ts";
import { href } from "#platform/ui/href.ts";
import type { PageHandle } from "#platform/ui/shell/page-handle.ts";
import { networkContext, servicesContext } from "#services.ts";
import type { Route } from "./+types/leads.ts";

export const handle: PageHandle = { words: ["leads"] };

/** A lead's form sent without script: on to its confirmation, or back with what is wrong. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => null);
  // Something else than a form was sent: no browser of a visitor does that.
  if (!form) throw data(null, { status: 400 });
  const typed = [...form].map(([name, value]) => [name, String(value)] as const);
  const language = languageOf(url.pathname);
  const { takeLeadForm, freeSlots, findListing } = context.get(servicesContext);
  const from = { language, network: context.get(networkContext) };
  const answer = await takeLeadForm(new Map(typed), from);
  if (answer.ok)
    throw redirect(
      pathIn(language, href("/leads/:reference", { reference: answer.reference })),
      303,
    );
  const values = Object.fromEntries(typed);
  const subject = parseSubject(
    new URLSearchParams({
      kind: values.kind ?? "",
      listing: values.mlsNumber ?? "",
      plot: values.plotNumber ?? "",
    }),
  );
  const slots = isVisit(subject.kind) ? await freeSlots(subject.mlsNumber) : [];
  const { mlsNumber, plotNumber } = subject;
  const listing = mlsNumber === null ? null : await findListing(mlsNumber);
  const layout = listing ? toDisplayName(listing.name) : plotNumber;
  const status = answer.code === "too-many-tries" ? 429 : 400;
  return data({ subject, slots, layout, refused: { answer, values } }, { status });
}

/** What is here for who comes by a plain link: an empty form. */
const NOTHING_SENT = {
  subject: { kind: "enquiry", mlsNumber: null, plotNumber: null },
  slots: [],
  layout: null,
  refused: null,
} as const;

export function headers() {
  return { "cache-control": "no-store" };
}

export default function Leads({ actionData }: Route.ComponentProps) {
  return <EnquireScreen {...(actionData ?? NOTHING_SENT)} />;
}
