/**
 * The machine that an address of PostgreSQL names, as its library reads it: a `host` of the query goes before
 * the one in front, and none, or a folder, is a socket of this machine (""). Null for what cannot be read.
 */
export function databaseHost(address: string): string | null {
  // A user without a host is no URL to others.
  const spelled = address.replace("@/", "@localhost/");
  if (!URL.canParse(spelled)) return null;
  const { hostname, searchParams } = new URL(spelled);
  const host = searchParams.getAll("host").at(-1) ?? hostname;
  return host.startsWith("/") ? "" : host;
}
