/** A place in a history, the newest first: what comes after it is older. */
export interface PastCursor {
  /** When the entry before it was, ISO 8601. */
  readonly at: string;
  readonly id: string;
}

const CURSOR = /^((?:19|20|21)\d\d-\d\d-\d\dT[\d:.]+Z)~([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** A cursor as an address keeps it; null of what is none. */
export function parsePastCursor(given: string): PastCursor | null {
  const [, at = "", id] = CURSOR.exec(given) ?? [];
  const moment = new Date(at);
  if (id === undefined || Number.isNaN(moment.getTime()) || moment.toISOString() !== at)
    return null;
  return { at, id };
}

/** As `parsePastCursor` reads it. */
export function toPastParam({ at, id }: PastCursor): string {
  return `${at}~${id}`;
}
