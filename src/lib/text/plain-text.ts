/** What no line has: control characters, and Unicode's own separators of lines and paragraphs. */
export const NOT_ONE_LINE = /[\p{Cc}\u2028\u2029]/u;

/** The same of a text in which lines break as usual. */
export const NOT_PLAIN_TEXT = /[^\P{Cc}\n]|[\u2028\u2029]/u;
