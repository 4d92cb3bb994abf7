import type { Language } from "#platform/i18n/languages.ts";

/** Widths that browsers choose from, pixels; a narrower photograph has its own as its widest. */
const WIDTHS = [480, 960, 1600] as const;
/** A photograph is made to fit into a square of this side. */
export const LONGEST_SIDE = WIDTHS[2];

export const PHOTO_KINDS = ["avif", "webp"] as const;
type PhotoKind = (typeof PHOTO_KINDS)[number];

/** A photograph of a listing as the catalogue keeps it. */
export interface Photo {
  /** 80 bits of the SHA-256 of all its files, whose names it makes: these never change. */
  readonly hash: string;
  /** Of its largest file, pixels. */
  readonly width: number;
  readonly height: number;
  /** What it shows, in each language; empty where nobody said. */
  readonly alt: Readonly<Record<Language, string>>;
}

/** Widths of its files, narrowest first. */
export function widthsOf({ width }: Pick<Photo, "width">): number[] {
  return [...WIDTHS.filter((one) => one < width), width];
}

export function photoFileName(hash: string, width: number, kind: PhotoKind): string {
  return `${hash}-${width}.${kind}`;
}

/** Names of all its files. */
export function photoFileNames(photo: Pick<Photo, "hash" | "width">): string[] {
  return PHOTO_KINDS.flatMap((kind) =>
    widthsOf(photo).map((width) => photoFileName(photo.hash, width, kind)),
  );
}
