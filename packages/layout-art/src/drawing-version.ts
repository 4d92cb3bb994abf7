/**
 * Names the way in which layouts are drawn: raised whenever a drawing of the same facts changes, so
 * that whoever caches drawings by it fetches them anew.
 */
export const DRAWING_VERSION = 8;
