const LONGEST_SHOWN = 60;

/** What no line has: control characters, and Unicode's own separators of lines and paragraphs. */
export const NOT_ONE_LINE = /[\p{Cc}\u2028\u2029]/u;

/** The same of a text in which lines break as usual. */
export const NOT_PLAIN_TEXT = /[^\P{Cc}\n]|[\u2028\u2029]/u;

/** What was typed into an address, as one line of at most so many characters and without those that no database takes. */
export function typedLine(given: string | null | undefined, longest: number): string {
  const line = (given ?? "").replaceAll(/\p{Cc}/gu, " ").toWellFormed();
  return line.trim().slice(0, longest);
}

/** A text of any length and form as one line of at most so many UTF-16 units; what is cut off shows as `…`. */
export function foldToLine(text: string, longest: number): string {
  const line = text.split(NOT_ONE_LINE).join(" ").trim();
  return (line.length > longest ? `${line.slice(0, longest - 1)}…` : line).toWellFormed();
}

/** A value as it may be shown in a report: one line of at most 60 characters. */
export function shorten(value: unknown): string {
  if (value === undefined) return "";
  const text = typeof value === "string" ? value.slice(0, 1000) : (JSON.stringify(value) ?? "");
  const oneLine = text.replace(/\s+/g, " ").trim();
  return oneLine.length > LONGEST_SHOWN ? `${oneLine.slice(0, LONGEST_SHOWN - 1)}…` : oneLine;
}
