import { ANSWER_WITHIN_MS, type AnswerClock } from "#features/leads/index.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { useClockWords } from "./inbox-words.ts";

const SEGMENTS = 12;
const FILL = { past: "bg-danger", soon: "bg-turmeric", calm: "bg-leaf" } as const;
const TEXT = { past: "text-danger", soon: "text-turmeric-ink", calm: "text-leaf" } as const;

/** The 24 hours as a scale bar: filled as far as they have run, with what is left in words. */
export function ClockBar({ clock }: { readonly clock: AnswerClock }) {
  const words = useClockWords()(clock);
  if (clock.kind === "forgotten" || clock.kind === "given-up")
    return (
      <p className="inline-block rounded-tag bg-mist px-2 py-0.5 text-label font-[550]">{words}</p>
    );
  if (clock.kind === "answered")
    return (
      <p className="inline-flex items-center gap-1.5 rounded-tag bg-leaf-tint px-2 py-0.5 text-label font-[550] text-leaf">
        <Icon name="check" className="size-4" />
        {words}
      </p>
    );
  const run = Math.min(1, 1 - clock.leftMs / ANSWER_WITHIN_MS);
  return (
    <div>
      <div aria-hidden="true" className="flex h-2 border border-ink bg-card">
        {Array.from({ length: SEGMENTS }, (_, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place
            key={at}
            className={`flex-1 not-last:border-r not-last:border-line ${
              at < Math.round(run * SEGMENTS) ? FILL[clock.band] : ""
            }`}
          />
        ))}
      </div>
      <p className={`num mt-1 text-label font-[550] ${TEXT[clock.band]}`}>{words}</p>
    </div>
  );
}
