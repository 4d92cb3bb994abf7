import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import { FieldFrame, inputClass } from "#features/admin/ui/listing-form/field-frame.tsx";
import { PlacePicker } from "#features/admin/ui/listing-form/place-picker.tsx";
import { readPlace } from "#features/places/index.ts";
import type { PlacedPoint, ReadDrawing } from "#features/projects/index.ts";
import type { LatLng } from "#lib/geo/geo.ts";
import { button } from "#platform/ui/button.ts";
import { useTyped } from "#platform/ui/forms/use-typed.ts";
import { useUnsaved } from "#platform/ui/forms/use-unsaved.tsx";
import { useRegion } from "#platform/ui/shell/site.ts";

/** A point as it is typed or pressed: of the drawing, and of the map. */
export interface TypedPoint {
  readonly drawn: string;
  readonly map: string;
}
export const NO_POINTS: readonly [TypedPoint, TypedPoint] = [
  { drawn: "", map: "" },
  { drawn: "", map: "" },
];

/** "12.5, -3" of a drawing; null for anything else. */
export function readDrawn(text: string): readonly [number, number] | null {
  const [, x, y] = /^\s*(-?\d+(?:\.\d+)?)\s*[, ]\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text) ?? [];
  return x === undefined || y === undefined ? null : [Number(x), Number(y)];
}

interface PlacingFieldsProps {
  readonly shown: ReadDrawing;
  readonly points: readonly [TypedPoint, TypedPoint];
  readonly onPoints: (points: readonly [TypedPoint, TypedPoint]) => void;
  /** Which point the next press on the drawing gives; null for none. */
  readonly picking: 0 | 1 | null;
  readonly onPicking: (which: 0 | 1 | null) => void;
  readonly onPlace: (points: readonly [PlacedPoint, PlacedPoint]) => void;
}

/** Two points of the drawing and where each lies on the map: pressed, or typed. */
export function PlacingFields(props: PlacingFieldsProps) {
  const { centre } = useRegion();
  const { shown, points, onPoints, picking, onPicking, onPlace } = props;
  const { t } = useLingui();
  const { isTyped, form } = useTyped();
  const [isWrong, setWrong] = useState(false);
  useUnsaved(isTyped);
  const [onMap, setOnMap] = useState<0 | 1 | null>(null);
  const change = (which: 0 | 1, more: Partial<TypedPoint>) => {
    const next = points.map((point, at) => (at === which ? { ...point, ...more } : point));
    onPoints(next as unknown as readonly [TypedPoint, TypedPoint]);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [first, second] = points.map((point) => toPlaced(point, centre));
    setWrong(!first || !second || (first.x === second.x && first.y === second.y));
    if (first && second && (first.x !== second.x || first.y !== second.y)) onPlace([first, second]);
  };
  const names = [t`First point`, t`Second point`];
  const { placing } = shown;
  return (
    <form
      {...form}
      onSubmit={submit}
      noValidate
      className="grid gap-4 rounded-card border border-line bg-card p-3"
    >
      <h3 className="text-control font-[550]">
        <Trans>Where it lies on the map</Trans>
      </h3>
      <p className="text-small text-muted">
        <Trans>
          Give two corners that are far apart: press each on the drawing, and say where it lies.
        </Trans>
      </p>
      {([0, 1] as const).map((which) => (
        <PointFields
          key={which}
          name={names[which] ?? ""}
          corners={shown.corners}
          point={points[which]}
          isWrong={isWrong}
          isPicking={picking === which}
          onPicking={(wanted) => onPicking(wanted ? which : null)}
          isOnMap={onMap === which}
          onMap={(wanted) => setOnMap(wanted ? which : null)}
          onChange={(more) => change(which, more)}
        />
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <button type="submit" className={button("primary", "small")}>
          <Trans>Place it</Trans>
        </button>
        <p role="status" className="num text-small text-muted">
          {placing && (
            <Trans>
              Turned by {placing.turnDegrees.toFixed(1)}°, scale 1 to {placing.scale.toFixed(3)}
            </Trans>
          )}
        </p>
      </div>
      {isWrong && (
        <p role="alert" className="text-small text-danger">
          <Trans>Two different points are needed, each with its place on the map.</Trans>
        </p>
      )}
    </form>
  );
}

interface PointFieldsProps extends Pick<ReadDrawing, "corners"> {
  readonly name: string;
  readonly point: TypedPoint;
  readonly isWrong: boolean;
  /** True while the next press on the drawing gives this point. */
  readonly isPicking: boolean;
  readonly onPicking: (wanted: boolean) => void;
  /** True while it is sought on the map. */
  readonly isOnMap: boolean;
  readonly onMap: (wanted: boolean) => void;
  readonly onChange: (more: Partial<TypedPoint>) => void;
}

/** One point: where it is on the drawing, and where that lies on the map. */
function PointFields(props: PointFieldsProps) {
  const { name, corners, point, isWrong, isPicking, onPicking, isOnMap, onMap, onChange } = props;
  const { centre } = useRegion();
  const { t } = useLingui();
  return (
    <fieldset className="grid gap-3 border-t border-line pt-3">
      <legend className="sr-only">{name}</legend>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <b className="font-[550]">{name}</b>
        <button
          type="button"
          aria-pressed={isPicking}
          onClick={() => onPicking(!isPicking)}
          className={`${button("outline", "small")} aria-pressed:border-river aria-pressed:bg-river-tint`}
        >
          <Trans>Press it on the drawing</Trans>
        </button>
      </div>
      <div className="grid items-end gap-3 sm:grid-cols-2">
        <PointField
          label={t`On the drawing (x, y)`}
          value={point.drawn}
          options={corners.map(([x, y]) => `${x}, ${y}`)}
          isWrong={isWrong && readDrawn(point.drawn) === null}
          onChange={(drawn) => onChange({ drawn })}
        />
        <PointField
          label={t`On the map (plus code or coordinates)`}
          value={point.map}
          options={[]}
          isWrong={isWrong && readPlace(point.map, centre) === null}
          onChange={(map) => onChange({ map })}
        />
      </div>
      <button
        type="button"
        aria-expanded={isOnMap}
        onClick={() => onMap(!isOnMap)}
        className={`justify-self-start ${button("quiet", "small")}`}
      >
        <Trans>Find it on the map</Trans>
      </button>
      {isOnMap && (
        <PlacePicker
          pin={readPlace(point.map, centre)}
          onPin={({ lat, lng }) => onChange({ map: `${lat.toFixed(6)}, ${lng.toFixed(6)}` })}
        />
      )}
    </fieldset>
  );
}

function toPlaced({ drawn, map }: TypedPoint, centre: LatLng): PlacedPoint | null {
  const [point, place] = [readDrawn(drawn), readPlace(map, centre)];
  return point && place ? { x: point[0], y: point[1], ...place } : null;
}

interface PointFieldProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly string[];
  readonly isWrong: boolean;
  readonly onChange: (value: string) => void;
}

function PointField({ label, value, options, isWrong, onChange }: PointFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const error = isWrong ? t`Fill this in.` : null;
  return (
    <FieldFrame id={id} label={label} hint={null} error={error} required={false}>
      <input
        id={id}
        value={value}
        list={options.length > 0 ? `${id}-corners` : undefined}
        autoComplete="off"
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-below` : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className={`num h-11 ${inputClass(error)}`}
      />
      {options.length > 0 && (
        <datalist id={`${id}-corners`}>
          {options.map((option) => (
            <option key={option} value={option} />
          ))}
        </datalist>
      )}
    </FieldFrame>
  );
}
