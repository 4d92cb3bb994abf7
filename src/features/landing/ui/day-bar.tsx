import { Trans } from "@lingui/react/macro";
import { Icon } from "#platform/ui/pictures/icon.tsx";

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** The hour that the bar stands at: an example. */
const SHOWN = 9;

/** The promise as a bar of twenty-four cells, as it runs on the slip of a request. */
export function DayBar() {
  return (
    <div className="grid h-full content-center gap-5 p-6">
      <p className="flex items-center gap-3 font-semibold">
        <span className="grid size-11 shrink-0 place-items-center rounded-full border border-ink">
          <Icon name="phone" className="size-5" />
        </span>
        <Trans>We call you back</Trans>
      </p>
      <div>
        <div className="flex h-6 border border-ink" aria-hidden="true">
          {HOURS.map((hour) => (
            <i
              key={hour}
              className={`flex-1 border-l border-line first:border-l-0 ${hour < SHOWN ? "bg-river" : "bg-card"}`}
            />
          ))}
        </div>
        <p className="num mt-1 flex justify-between text-label text-muted">
          <span>
            <Trans>you ask</Trans>
          </span>
          <span>
            <Trans>24 hours at the latest</Trans>
          </span>
        </p>
      </div>
    </div>
  );
}
