import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { OwnVisit, VisitState } from "#features/leads/model/visit.ts";
import { groundPath, SubjectPicture } from "#features/leads/ui/subject-picture.tsx";
import { HOUR_MS } from "#lib/time/time.ts";
import { type CalendarEntry, toCalendarFile } from "#platform/calendar/calendar-file.ts";
import {
  formatIndiaDayParts,
  formatIndiaHour,
  formatIndiaTime,
} from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { button } from "#platform/ui/button.ts";
import { href } from "#platform/ui/href.ts";
import { useLocalPath } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { useSite } from "#platform/ui/shell/site.ts";
import { BUYER_VISIT_WORDS } from "./lead-words.ts";

interface VisitSlipProps {
  readonly reference: string;
  /** ISO instants. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly mlsNumber: string | null;
  /** What it is about, in words of the page; "" of none that is named. */
  readonly place: string;
  /** Address of a drawing of the plot. */
  readonly drawing?: string | null;
  /** How it stands; left out of a visit that was just asked for. */
  readonly now?: Pick<OwnVisit, "state" | "sequence">;
}

/** Within how many hours the agent calls, and where the slip's scale says so. */
const HOURS = 24;
const HOUR_MARKS = [6, 12, 18, HOURS] as const;

/** A visit as a title block to keep: reference, ground, time and place, until when we call. */
export function VisitSlip(props: VisitSlipProps) {
  const { i18n } = useLingui();
  const { reference, startsAt, mlsNumber, place, drawing = null, now } = props;
  const ground = groundPath(mlsNumber);
  const calendar = useCalendarFile(props);
  const time = formatIndiaTime(new Date(startsAt), toLanguage(i18n.locale));
  return (
    <div className="mt-4">
      <section className="overflow-hidden rounded-[2px] border border-ink bg-card">
        <p className="flex items-baseline justify-between gap-4 border-b border-ink px-4 py-3">
          <span className="font-semibold">
            <Trans>Visit slip</Trans>
          </span>
          <span className="num">{reference}</span>
        </p>
        {drawing ? (
          <SubjectPicture src={drawing} className="w-full border-b border-ink" />
        ) : (
          ground && (
            <div className="border-b border-line bg-mist p-4 not-has-[img]:hidden">
              <SubjectPicture src={ground} className="mx-auto h-32 max-w-full" />
            </div>
          )
        )}
        <div className="border-b border-line px-4 py-3">
          <p className="text-h3">{time}</p>
          {place && <p className="mt-0.5 text-muted">{place}</p>}
        </div>
        {now ? <StateLine state={now.state} /> : <CallScale />}
      </section>
      {calendar && now?.state !== "done" && now?.state !== "missed" && (
        <a
          href={calendar}
          download={`sthalam-${reference}.ics`}
          className={`mt-3 w-full ${button("outline")}`}
        >
          <Icon name="calendar-plus" className="size-5" />
          {now?.state === "cancelled" ? (
            <Trans>Take it out of my calendar</Trans>
          ) : (
            <Trans>Add to my calendar</Trans>
          )}
        </a>
      )}
    </div>
  );
}

const ENTRY_STATES: Partial<Record<VisitState, CalendarEntry["state"]>> = {
  confirmed: "confirmed",
  cancelled: "cancelled",
};

const STATE_LOOKS: Record<VisitState, string> = {
  asked: "bg-turmeric-tint text-turmeric-ink",
  confirmed: "bg-leaf-tint text-leaf",
  done: "bg-mist text-ink",
  missed: "bg-mist text-ink",
  cancelled: "bg-mist text-muted",
};

function StateLine({ state }: { state: VisitState }) {
  const { i18n } = useLingui();
  return (
    <p role="status" className={`px-4 py-3 font-[550] ${STATE_LOOKS[state]}`}>
      {i18n._(BUYER_VISIT_WORDS[state])}
    </p>
  );
}

/** The hours within which the agent calls, as a scale of which the first has begun. */
function CallScale() {
  const { i18n } = useLingui();
  const language = toLanguage(i18n.locale);
  const [latest] = useState(() => new Date(Date.now() + HOURS * HOUR_MS));
  const { weekday, day } = formatIndiaDayParts(latest, language);
  const hour = formatIndiaHour(latest, language);
  return (
    <div className="px-4 py-3">
      <p className="flex flex-wrap justify-between gap-x-4 font-[550]">
        {i18n._(BUYER_VISIT_WORDS.asked)}
        <span className="num text-river">
          <Trans>
            by {weekday} {day}, {hour}
          </Trans>
        </span>
      </p>
      <div className="mt-2 grid h-2.5 grid-flow-col border border-river" aria-hidden="true">
        {Array.from({ length: HOURS }, (_, hours) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its number
          <i key={hours} className="border-river first:bg-river not-last:border-r" />
        ))}
      </div>
      <p className="num mt-1 flex justify-between text-label text-muted">
        <span>
          <Trans>now</Trans>
        </span>
        {HOUR_MARKS.map((hours) => (
          <span key={hours}>
            <Trans>{hours} h</Trans>
          </span>
        ))}
      </p>
    </div>
  );
}

/** Address of the visit's entry for a calendar; null until it is made. */
function useCalendarFile(props: VisitSlipProps) {
  const { reference, startsAt, endsAt, mlsNumber, place: layout, now } = props;
  const { state = "asked", sequence = 0 } = now ?? {};
  const { t } = useLingui();
  const { origin } = useSite();
  const localPath = useLocalPath();
  const [file, setFile] = useState<string | null>(null);
  const path = mlsNumber === null ? href("/contact") : href("/property/:mlsNumber", { mlsNumber });
  const page = origin + localPath(path);
  const title = layout ? t`Visit: ${layout}` : t`Visit with Sthalam`;
  const description = t`Reference ${reference}. Our agent calls you first to agree where to meet.`;
  useEffect(() => {
    const text = toCalendarFile({
      uid: `${reference}@${new URL(page).hostname}`,
      sequence,
      state: ENTRY_STATES[state] ?? "tentative",
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      madeAt: new Date(),
      title,
      description,
      url: page,
      organizer: null,
    });
    const url = URL.createObjectURL(new Blob([text], { type: "text/calendar;charset=utf-8" }));
    setFile(url);
    return () => URL.revokeObjectURL(url);
  }, [reference, startsAt, endsAt, page, title, description, state, sequence]);
  return file;
}
