import type { Language } from "#platform/i18n/languages.ts";

/** Widths that browsers choose from, pixels; a narrower photograph has its own as its widest. */
const WIDTHS = [480, 960, 1600] as const;
/** A photograph is made to fit into a square of this side. */
export const LONGEST_SIDE = WIDTHS[2];
/** A picture all round is looked at in parts, so its widest file is this wide, pixels. */
export const ROUND_WIDTH = 4096;

export const PHOTO_FORMATS = ["avif", "webp"] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** What a picture is, as its agent says. Cards and link previews show photographs alone. */
export const PHOTO_KINDS = ["photograph", "floor-plan", "panorama"] as const;
export type PhotoKind = (typeof PHOTO_KINDS)[number];

/** A picture of a listing, mostly a photograph, as the catalogue keeps it. */
export interface Photo {
  /** 80 bits of the SHA-256 of all its files, whose names it makes: these never change. */
  readonly hash: string;
  /** Of its largest file, pixels. */
  readonly width: number;
  readonly height: number;
  readonly kind: PhotoKind;
  /** What it shows, in each language; empty where nobody said. */
  readonly alt: Readonly<Record<Language, string>>;
}

/** Widths of its files, narrowest first. */
export function widthsOf({ width }: Pick<Photo, "width">): number[] {
  return [...WIDTHS.filter((one) => one < width), width];
}

/** Name of one of its files, of a width in pixels. */
export function photoFileName(hash: string, width: number, format: PhotoFormat): string {
  return `${hash}-${width}.${format}`;
}

/** Names of all its files. */
export function photoFileNames(photo: Pick<Photo, "hash" | "width">): string[] {
  return PHOTO_FORMATS.flatMap((format) =>
    widthsOf(photo).map((width) => photoFileName(photo.hash, width, format)),
  );
}

/** True for a picture that can be all round: every direction is in it once, so it is twice as wide as high. */
export function canBePanorama({ width, height }: Pick<Photo, "width" | "height">): boolean {
  return Math.abs(width - 2 * height) <= 2;
}

/** Those of one kind, in their order. */
export function photosOfKind(photos: readonly Photo[], kind: PhotoKind): Photo[] {
  return photos.filter((photo) => photo.kind === kind);
}
