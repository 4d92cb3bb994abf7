import { Trans, useLingui } from "@lingui/react/macro";
import { RowBox } from "#features/admin/ui/row-box.tsx";
import type { AdminPlot } from "#features/projects/index.ts";
import { FACING_WORDS, STATUS_WORDS } from "#features/projects/ui.ts";
import { formatRupees, formatWhole } from "#platform/i18n/formats.ts";
import { type Status, usePlotFigures } from "./plot-words.ts";

interface PlotRowsProps {
  /** Those that are looked for. */
  readonly plots: readonly AdminPlot[];
  readonly chosen: ReadonlySet<string>;
  /** Plots that somebody else changed since they were chosen. */
  readonly changed: ReadonlySet<string>;
  /** True where all that are shown are chosen. */
  readonly isAll: boolean;
  readonly onToggle: (number: string) => void;
  /** Chooses all that are shown, or none. */
  readonly onToggleAll: () => void;
}

const WIDE = "max-lg:hidden";

/** Each plot in a row, with a box that chooses it. */
export function PlotRows(props: PlotRowsProps) {
  const { plots, chosen, changed, isAll, onToggle, onToggleAll } = props;
  const { t } = useLingui();
  return (
    <table className="num w-full border-collapse text-left text-control">
      <caption className="sr-only">{t`Plots`}</caption>
      <thead className="sticky top-0 z-10 bg-card text-label">
        <tr className="border-b border-line">
          <th scope="col" className="w-12">
            <RowBox
              size="size-11"
              isOn={isAll}
              name={t`Choose all that are shown`}
              onToggle={onToggleAll}
            />
          </th>
          <Head>{t`Plot`}</Head>
          <Head isFigure>{t`Sq yd`}</Head>
          <Head className={WIDE}>{t`Facing`}</Head>
          <Head className="max-xl:hidden">{t`Road, ft`}</Head>
          <Head className={WIDE} isFigure>{t`₹ per sq yd`}</Head>
          <Head isFigure>{t`Land`}</Head>
          <Head className="max-sm:pl-2.5! sm:pl-6!">{t`Status`}</Head>
        </tr>
      </thead>
      <tbody>
        {plots.map((plot) => (
          <Row
            key={plot.number}
            plot={plot}
            isChosen={chosen.has(plot.number)}
            isChanged={changed.has(plot.number)}
            onToggle={onToggle}
          />
        ))}
      </tbody>
    </table>
  );
}

interface HeadProps {
  readonly children: string;
  readonly isFigure?: boolean;
  readonly className?: string;
}

function Head({ children, isFigure = false, className = "" }: HeadProps) {
  return (
    <th
      scope="col"
      className={`px-1 sm:px-2 py-3 font-medium whitespace-nowrap text-muted ${isFigure ? "text-right" : ""} ${className}`}
    >
      {children}
    </th>
  );
}

interface RowProps {
  readonly plot: AdminPlot;
  readonly isChosen: boolean;
  readonly isChanged: boolean;
  readonly onToggle: (number: string) => void;
}

function Row({ plot, isChosen, isChanged, onToggle }: RowProps) {
  const { t, i18n } = useLingui();
  const { sum } = usePlotFigures();
  const { number, sqYards, facing, roadFeet, priceRupees, status } = plot;
  const faces = facing === null ? null : FACING_WORDS[facing];
  return (
    <tr
      className={`border-b border-line last:border-0 ${isChosen ? "bg-river-tint" : ""} ${
        status === "sold" ? "text-muted" : ""
      }`}
    >
      <td>
        <RowBox
          size="size-11"
          isOn={isChosen}
          name={t`Plot ${number}`}
          onToggle={() => onToggle(number)}
        />
      </td>
      <th scope="row" className="px-1 sm:px-2 font-semibold">
        {number}
      </th>
      <td className="px-1 sm:px-2 text-right">{formatWhole(sqYards)}</td>
      <td className={`px-1 sm:px-2 whitespace-nowrap ${WIDE}`}>{faces ? i18n._(faces) : "–"}</td>
      <td className="px-1 sm:px-2 max-xl:hidden">{roadFeet ?? "–"}</td>
      <td className={`px-1 sm:px-2 text-right ${WIDE}`}>
        {priceRupees === null ? "–" : formatRupees(priceRupees / sqYards)}
      </td>
      <td className="px-1 sm:px-2 text-right whitespace-nowrap">
        {priceRupees === null ? "–" : sum(priceRupees)}
        <Coming plot={plot} />
      </td>
      <td className="py-1 pr-1 pl-2.5 sm:pr-2 sm:pl-6">
        <StatusMark status={status} />
        <Whose plot={plot} />
        {isChanged && (
          <span className="block text-small font-[550] text-danger">
            <Trans>Changed by somebody else</Trans>
          </span>
        )}
      </td>
    </tr>
  );
}

/** The price that is to come. */
function Coming({ plot: { nextPriceRupees, nextPriceAt } }: { plot: AdminPlot }) {
  const { sum, moment } = usePlotFigures();
  if (nextPriceRupees === null || nextPriceAt === null) return null;
  const [price, from] = [sum(nextPriceRupees), moment(nextPriceAt)];
  return (
    <span className="block text-small whitespace-normal text-muted">
      <Trans>
        {price} from {from}
      </Trans>
    </span>
  );
}

/** For whom it is, how to reach them, and until when it is held. */
function Whose({ plot: { buyer, heldUntil } }: { plot: AdminPlot }) {
  const { moment } = usePlotFigures();
  const until = heldUntil === null ? null : moment(heldUntil);
  if (!buyer && until === null) return null;
  return (
    <span className="block text-small text-muted [overflow-wrap:anywhere]">
      {buyer?.name}
      {buyer?.contact && (
        // A number is read whole; a long address may be broken, so that the price need not be.
        <span
          className={`block max-sm:text-tiny ${buyer.contact.includes("@") ? "" : "max-sm:whitespace-nowrap"}`}
        >
          {buyer.contact}
        </span>
      )}
      {until !== null && (
        <span className="block">
          <Trans>until {until}</Trans>
        </span>
      )}
    </span>
  );
}

const SWATCHES: Readonly<Record<Status, string>> = {
  available: "border-plan-edge bg-turmeric-tint",
  held: "border-dashed border-ink bg-card",
  booked:
    "border-plan-edge bg-turmeric-tint bg-[linear-gradient(135deg,var(--color-ink)_42%,transparent_0)]",
  sold: "border-faint bg-mist",
};

/** A status as plan and map draw it, with its word. */
export function StatusMark({ status, count }: { status: Status; count?: number }) {
  const { i18n } = useLingui();
  return (
    <span className="inline-flex items-center gap-2 text-small font-[550] sm:whitespace-nowrap">
      <span className={`size-3.5 shrink-0 border ${SWATCHES[status]}`} />
      {count !== undefined && <span className="num">{count}</span>}
      {i18n._(STATUS_WORDS[status])}
    </span>
  );
}
