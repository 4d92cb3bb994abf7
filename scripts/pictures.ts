// npm run pictures -- add MLS FILE… : the photographs of a listing from the command line.
import { readFile, stat } from "node:fs/promises";
import { parseArgs } from "node:util";
import { eq } from "drizzle-orm";
import {
  addPhoto,
  describePhoto,
  movePhoto,
  type PhotoEditing,
  type PhotosResult,
  removePhoto,
} from "#features/listings/photos/listing-photos.server.ts";
import { PHOTO_KINDS } from "#features/listings/photos/photo.ts";
import { toRefusalLine } from "#features/listings/photos/photo-texts.ts";
import { MOST_PICTURE_BYTES } from "#features/listings/photos/prepare-photo.server.ts";
import { findPhotos } from "#features/listings/queries/listing-store.server.ts";
import { listings } from "#platform/db/schema.ts";
import { LANGUAGES } from "#platform/i18n/languages.ts";
import { openPictureStore } from "#server/wiring/picture-store.ts";
import { readConfig, runCommand, UsageError, withSite } from "./command-line.ts";

const USAGE = `npm run pictures -- add MLS FILE...
npm run pictures -- list MLS
npm run pictures -- remove MLS HASH
npm run pictures -- move MLS HASH PLACE      from 1, where cards and link previews look
npm run pictures -- describe MLS HASH en|te|hi WORDS
npm run pictures -- classify MLS HASH ${PHOTO_KINDS.join("|")}`;

type Command = (
  context: PhotoEditing,
  mlsNumber: string,
  rest: readonly string[],
) => Promise<boolean>;

/** Adds each file by itself: one that is refused stops none of the others. */
const add: Command = async (context, mlsNumber, files) => {
  if (files.length === 0) throw new UsageError(USAGE);
  let refused = 0;
  for (const file of files) {
    const bytes = await readPicture(file);
    const refusal =
      "refusal" in bytes ? bytes.refusal : toRefusal(await addPhoto(context, mlsNumber, bytes));
    console.log(`${file}: ${refusal ?? "added"}`);
    if (refusal !== null) refused++;
  }
  return refused === 0;
};

/** The bytes of a file, or why it has none to be looked at. */
async function readPicture(file: string): Promise<Buffer | { readonly refusal: string }> {
  try {
    const { size } = await stat(file);
    if (size > MOST_PICTURE_BYTES) return { refusal: toRefusalLine("picture-too-large") };
    return await readFile(file);
  } catch (error) {
    const { syscall, message } = error as NodeJS.ErrnoException;
    if (syscall) return { refusal: message };
    throw error;
  }
}

const list: Command = async ({ db }, mlsNumber) => {
  if ((await db.$count(listings, eq(listings.mlsNumber, mlsNumber))) === 0) {
    console.error(toRefusalLine("no-such-listing"));
    return false;
  }
  const photos = await findPhotos(db, mlsNumber);
  for (const { hash, width, height, kind, alt } of photos)
    console.log(`${hash} ${width}×${height} ${kind} ${alt.en || "without words"}`);
  return true;
};

const remove: Command = async (context, mlsNumber, [hash = ""]) =>
  report(await removePhoto(context, mlsNumber, hash));

const move: Command = async (context, mlsNumber, [hash = "", place = ""]) => {
  const to = Number(place) - 1;
  if (!Number.isInteger(to) || to < 0) throw new UsageError(USAGE);
  return report(await movePhoto(context, mlsNumber, { hash, to }));
};

const describe: Command = async (context, mlsNumber, [hash = "", language = "", ...words]) => {
  if (!LANGUAGES.some((known) => known === language)) throw new UsageError(USAGE);
  const alt = { [language]: words.join(" ") };
  return report(await describePhoto(context, mlsNumber, { hash, alt }));
};

const classify: Command = async (context, mlsNumber, [hash = "", name = ""]) => {
  const kind = PHOTO_KINDS.find((known) => known === name);
  if (!kind) throw new UsageError(USAGE);
  return report(await describePhoto(context, mlsNumber, { hash, kind }));
};

function report(result: PhotosResult): boolean {
  console.log(toRefusal(result) ?? "Done.");
  return result.ok;
}

function toRefusal(result: PhotosResult): string | null {
  return result.ok ? null : toRefusalLine(result.code);
}

const COMMANDS: ReadonlyMap<string, Command> = new Map(
  Object.entries({ add, list, remove, move, describe, classify }),
);

await runCommand(USAGE, async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [name = "", mlsNumber, ...rest] = positionals;
  const command = COMMANDS.get(name);
  if (!command || mlsNumber === undefined) throw new UsageError(USAGE);
  const config = readConfig();
  const store = openPictureStore(config);
  return withSite(config, ({ db }) =>
    command({ db, store, clock: () => new Date(), by: null }, mlsNumber, rest),
  );
});
