/** So many homes an account has at most, and so many a device. Alone, since every page loads it. */
export const MOST_SAVED = 500;
