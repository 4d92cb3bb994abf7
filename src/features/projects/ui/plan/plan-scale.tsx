import { useLingui } from "@lingui/react/macro";
import { METRES_PER_FOOT } from "#lib/units/units.ts";

/** Metres that the bar shows while the whole sheet is in view. */
const BAR_METRES = 50;

/** North is up; the bar is as long as so many metres of the sheet. */
export function PlanScale({ width, zoom }: { width: number; zoom: number }) {
  const { t } = useLingui();
  const metres = [BAR_METRES, 20, 10, 5].find((length) => length * zoom <= BAR_METRES * 1.3) ?? 5;
  const share = `${((metres * zoom) / width) * 100}cqw`;
  const feet = Math.round(metres / METRES_PER_FOOT);
  return (
    <div className="flex flex-1 items-end gap-4">
      <svg viewBox="0 0 32 44" className="h-11 w-8 shrink-0" role="img" aria-label={t`North is up`}>
        <text x="16" y="9" textAnchor="middle" className="fill-ink text-[10px] font-semibold">
          {t`N`}
        </text>
        <circle cx="16" cy="28" r="13" className="fill-card stroke-ink" strokeWidth="1.2" />
        <path d="M16 17.5 20.5 36 16 33z" className="fill-card stroke-ink" strokeWidth="1" />
        <path d="M16 17.5 11.5 36 16 33z" className="fill-ink stroke-ink" strokeWidth="1" />
      </svg>
      <div className="text-tiny">
        <div className="mb-1 flex h-1.5 border border-ink bg-card" style={{ width: share }}>
          {["a", "b", "c", "d"].map((segment) => (
            <i key={segment} className="flex-1 odd:bg-ink" />
          ))}
        </div>
        <p className="num whitespace-nowrap">{t`${metres} m (${feet} ft)`}</p>
      </div>
    </div>
  );
}
