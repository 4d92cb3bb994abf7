const LONGEST_SHOWN = 60;

/** A value as it may be shown in a report: one line of at most 60 characters. */
export function shorten(value: unknown): string {
  if (value === undefined) return "";
  const text = typeof value === "string" ? value.slice(0, 1000) : (JSON.stringify(value) ?? "");
  const oneLine = text.replace(/\s+/g, " ").trim();
  return oneLine.length > LONGEST_SHOWN ? `${oneLine.slice(0, LONGEST_SHOWN - 1)}…` : oneLine;
}
