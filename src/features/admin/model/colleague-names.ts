/** A member of the team, as the others know one. */
export interface Colleague {
  readonly email: string;
  /** As the profile says it; null of whoever has no account yet. */
  readonly name: string | null;
}

/**
 * What members are called in the console, by their addresses: by the name of their profile, with the
 * address where others have the same one. Who is no member any more is called by the address.
 */
export function toColleagueNames(colleagues: readonly Colleague[]): (email: string) => string {
  const nameOf = ({ name }: Colleague) => name?.trim() ?? "";
  const sharing = Map.groupBy(colleagues, (one) => nameOf(one).toLocaleLowerCase("en"));
  const names = new Map(
    colleagues.map((one) => {
      const name = nameOf(one);
      const isShared = (sharing.get(name.toLocaleLowerCase("en"))?.length ?? 0) > 1;
      return [one.email, name && isShared ? `${name} (${one.email})` : name || one.email];
    }),
  );
  return (email) => names.get(email) ?? email;
}
