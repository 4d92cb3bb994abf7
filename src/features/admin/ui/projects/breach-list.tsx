import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { DrawingBreach, ReadDrawing } from "#features/projects/index.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { DRAWING_RULE_WORDS } from "./project-words.ts";

interface BreachListProps {
  readonly shown: ReadDrawing;
  /** Place of the one that is looked at; null for none. */
  readonly chosen: number | null;
  readonly onChoose: (at: number | null) => void;
}

/** Everything that is wrong with a drawing; each shows itself on it. */
export function BreachList({
  shown: { breaches, moreBreaches },
  chosen,
  onChoose,
}: BreachListProps) {
  const { t } = useLingui();
  if (breaches.length === 0) return null;
  return (
    <section aria-label={t`What is wrong with the drawing`}>
      <p role="alert" className="rounded-t bg-danger-tint p-4 text-danger">
        <Plural
          value={breaches.length + moreBreaches}
          one="# thing is wrong: put it right in the drawing and choose the file again. Nothing is saved."
          other="# things are wrong: put them right in the drawing and choose the file again. Nothing is saved."
        />
      </p>
      <ul className="max-h-96 overflow-y-auto rounded-b border border-t-0 border-line bg-card">
        {breaches.map((breach, at) => (
          <li key={keyOf(breach)} className="border-b border-line last:border-0">
            <button
              type="button"
              aria-pressed={chosen === at}
              onClick={() => onChoose(chosen === at ? null : at)}
              className="flex min-h-11 w-full items-start gap-2.5 px-3 py-2.5 text-left text-small hover:bg-mist aria-pressed:bg-danger-tint"
            >
              <Icon name="circle-alert" className="mt-0.5 size-4 shrink-0 text-danger" />
              <BreachWords breach={breach} />
            </button>
          </li>
        ))}
      </ul>
      {moreBreaches > 0 && (
        <p className="num mt-2 text-small text-muted">
          <Plural value={moreBreaches} one="# problem more" other="# problems more" />
        </p>
      )}
    </section>
  );
}

const keyOf = ({ rule, lines, numbers }: DrawingBreach) => [rule, ...lines, ...numbers].join(" ");

function BreachWords({ breach: { rule, numbers } }: { breach: DrawingBreach }) {
  const { i18n } = useLingui();
  const names = numbers.join(", ");
  return (
    <span className="min-w-0 [overflow-wrap:anywhere]">
      {i18n._(DRAWING_RULE_WORDS[rule])}
      {names !== "" && (
        <b className="num block font-[550]">
          {numbers.length === 1 ? <Trans>Plot {names}</Trans> : <Trans>Plots {names}</Trans>}
        </b>
      )}
    </span>
  );
}
