import { Trans, useLingui } from "@lingui/react/macro";
import { consoleHref } from "#features/admin/console-pages.ts";
import type { KnownPerson } from "#features/admin/model/replies.ts";
import { type TalkedPlot, talkedPlots } from "#features/admin/model/talked-plots.ts";
import { VISIT_WORDS } from "#features/admin/ui/inbox/inbox-words.ts";
import { useCostWords } from "#features/admin/ui/inbox/plot-quote.tsx";
import { PlanPlot } from "#features/admin/ui/plots/plan-plot.tsx";
import { StatusMark } from "#features/admin/ui/plots/plot-rows.tsx";
import { useNow } from "#features/admin/ui/while-open.ts";
import type { InboxLead } from "#features/leads/index.ts";
import type { PlotCrop } from "#features/projects/index.ts";
import { formatWhole } from "#platform/i18n/formats.ts";
import { formatIndiaDate, formatIndiaMoment } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";

interface PlotsInTalkProps {
  readonly person: KnownPerson;
}

/** The plots that are talked about with a person, each on its part of the plan and a tap from its row of the project. */
export function PlotsInTalk({ person }: PlotsInTalkProps) {
  const plots = talkedPlots(person);
  const cropOf = ({ project, number }: TalkedPlot) =>
    person.crops.find((crop) => crop.project === project && crop.number === number) ?? null;
  return (
    <section aria-labelledby="plots-in-talk">
      <h2 id="plots-in-talk" className="text-h3">
        <Trans>Plots in talk</Trans>
      </h2>
      {plots.length === 0 ? (
        <p className="mt-2 flex flex-wrap items-center gap-x-4 rounded-card border border-line bg-card px-5 py-3 text-muted">
          <span className="min-w-0 flex-1 basis-60">
            <Trans>No request names a plot yet, and none is held for them.</Trans>
          </span>
          <LocalLink
            to={consoleHref("plots")}
            className="inline-flex min-h-11 items-center font-[550] text-river underline-offset-4 hover:underline"
          >
            <Trans>See the plots</Trans>
          </LocalLink>
        </p>
      ) : (
        <ul className="mt-3 grid gap-4 sm:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))]">
          {plots.map((plot) => (
            <PlotCard key={`${plot.project} ${plot.number}`} plot={plot} crop={cropOf(plot)} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface PlotCardProps {
  readonly plot: TalkedPlot;
  /** Null where its project has no plan. */
  readonly crop: PlotCrop | null;
}

function PlotCard({ plot, crop }: PlotCardProps) {
  const cost = useCostWords();
  const { project, projectName, number, sqYards, status, isTheirs } = plot;
  const [area, costs] = [formatWhole(sqYards), cost(plot)];
  const isGone = status === "sold" && !isTheirs;
  return (
    <li
      className={`relative flex overflow-hidden rounded-card border border-t-3 sm:flex-col border-line bg-card hover:bg-river-tint ${isGone ? "border-t-faint" : "border-t-river"}`}
    >
      {crop ? <CropPicture crop={crop} /> : <NoPlan />}
      <div className="num flex min-w-0 flex-1 flex-col px-4 py-3 text-small text-muted">
        <LocalLink
          to={`${consoleHref("plots")}?${new URLSearchParams({ project, q: number })}`}
          className="text-control font-[550] [overflow-wrap:anywhere] text-ink after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-river"
        >
          <Trans>
            Plot {number} · {area} sq yd
          </Trans>
        </LocalLink>
        {costs !== null && <p className="text-control text-ink">{costs}</p>}
        <p className="[overflow-wrap:anywhere]">{projectName}</p>
        <PlotNote plot={plot} />
        <p className="mt-auto pt-1">
          <StatusMark status={status} />
        </p>
      </div>
    </li>
  );
}

/** Above the words of a card, on a phone beside them. */
const PICTURE =
  "shrink-0 border-line bg-mist max-sm:w-32 max-sm:border-r sm:aspect-[2.6] sm:w-full sm:border-b";

/** A plot in the middle of what lies round it, each as it stands; the words beside it say the same. */
function CropPicture({ crop: { src, frame, box, plots, number } }: { readonly crop: PlotCrop }) {
  const { left, top, width, height } = frame;
  return (
    <svg
      viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={`block ${PICTURE}`}
    >
      <image href={src} x={left} y={top} width={width} height={height} />
      {plots.map((plot) => (
        <PlanPlot key={plot.number} plot={plot} isChosen={plot.number === number} />
      ))}
    </svg>
  );
}

function NoPlan() {
  return (
    <div className={`grid place-items-center text-faint ${PICTURE}`}>
      <Icon name="map-pin" className="size-6" />
    </div>
  );
}

/** Why the plot is talked about: a visit to come, whose it is, or when it was asked of. */
function PlotNote({ plot: { status, isTheirs, heldUntil, leads } }: { readonly plot: TalkedPlot }) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const language = toLanguage(i18n.locale);
  const visit = leads.find((lead) => isToCome(lead, now));
  const [newest] = leads;
  const note = () => {
    if (isTheirs && heldUntil !== null) {
      const until = formatIndiaMoment(new Date(heldUntil), language);
      return t`For them, until ${until}`;
    }
    if (isTheirs && status !== "available") return t`For them`;
    if (visit?.preferredAt && visit.visitState) {
      const at = formatIndiaMoment(new Date(visit.preferredAt), language);
      const state = i18n._(VISIT_WORDS[visit.visitState]);
      return t`Visit ${at} · ${state}`;
    }
    if (!newest) return null;
    const day = formatIndiaDate(new Date(newest.createdAt), language);
    return t`Asked on ${day}`;
  };
  return <p className="empty:hidden">{note()}</p>;
}

function isToCome({ preferredAt, visitState }: InboxLead, now: number): boolean {
  const stands = visitState === "asked" || visitState === "confirmed";
  return stands && preferredAt !== null && Date.parse(preferredAt) > now;
}
