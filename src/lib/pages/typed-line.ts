/** What was typed into an address, as one line of at most so many characters and without those that no database takes. */
export function typedLine(given: string | null | undefined, longest: number): string {
  const line = (given ?? "").replaceAll(/\p{Cc}/gu, " ").toWellFormed();
  return line.trim().slice(0, longest);
}
