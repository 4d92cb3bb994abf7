/**
 * From which zoom (MapLibre's, one less than on the 256-pixel scale) the search map shows what:
 * docs/decisions/one-continuous-drawing.md has the whole table.
 */

/** Villages by their people, before them stations. */
export const VILLAGES_ZOOM = 10.4;
export const STATIONS_ZOOM = 10;
/** Streets of an archive, where there is one, in place of the schematic ground. */
export const SURVEYED_ZOOM = 10;
/** Crosses at plus codes. */
export const GRID_ZOOM = 12.5;
/** Layouts as ground; the first zoom that the server makes tiles for, as the last below. */
export const LAYOUTS_ZOOM = 13;
export const LAST_LAYOUT_TILE_ZOOM = 15;
/** From here on an archive's own villages stand for those of the open data. */
export const SURVEYED_VILLAGES_ZOOM = 12;
/** Signs at the edges to places that the map does not show. */
export const SIGNS_ZOOM = 13.4;
/** Names and areas below the layouts. */
export const NAMES_ZOOM = 14.5;
/** Streets and blocks of layouts; before it their area in one colour. */
export const STREETS_ZOOM = 15.5;
/** Lines between plots. */
export const PLOT_LINES_ZOOM = 16;
