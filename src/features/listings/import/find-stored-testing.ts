import type { FindStored } from "./check-rows.ts";

/** For tests of what a file says by itself: an empty catalogue. */
export const nothingStored: FindStored = async () => new Map();
