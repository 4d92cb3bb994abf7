import { listZip, type ZipRefusal } from "#platform/files/list-zip.ts";
import type { PictureFile } from "./check-picture.ts";

/** Why an archive gives no pictures. */
export type ArchiveRefusal = ZipRefusal | "zip-without-pictures";

export type ChosenPictures =
  | { readonly ok: true; readonly files: readonly PictureFile[] }
  /** Nothing of the choice is taken for one archive that cannot be read. */
  | { readonly ok: false; readonly code: ArchiveRefusal; readonly name: string };

const IS_ZIP = /\.zip$/i;
const IS_PICTURE = /\.(?:jpe?g|png|webp|avif|hei[cf]|gif|bmp|tiff?)$/i;

/** The files of a choice, and in the place of an archive those in it, below its name. */
export async function openChosen(chosen: readonly File[]): Promise<ChosenPictures> {
  const files: PictureFile[] = [];
  for (const file of chosen) {
    if (!IS_ZIP.test(file.name)) {
      files.push({ path: pathOf(file), bytes: file.size, open: () => Promise.resolve(file) });
      continue;
    }
    const zip = await listZip(file).catch(() => ({ ok: false, code: "zip-cut-short" }) as const);
    if (!zip.ok) return { ok: false, code: zip.code, name: file.name };
    if (!zip.entries.some(({ path }) => IS_PICTURE.test(path)))
      return { ok: false, code: "zip-without-pictures", name: file.name };
    files.push(...zip.entries.map((one) => ({ ...one, path: `${pathOf(file)}/${one.path}` })));
  }
  return { ok: true, files };
}

function pathOf({ webkitRelativePath, name }: File): string {
  return webkitRelativePath || name;
}
