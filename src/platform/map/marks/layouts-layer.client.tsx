import { useLingui } from "@lingui/react/macro";
import type { ExpressionSpecification } from "maplibre-gl";
import { Layer, Source } from "react-map-gl/maplibre";
import type { Language } from "#platform/i18n/languages.ts";
import { LOWEST_LABEL } from "#platform/map/ground/base-style.ts";
import { byZoom, type Part } from "#platform/map/ground/expressions.ts";
import { halo } from "#platform/map/ground/layer-styles.ts";
import { fontStack } from "#platform/map/ground/map-fonts.ts";
import {
  LAST_LAYOUT_TILE_ZOOM,
  LAYOUTS_ZOOM,
  NAMES_ZOOM,
  PLOT_LINES_ZOOM,
  STREETS_ZOOM,
} from "#platform/map/ground/map-zooms.ts";
import type { ReadyStyle } from "#platform/map/ground/use-map-style.client.ts";
import { useAerialChoice } from "#platform/map/tools/aerial-choice.ts";

/** Layers that are not directly inside of a `Source` name theirs. */
const SOURCE = "layouts";

export const LAYOUT_LAYERS = {
  site: "layout-site",
  open: "layout-open",
} as const;

interface LayoutsLayerProps {
  /** Path of the tiles on this site, with `{z}`, `{x}` and `{y}`. */
  readonly tiles: string;
  readonly ready: ReadyStyle;
  readonly language: Language;
  readonly hovered: string | null;
  readonly selected: string | null;
}

/** Layouts as ground, true to their stated area; their outlines and streets are drawn by us. */
export function LayoutsLayer({ tiles, ready, language, hovered, selected }: LayoutsLayerProps) {
  const { colours } = ready;
  const below = ready.kind === "embedded" ? { beforeId: LOWEST_LABEL } : {};
  const isLit: ExpressionSpecification = [
    "in",
    ["get", "id"],
    ["literal", [hovered ?? "", selected ?? ""]],
  ];
  const isFromAir = useAerialChoice() && ready.aerial !== null;
  const opaque = isFromAir ? 0.12 : 0.95;
  return (
    <Source
      id={SOURCE}
      type="vector"
      tiles={[`${location.origin}${tiles}`]}
      minzoom={LAYOUTS_ZOOM}
      maxzoom={LAST_LAYOUT_TILE_ZOOM}
    >
      <Layer
        {...below}
        id={LAYOUT_LAYERS.site}
        type="fill"
        source-layer="site"
        paint={{ "fill-color": near(colours.plan, colours.street), "fill-opacity": opaque }}
      />
      <DrawnParts colours={colours} below={below} isFromAir={isFromAir} />
      <Layer
        {...below}
        id="layout-edges"
        type="line"
        source-layer="site"
        layout={{ "line-join": "round" }}
        paint={{
          "line-color": ["case", isLit, colours.river, isFromAir ? colours.plan : colours.planEdge],
          "line-width": ["case", isLit, 2.5, isFromAir ? 2 : 1.5],
        }}
      />
      {ready.kind === "embedded" && <Names colours={colours} language={language} />}
    </Source>
  );
}

/** One value until the streets of layouts appear, and another from there on. */
function near(before: Part, after: Part) {
  return byZoom([STREETS_ZOOM - 0.4, before], [STREETS_ZOOM, after]);
}

interface DrawnPartsProps {
  readonly colours: ReadyStyle["colours"];
  /** Below the names of places, where the style has such. */
  readonly below: { readonly beforeId?: string };
  /** Drawn streets and plots would hide the real ones of an aerial picture. */
  readonly isFromAir: boolean;
}

/** What is drawn inside a layout: open spaces, blocks, and the lines between plots. */
function DrawnParts({ colours, below, isFromAir }: DrawnPartsProps) {
  const shown = { visibility: isFromAir ? "none" : "visible" } as const;
  const parts = [
    [LAYOUT_LAYERS.open, "open", colours.park],
    ["layout-blocks", "block", colours.plan],
  ] as const;
  return (
    <>
      {parts.map(([id, part, colour]) => (
        <Layer
          {...below}
          key={id}
          id={id}
          layout={shown}
          type="fill"
          source={SOURCE}
          source-layer={part}
          minzoom={STREETS_ZOOM - 0.4}
          paint={{ "fill-color": colour, "fill-opacity": near(0, 1) }}
        />
      ))}
      <Layer
        {...below}
        id="layout-plot-lines"
        layout={shown}
        type="line"
        source={SOURCE}
        source-layer="line"
        minzoom={PLOT_LINES_ZOOM - 0.4}
        paint={{
          "line-color": colours.planEdge,
          "line-width": 0.6,
          "line-opacity": byZoom([PLOT_LINES_ZOOM - 0.4, 0], [PLOT_LINES_ZOOM, 0.65]),
        }}
      />
    </>
  );
}

interface NamesProps {
  readonly colours: ReadyStyle["colours"];
  readonly language: Language;
}

/** The name of each layout and its stated area. */
function Names({ colours, language }: NamesProps) {
  const { t } = useLingui();
  const sqYards = t`sq yd`;
  return (
    <Layer
      id="layout-name"
      type="symbol"
      source={SOURCE}
      source-layer="name"
      minzoom={NAMES_ZOOM}
      layout={{
        "text-field": [
          "format",
          ["get", "name"],
          { "text-font": ["literal", fontStack("en", "bold")] },
          "\n",
          {},
          ["concat", ["number-format", ["get", "sqYards"], { locale: "en-IN" }], " ", sqYards],
          {},
        ],
        "text-font": fontStack(language, "regular"),
        "text-size": 12.5,
        "text-anchor": "top",
        "text-offset": [0, 0.5],
        "text-max-width": 14,
      }}
      paint={{ "text-color": colours.ink, ...halo(colours.land) }}
    />
  );
}
