import { isDatabaseGone } from "./database-gone.ts";

/** The database cannot be opened or prepared: its message tells whoever runs the site what is wrong, and where. */
export class DatabaseOpeningError extends Error {}

/** The schema is older than this release, and the user of `DATABASE_URL` may not change it. */
export class OldSchemaError extends DatabaseOpeningError {
  constructor(cause: unknown) {
    super(
      "The database's tables are older than this release, and its user may not change them: " +
        "run `npm run migrate` as their owner first.",
      { cause },
    );
  }
}

/** The user of `DATABASE_URL` was never let read the tables. */
export class UnreadableSchemaError extends DatabaseOpeningError {
  constructor(user: string | undefined, cause: unknown) {
    super(
      `The database's tables are not for ${user} to read: run \`npm run migrate -- --for ${user}\` as their owner.`,
      { cause },
    );
  }
}

/** Where `DATABASE_URL` leads, without its password. */
interface Place {
  readonly host: string;
  readonly port: number;
}

/** What connecting threw, in words that name the setting. */
export function toConnectError(error: unknown, { host, port }: Place): DatabaseOpeningError {
  // Of a name with several addresses each has failed, and the whole says nothing.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const why = first instanceof Error ? first.message : String(first);
  const what = isDatabaseGone(error) ? "does not answer" : "takes no connection";
  return new DatabaseOpeningError(
    `DATABASE_URL: the database at ${host}, port ${port}, ${what}: ${why}.`,
    { cause: error },
  );
}
