const OTHER_DIGITS = /(?![0-9])\p{Nd}/gu;
const DIGIT = /\p{Nd}/u;

/** "౫౨౧" and "५२१" as "521": phones type the digits of their keyboard, whatever the field asks for. */
export function toLatinDigits(text: string): string {
  return text.replaceAll(OTHER_DIGITS, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // Unicode has the ten digits of a script in a row, the zero first.
    let before = 0;
    while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
    return String(before % 10);
  });
}
