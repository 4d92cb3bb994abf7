import { Plural, Trans, useLingui } from "@lingui/react/macro";
import {
  type DrawingUnit,
  LAYER_ROLES,
  type LayerRole,
  type ReadDrawing,
  UNIT_NAMES,
} from "#features/projects/index.ts";
import { formatWhole } from "#platform/i18n/formats.ts";
import { DRAWING_UNIT_WORDS, ROLE_WORDS } from "./project-words.ts";

interface LayersChoiceProps {
  readonly shown: ReadDrawing;
  readonly onRole: (layer: string, role: LayerRole) => void;
}

const SELECT = "h-11 w-full rounded border border-edge bg-card px-2.5 text-control";

/** What each layer of a drawing is, to be put right by hand. */
export function LayersChoice({ shown: { layers, leftOut }, onRole }: LayersChoiceProps) {
  const { t, i18n } = useLingui();
  const unread = leftOut.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className="rounded-card border border-line bg-card">
      <h3 className="px-3 py-2.5 text-control font-[550]">
        <Trans>What the layers are</Trans>
      </h3>
      <ul aria-label={t`What the layers are`} className="border-t border-line">
        {layers.map(({ name, role, lines, closed, texts }) => (
          <li
            key={name}
            className="grid items-center gap-x-4 gap-y-1 border-b border-line px-3 py-2 last:border-0 sm:grid-cols-[1fr_12rem]"
          >
            <span className="min-w-0">
              <span className="font-[550] [overflow-wrap:anywhere]">{name}</span>
              <span className="num block text-small text-muted">
                {lines > 0 && (
                  <>
                    <Plural value={lines} one="# line" other="# lines" />
                    {", "}
                    <Plural value={closed} one="# closed" other="# closed" />
                  </>
                )}
                {lines > 0 && texts > 0 && " · "}
                {texts > 0 && <Plural value={texts} one="# text" other="# texts" />}
              </span>
            </span>
            <select
              aria-label={t`What ${name} is`}
              value={role}
              onChange={({ currentTarget }) => onRole(name, currentTarget.value as LayerRole)}
              className={SELECT}
            >
              {LAYER_ROLES.map((one) => (
                <option key={one} value={one}>
                  {i18n._(ROLE_WORDS[one])}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      {leftOut.length > 0 && (
        <p className="num border-t border-line px-3 py-2 text-small text-muted [overflow-wrap:anywhere]">
          <Plural
            value={unread}
            one="# shape is of a kind that is not read:"
            other="# shapes are of kinds that are not read:"
          />{" "}
          {leftOut.map(({ kind, count }) => `${kind} (${formatWhole(count)})`).join(", ")}
        </p>
      )}
    </section>
  );
}

interface UnitChoiceProps {
  readonly shown: ReadDrawing;
  readonly onUnit: (unit: DrawingUnit) => void;
}

/** In which unit a drawing is made; the middle plot's size says whether that can be right. */
export function UnitChoice({ shown: { unit, middleSqYards }, onUnit }: UnitChoiceProps) {
  const { t, i18n } = useLingui();
  return (
    <section className="grid gap-1.5 rounded-card border border-line bg-card p-3">
      <label className="grid gap-1.5 text-control font-[550]">
        <Trans>Unit of the drawing</Trans>
        <select
          value={unit ?? ""}
          onChange={({ currentTarget }) => onUnit(currentTarget.value as DrawingUnit)}
          className={`${SELECT} font-normal`}
        >
          {unit === null && <option value="">{t`Choose the unit`}</option>}
          {UNIT_NAMES.map((one) => (
            <option key={one} value={one}>
              {i18n._(DRAWING_UNIT_WORDS[one])}
            </option>
          ))}
        </select>
      </label>
      <p role="status" className="num text-small text-muted empty:hidden">
        {middleSqYards !== null && (
          <Trans>The middle plot is {formatWhole(middleSqYards)} sq yd.</Trans>
        )}
      </p>
    </section>
  );
}
