/** What a picture is written in, by its first bytes; a file's name and type say nothing that can be believed. */
export type PictureFormat = "jpeg" | "png" | "webp" | "avif" | "heic";

/** Brands of HEIF whose pictures are HEVC, which nothing here may decode. */
const HEIC_BRANDS = new Set(["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"]);
const AVIF_BRANDS = new Set(["avif", "avis"]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Null for what is no picture of a photograph. */
export function pictureFormatOf(bytes: Uint8Array): PictureFormat | null {
  const head = Buffer.from(bytes.subarray(0, 64));
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return "jpeg";
  if (head.subarray(0, 8).equals(PNG)) return "png";
  const text = head.toString("latin1");
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "webp";
  return text.slice(4, 8) === "ftyp" ? heifFormat(text, head.readUInt32BE(0)) : null;
}

/** By its brands: the major one, then the compatible ones to the end of the box. */
function heifFormat(text: string, boxLength: number): PictureFormat | null {
  const brands = [text.slice(8, 12)];
  for (let at = 16; at + 4 <= Math.min(boxLength, text.length); at += 4)
    brands.push(text.slice(at, at + 4));
  if (brands.some((brand) => AVIF_BRANDS.has(brand))) return "avif";
  return brands.some((brand) => HEIC_BRANDS.has(brand)) ? "heic" : null;
}
