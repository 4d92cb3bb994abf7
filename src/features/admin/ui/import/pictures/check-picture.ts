import type { ZipEntry } from "#platform/files/list-zip.ts";

/** A file that was chosen, or one of an archive that was: it is read when it is opened. */
export type PictureFile = ZipEntry;

/** Why a file is left out before it is sent; the codes are those of an upload, and one of the choice. */
export type PictureRefusal =
  | "picture-too-large"
  | "picture-damaged"
  | "not-a-picture"
  | "picture-heic"
  | "picture-too-small"
  | "double";

const MOST_BYTES = 15 * 1024 * 1024;
const HEIC = /^ftyp(?:hei|hev|mif1|msf1)/;
/** As an upload asks: its longer side, and the shorter one once it is fit to be shown. */
const LEAST = { longer: 480, shorter: 240, shownWithin: 1600 };

export interface CheckedPicture {
  readonly refusal: PictureRefusal | null;
  /** SHA-256 of its bytes; empty of one that is not read. */
  readonly mark: string;
}

/** Looks at a file in the browser: what is no picture, too large or too small is not sent at all. */
export async function checkPicture({ bytes: size, open }: PictureFile): Promise<CheckedPicture> {
  const refused = (refusal: PictureRefusal) => ({ refusal, mark: "" });
  if (size > MOST_BYTES) return refused("picture-too-large");
  const file = await open().catch(() => null); // damaged within its archive, or taken away
  if (file === null) return refused("picture-damaged");
  try {
    const bytes = await file.arrayBuffer();
    const head = String.fromCharCode(...new Uint8Array(bytes.slice(4, 12)));
    if (HEIC.test(head)) return refused("picture-heic");
    const { width, height } = await sizeOf(file);
    if (!isLargeEnough(width, height)) return refused("picture-too-small");
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    return { refusal: null, mark: [...digest].join() };
  } catch {
    return refused("not-a-picture"); // nothing that the browser can draw
  }
}

async function sizeOf(file: Blob) {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}

function isLargeEnough(width: number, height: number): boolean {
  const longer = Math.max(width, height);
  const scale = Math.min(1, LEAST.shownWithin / longer);
  return longer >= LEAST.longer && Math.min(width, height) * scale >= LEAST.shorter;
}
