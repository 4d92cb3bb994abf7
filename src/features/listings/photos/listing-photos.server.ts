import { eq, sql } from "drizzle-orm";
import { renewVersion } from "#features/listings/import/write-listings.server.ts";
import type { PhotosReply } from "#features/listings/model/admin-listings-replies.ts";
import type { Editor } from "#features/listings/model/changes/listing-change.ts";
import {
  findRemovedHashes,
  recordPhotos,
  toPhotosVersion,
} from "#features/listings/queries/photo-history.server.ts";
import { holdCatalogue } from "#features/listings/queries/stored-state.server.ts";
import type { Db } from "#platform/db/database.ts";
import { listings } from "#platform/db/schema.ts";
import { isPictureFileName, type PictureStore } from "#platform/files/picture-store.ts";
import { canBePanorama, type Photo, type PhotoKind, photoFileNames } from "./photo.ts";
import { type PhotoProblem, type PreparedPhoto, preparePhoto } from "./prepare-photo.server.ts";
import { getPhotos, LONGEST_ALT, NO_WORDS } from "./stored-photos.ts";
import { UNUSED_FOR_MS } from "./sweep-photos.server.ts";

/** Photographs of one listing; a page shows them all. */
const MOST_PHOTOS = 40;

export interface PhotosContext {
  readonly db: Db;
  readonly store: PictureStore;
  readonly clock: () => Date;
}

/** The work of somebody on photographs. */
export interface PhotoEditing extends PhotosContext {
  /** Whom the history names; null for the command line. */
  readonly by: Editor | null;
}

type ChangeProblem =
  | "no-such-listing"
  | "no-such-photo"
  | "too-many-photos"
  | "alt-too-long"
  | "not-round"
  | "changed-meanwhile"
  | "photos-gone";

export type PhotosResult =
  | ({ readonly ok: true } & PhotosReply)
  | { readonly ok: false; readonly code: ChangeProblem | PhotoProblem };

const refused = <Code extends string>(code: Code) => ({ ok: false, code }) as const;

/**
 * Adds an upload as the last photograph of a listing; one that it has already stays where it is.
 * A refused upload leaves nothing behind. Files are stored before the catalogue names them.
 */
export async function addPhoto(
  context: PhotoEditing,
  mlsNumber: string,
  upload: Uint8Array,
): Promise<PhotosResult> {
  const before = await readPhotos(context.db, mlsNumber);
  if (!before) return refused("no-such-listing");
  if (before.length >= MOST_PHOTOS) return refused("too-many-photos");
  const prepared = await preparePhoto(upload);
  if (!prepared.ok) return prepared;
  const { areNew } = await storeFiles(context.store, prepared);
  const { photo } = prepared;
  let added: string | null = null;
  const result = await changePhotos(context, mlsNumber, (photos) => {
    if (photos.some(({ hash }) => hash === photo.hash)) return photos;
    if (photos.length >= MOST_PHOTOS) return "too-many-photos";
    added = photo.hash;
    return [...photos, { ...photo, alt: NO_WORDS }];
  });
  if (!result.ok) return result;
  // A sweep may have taken old files of the same photograph between their being stored and named.
  if (!areNew && !(await hasFiles(context.store, photo))) await storeFiles(context.store, prepared);
  return { ...result, added };
}

/** All files, or none of those that were not there before. */
async function storeFiles(
  store: PictureStore,
  { files }: PreparedPhoto,
): Promise<{ readonly areNew: boolean }> {
  const added: string[] = [];
  try {
    for (const { name, bytes } of files) {
      if (!(await store.has(name))) added.push(name);
      await store.put(name, bytes);
    }
  } catch (error) {
    for (const name of added) await store.remove(name).catch(() => undefined); // swept tomorrow
    throw error;
  }
  return { areNew: added.length === files.length };
}

/** Takes a photograph from a listing; its files go with the first sweep a day later. */
export function removePhoto(
  context: PhotoEditing,
  mlsNumber: string,
  hash: string,
): Promise<PhotosResult> {
  return changePhotos(context, mlsNumber, (photos) => {
    const rest = photos.filter((photo) => photo.hash !== hash);
    return rest.length < photos.length ? rest : "no-such-photo";
  });
}

/** Puts a photograph back that was taken from a listing within a day; its files are there so long. */
export async function restorePhoto(
  context: PhotoEditing,
  mlsNumber: string,
  { photo, to }: { readonly photo: Photo; readonly to: number },
): Promise<PhotosResult> {
  if (!(await hasFiles(context.store, photo))) return refused("no-such-photo");
  return changePhotos(context, mlsNumber, async (photos, tx) => {
    if (photos.some(({ hash }) => hash === photo.hash)) return photos;
    if (photos.length >= MOST_PHOTOS) return "too-many-photos";
    if (!(await areLeft(tx, [photo], context.clock()))) return "no-such-photo";
    return photos.toSpliced(Math.max(0, to), 0, photo);
  });
}

/** True while no sweep may take their files: each is named, or was taken from a listing within a day. */
async function areLeft(tx: Db, photos: readonly Photo[], now: Date): Promise<boolean> {
  const removed = await findRemovedHashes(tx, new Date(now.getTime() - UNUSED_FOR_MS));
  for (const { hash } of photos) {
    if (removed.has(hash)) continue;
    const isNamed = sql`${listings.photos} @> ${JSON.stringify([{ hash }])}::jsonb`;
    if ((await tx.$count(listings, isNamed)) === 0) return false;
  }
  return true;
}

async function hasFiles(
  store: PictureStore,
  photo: Pick<Photo, "hash" | "width">,
): Promise<boolean> {
  for (const name of photoFileNames(photo))
    if (!isPictureFileName(name) || !(await store.has(name))) return false;
  return true;
}

interface PutBack {
  readonly photos: readonly Photo[];
  /** Version of the photographs that the agent saw. */
  readonly seen: string;
}

/** Makes photographs what they were once, while the files of all of them are there. */
export async function putPhotosBack(
  context: PhotoEditing,
  mlsNumber: string,
  { photos, seen }: PutBack,
): Promise<PhotosResult> {
  for (const photo of photos)
    if (!(await hasFiles(context.store, photo))) return refused("photos-gone");
  const change = async (now: readonly Photo[], tx: Db) => {
    if (toPhotosVersion(now) !== seen) return "changed-meanwhile";
    const back = photos.filter(({ hash }) => now.every((photo) => photo.hash !== hash));
    return (await areLeft(tx, back, context.clock())) ? photos : "photos-gone";
  };
  return changePhotos(context, mlsNumber, change, true);
}

/** Puts a photograph at a place, from 0; the first is the one that cards and link previews show. */
export function movePhoto(
  context: PhotoEditing,
  mlsNumber: string,
  { hash, to }: { readonly hash: string; readonly to: number },
): Promise<PhotosResult> {
  return changePhotos(context, mlsNumber, (photos) => {
    const moved = photos.find((photo) => photo.hash === hash);
    if (!moved) return "no-such-photo";
    const rest = photos.filter((photo) => photo !== moved);
    return rest.toSpliced(Math.max(0, to), 0, moved);
  });
}

interface Description {
  readonly hash: string;
  /** Languages left out keep their words. */
  readonly alt?: Partial<Photo["alt"]>;
  readonly kind?: PhotoKind | undefined;
}

/** Says what a picture is and shows; what is left out stays. */
export function describePhoto(
  context: PhotoEditing,
  mlsNumber: string,
  { hash, alt = {}, kind }: Description,
): Promise<PhotosResult> {
  return changePhotos(context, mlsNumber, (photos) => {
    if (Object.values(alt).some((words) => words.length > LONGEST_ALT)) return "alt-too-long";
    const described = photos.find((photo) => photo.hash === hash);
    if (!described) return "no-such-photo";
    if (kind === "panorama" && !canBePanorama(described)) return "not-round";
    const after = {
      ...described,
      kind: kind ?? described.kind,
      alt: { ...described.alt, ...alt },
    };
    return photos.map((photo) => (photo === described ? after : photo));
  });
}

type Changed = readonly Photo[] | ChangeProblem;

/**
 * Changes the list, its history and the catalogue's version in one transaction, after those that
 * wait before it; what changes nothing leaves no trace.
 */
function changePhotos(
  { db, clock, by }: PhotoEditing,
  mlsNumber: string,
  change: (photos: readonly Photo[], tx: Db) => Changed | Promise<Changed>,
  isUndo = false,
): Promise<PhotosResult> {
  return db.transaction(async (tx) => {
    await holdCatalogue(tx);
    const before = await readPhotos(tx, mlsNumber);
    if (!before) return refused("no-such-listing");
    const photos = await change(before, tx);
    if (typeof photos === "string") return refused(photos);
    if (toPhotosVersion(photos) === toPhotosVersion(before)) return { ok: true, photos };
    const now = clock();
    await tx
      .update(listings)
      .set({ photos, updatedAt: now })
      .where(eq(listings.mlsNumber, mlsNumber));
    await recordPhotos(tx, { mlsNumber, before, after: photos, by, now, isUndo });
    await renewVersion(tx, now);
    return { ok: true, photos };
  });
}

async function readPhotos(db: Db, mlsNumber: string): Promise<Photo[] | null> {
  if (mlsNumber.includes("\0")) return null; // no id has one, and PostgreSQL takes none
  const [row] = await db
    .select({ photos: listings.photos })
    .from(listings)
    .where(eq(listings.mlsNumber, mlsNumber));
  return row ? getPhotos(row.photos) : null;
}
