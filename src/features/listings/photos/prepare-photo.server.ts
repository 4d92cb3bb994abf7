import { createHash } from "node:crypto";
import type { Metadata, Sharp } from "sharp";
import {
  canBePanorama,
  LONGEST_SIDE,
  PHOTO_FORMATS,
  type Photo,
  type PhotoKind,
  photoFileName,
  ROUND_WIDTH,
  widthsOf,
} from "./photo.ts";
import { type PictureFormat, pictureFormatOf } from "./picture-formats.ts";

export const MOST_PICTURE_BYTES = 15 * 1024 * 1024;
const MOST_PIXELS = 50_000_000;
/** Smaller ones cannot be shown; nor can stripes, whose short side vanishes. */
const LEAST_WIDTH = 480;
const LEAST_SIDE = 240;
/** Longest that decoding may take, seconds. */
const GIVE_UP_AFTER_SECONDS = 20;

/** What `sharp` calls each format. */
const FORMATS: Record<Exclude<PictureFormat, "heic">, string> = {
  jpeg: "jpeg",
  png: "png",
  webp: "webp",
  avif: "heif",
};
/** Chosen by eye on photographs of layouts: no visible loss at about a tenth of the upload. */
const QUALITY = { avif: { quality: 55, effort: 3 }, webp: { quality: 78, effort: 4 } } as const;

export type PhotoProblem =
  | "picture-too-large"
  | "not-a-picture"
  | "picture-heic"
  | "picture-too-many-pixels"
  | "picture-too-small"
  | "picture-damaged";

/** A photograph made anew, with the files to be stored. */
export interface PreparedPhoto {
  readonly photo: Omit<Photo, "alt">;
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
}

export type PrepareResult =
  | ({ readonly ok: true } & PreparedPhoto)
  | { readonly ok: false; readonly code: PhotoProblem };

/** The library of pictures, when the first photograph comes: it takes 8 MB of memory. */
const loadSharp = () => import("sharp");

const refused = (code: PhotoProblem) => ({ ok: false, code }) as const;

/**
 * Makes the files of a photograph from an upload: decoded whole, turned upright, in sRGB, without
 * any of its metadata or trailing bytes, at up to three widths as AVIF and WebP, one that can be all
 * round at one more. What it is is read from its bytes alone; its size in pixels is known before they
 * are decoded.
 */
export async function preparePhoto(upload: Uint8Array): Promise<PrepareResult> {
  if (upload.byteLength > MOST_PICTURE_BYTES) return refused("picture-too-large");
  const format = pictureFormatOf(upload);
  if (format === null) return refused("not-a-picture");
  if (format === "heic") return refused("picture-heic");
  const { default: sharp } = await loadSharp();
  const metadata = await readHead(sharp(upload, { limitInputPixels: false }));
  if (!metadata || metadata.format !== FORMATS[format]) return refused("picture-damaged");
  const problem = sizeProblem(metadata);
  if (problem) return refused(problem);
  const limits = { limitInputPixels: MOST_PIXELS, failOn: "error", pages: 1 } as const;
  const longest = canBePanorama(metadata) ? ROUND_WIDTH : LONGEST_SIDE;
  const pixels = await decode(sharp(upload, limits), longest);
  if (!pixels) return refused("picture-damaged");
  return { ok: true, ...(await encode(pixels, isPanorama(metadata) ? "panorama" : "photograph")) };
}

/**
 * Whether its camera says that it is all round: `GPano:ProjectionType` of its XMP, for the whole sphere.
 * https://developers.google.com/streetview/spherical-metadata
 */
function isPanorama(metadata: Metadata): boolean {
  return (
    canBePanorama(metadata) &&
    /ProjectionType\W{1,3}equirectangular\b/.test(metadata.xmpAsString ?? "")
  );
}

/** Null when there is no readable head. */
async function readHead(source: Sharp): Promise<Metadata | null> {
  try {
    return await source.metadata();
  } catch {
    return null; // libvips has no codes for bad input: whatever it says, the head is not readable
  }
}

function sizeProblem({ width, height }: Metadata): PhotoProblem | null {
  if (width * height > MOST_PIXELS) return "picture-too-many-pixels";
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const tooSmall = Math.max(width, height) < LEAST_WIDTH;
  return tooSmall || Math.min(width, height) * scale < LEAST_SIDE ? "picture-too-small" : null;
}

interface Pixels {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number };
}

/** The pixels in the largest size that is kept, 7.7 MB at most, 25 MB of a picture that can be all round; null when they are damaged. */
async function decode(source: Sharp, longest: number): Promise<Pixels | null> {
  try {
    return await source
      .timeout({ seconds: GIVE_UP_AFTER_SECONDS })
      .autoOrient()
      .resize(longest, longest, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#fff" })
      .toColourspace("srgb")
      .raw({ depth: "uchar" })
      .toBuffer({ resolveWithObject: true });
  } catch {
    return null; // as above: torn data, or too slow to decode to be a photograph
  }
}

async function encode(
  { data, info: { width, height } }: Pixels,
  kind: PhotoKind,
): Promise<PreparedPhoto> {
  const { default: sharp } = await loadSharp();
  const pixels = sharp(data, { raw: { width, height, channels: 3 } });
  const hash = createHash("sha256");
  const encoded = [];
  // One after the other: each uses all the processors it may.
  for (const format of PHOTO_FORMATS)
    for (const target of widthsOf({ width })) {
      const bytes = await pixels.clone().resize(target)[format](QUALITY[format]).toBuffer();
      hash.update(bytes);
      encoded.push({ format, target, bytes });
    }
  const name = hash.digest("hex").slice(0, 20);
  return {
    photo: { hash: name, width, height, kind },
    files: encoded.map(({ format, target, bytes }) => ({
      name: photoFileName(name, target, format),
      bytes,
    })),
  };
}
