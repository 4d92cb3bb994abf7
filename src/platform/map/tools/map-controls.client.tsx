import { useLingui } from "@lingui/react/macro";
import { type ReactNode, type Ref, useEffect, useRef } from "react";
import { useMap } from "react-map-gl/maplibre";
import { Icon, type IconName } from "#platform/ui/pictures/icon.tsx";

export type MapTool = "none" | "draw" | "pin";

interface ControlProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isOn?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly onClick: (event: React.MouseEvent) => void;
}

/** One button among others on the map; pressed where `isOn`. */
export function Control({ icon, label, isOn, ref, onClick }: ControlProps) {
  return (
    <button
      ref={ref}
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={isOn}
      onClick={onClick}
      className="grid size-11 place-items-center border-t border-line first:border-0 hover:bg-mist aria-pressed:bg-ink aria-pressed:text-white"
    >
      <Icon name={icon} className="size-5" />
    </button>
  );
}

/** Buttons in one frame. */
export const CONTROL_GROUP =
  "grid overflow-hidden rounded border border-line bg-card shadow-[0_1px_3px_rgb(23_34_43/0.1)]";

/** The buttons of the tools; one gets the focus back when its tool is done, and what had it has gone. */
function useToolButtons(tool: MapTool) {
  const draw = useRef<HTMLButtonElement>(null);
  const pin = useRef<HTMLButtonElement>(null);
  const last = useRef(tool);
  useEffect(() => {
    const button = { none: null, draw, pin }[last.current];
    last.current = tool;
    if (tool === "none" && document.activeElement === document.body)
      button?.current?.focus({ preventScroll: true });
  }, [tool]);
  return { draw, pin };
}

interface MapToolsProps {
  readonly tool: MapTool;
  readonly onTool: (tool: MapTool) => void;
  /** Clears what is drawn; null when nothing is. */
  readonly onClear: (() => void) | null;
  readonly onNearMe: (() => void) | null;
}

/** What can be done on the map: draw an area, drop a pin, go to where one is. */
export function MapTools({ tool, onTool, onClear, onNearMe }: MapToolsProps) {
  const { t } = useLingui();
  const { draw, pin } = useToolButtons(tool);
  const toggle = (wanted: MapTool) => () => onTool(tool === wanted ? "none" : wanted);
  return (
    <div data-control className={`${CONTROL_GROUP} absolute top-4 right-4 z-5`}>
      <Control
        ref={draw}
        icon="pencil"
        label={t`Draw an area`}
        isOn={tool === "draw"}
        onClick={toggle("draw")}
      />
      {onClear && <Control icon="eraser" label={t`Clear the drawn area`} onClick={onClear} />}
      <Control
        ref={pin}
        icon="map-pin"
        label={t`Drop a pin`}
        isOn={tool === "pin"}
        onClick={toggle("pin")}
      />
      {onNearMe && <Control icon="locate-fixed" label={t`Near me`} onClick={onNearMe} />}
    </div>
  );
}

/** The corner of a map: zoom by button, above the note on whose map it is, however long that is. */
export function MapCorner({ above, children }: { above: ReactNode; children: ReactNode }) {
  return (
    <div className="pointer-events-none absolute right-2 bottom-2 z-5 flex max-w-[calc(100%-160px)] flex-col items-end gap-2.5">
      {above}
      <ZoomButtons />
      <div data-control className="min-h-6">
        {children}
      </div>
    </div>
  );
}

/** Counts as the visitor's own move. */
function ZoomButtons() {
  const { t } = useLingui();
  const { current: map } = useMap();
  return (
    <div data-control className={`${CONTROL_GROUP} pointer-events-auto mr-2`}>
      <Control
        icon="plus"
        label={t`Zoom in`}
        onClick={({ nativeEvent }) => map?.zoomIn({}, { originalEvent: nativeEvent })}
      />
      <Control
        icon="minus"
        label={t`Zoom out`}
        onClick={({ nativeEvent }) => map?.zoomOut({}, { originalEvent: nativeEvent })}
      />
    </div>
  );
}
