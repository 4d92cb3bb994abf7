import { deflateSync } from "node:zlib";
import sharp from "sharp";

/** What somebody may send as a picture, by a name for the test's report. */
export interface HostileUpload {
  readonly name: string;
  readonly bytes: Buffer;
}

/** What no stored file may hold. */
export const PAYLOAD = "<script>alert(document.domain)</script>";
const payload = Buffer.from(PAYLOAD.repeat(4));

/** Grain of a picture taken by night: what makes encoding slow. */
export const NIGHT_GRAIN = 25;
const DAY_GRAIN = 3;

/** A side of the square of grain that a picture is laid with: to make all of it takes seconds. */
const GRAIN_SIDE = 256;

/** A picture as a telephone makes one, with its place and words in it. */
export async function makePhoto(
  width = 1200,
  height = 900,
  seed = 1,
  grain = DAY_GRAIN,
): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 90 + (seed % 80), sigma: grain } as const;
  const picture = { channels: 3, background: "#8a6" } as const;
  const { data, info } = await sharp({
    create: { ...picture, width: GRAIN_SIDE, height: GRAIN_SIDE, noise },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp({ create: { ...picture, width, height } })
    .composite([{ input: data, raw: info, tile: true }])
    .withExif({ IFD0: { Copyright: PAYLOAD, ImageDescription: PAYLOAD } })
    .jpeg()
    .toBuffer();
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(type, 4, "latin1");
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), data])));
  return Buffer.concat([head, data, tail]);
}

/** A PNG that says it is so large, of one colour: some kilobytes that unfold to gigabytes. */
function bomb(width: number, height: number, lines: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.alloc(1 + 3 * Math.min(width, 20_000));
  const data = deflateSync(Buffer.concat(Array.from({ length: lines }, () => row)), { level: 9 });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const svg = (body: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`);

/** Files of other kinds, under whatever name they come. */
const OTHER_KINDS: Readonly<Record<string, Buffer>> = {
  empty: Buffer.alloc(0),
  "one byte": Buffer.from([0xff]),
  text: Buffer.from("holiday.jpg"),
  html: Buffer.from(`<!doctype html>${PAYLOAD}`),
  "html with a comment": Buffer.from(`<!-- \xff\xd8\xff -->${PAYLOAD}`, "latin1"),
  svg: svg(PAYLOAD),
  "svg that reads a file": svg('<image href="file:///etc/passwd" width="900" height="900"/>'),
  "svg that calls out": svg('<image href="http://127.0.0.1:1/x.png" width="900" height="900"/>'),
  "svg of entities": Buffer.from(`<!DOCTYPE s [<!ENTITY a "${"b".repeat(99)}">]><svg>&a;</svg>`),
  pdf: Buffer.from(`%PDF-1.7\n${PAYLOAD}`),
  "pdf before a jpeg": Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.from([0xff, 0xd8, 0xff])]),
  postscript: Buffer.from("%!PS-Adobe-3.0\n(/etc/passwd) (r) file"),
  "image magick": Buffer.from("push graphic-context\nfill 'url(https://127.0.0.1/\"|id\")'"),
  zip: Buffer.concat([Buffer.from("PK\x03\x04"), payload]),
  gzip: Buffer.concat([Buffer.from([0x1f, 0x8b, 8]), payload]),
  elf: Buffer.concat([Buffer.from("\x7fELF"), payload]),
  windows: Buffer.concat([Buffer.from("MZ"), payload]),
  php: Buffer.from("<?php system($_GET[0]);"),
  gif: Buffer.concat([Buffer.from("GIF89a"), payload]),
  "gif with script": Buffer.from(`GIF89a/*${PAYLOAD}*/=1;`),
  bmp: Buffer.concat([Buffer.from("BM"), payload]),
  tiff: Buffer.concat([Buffer.from("II*\0"), payload]),
  ico: Buffer.concat([Buffer.from([0, 0, 1, 0]), payload]),
  psd: Buffer.concat([Buffer.from("8BPS"), payload]),
  mp4: Buffer.from("\0\0\0\x18ftypisom\0\0\0\0isommp42mdat", "latin1"),
  heic: Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heicmdat", "latin1"),
  "riff sound": Buffer.from("RIFF\x10\0\0\0WAVEfmt ", "latin1"),
  "jpeg 2000": Buffer.from("\0\0\0\x0cjP  \r\n\x87\n", "latin1"),
};

/** The first bytes of a picture with something else after them. */
function disguised(): HostileUpload[] {
  const heads: Record<string, Buffer> = {
    jpeg: Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    webp: Buffer.from("RIFF\xff\0\0\0WEBPVP8 ", "latin1"),
    avif: Buffer.from("\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf", "latin1"),
  };
  const bodies: Record<string, Buffer> = {
    nothing: Buffer.alloc(0),
    script: payload,
    zeros: Buffer.alloc(100_000),
    svg: svg(PAYLOAD),
    zip: Buffer.concat([Buffer.from("PK\x03\x04"), payload]),
  };
  return Object.entries(heads).flatMap(([head, start]) =>
    Object.entries(bodies).map(([body, rest]) => ({
      name: `${head} head, then ${body}`,
      bytes: Buffer.concat([start, rest]),
    })),
  );
}

/** Genuine pictures cut short, or with a stretch of them overwritten. */
async function torn(): Promise<HostileUpload[]> {
  const jpeg = await makePhoto(600, 450, 1, NIGHT_GRAIN);
  const image = sharp(jpeg);
  const kinds = {
    jpeg,
    png: await image.clone().png().toBuffer(),
    webp: await image.clone().webp().toBuffer(),
    avif: await image.clone().avif({ effort: 0 }).toBuffer(),
  };
  return Object.entries(kinds).flatMap(([kind, whole]) =>
    [0.001, 0.02, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 0.95].map((part) => ({
      name: `${kind} cut at ${part}`,
      bytes: whole.subarray(0, Math.floor(whole.length * part)),
    })),
  );
}

async function bombs(): Promise<HostileUpload[]> {
  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#fff" }, limitInputPixels: false });
  const sizes = [
    [30_000, 30_000],
    [65_500, 65_500],
    [100_000, 100_000],
    [2_000_000, 400],
    [400, 2_000_000],
    [2_147_483_647, 2_147_483_647],
    [7_100, 7_100],
    [0, 0],
    [4_294_967_295, 1],
    // Small enough by its head, but without the lines it promises.
    [7_000, 7_000],
  ] as const;
  return [
    ...sizes.map(([width, height]) => ({
      name: `png of ${width} by ${height}`,
      bytes: bomb(width, height, 20),
    })),
    { name: "jpeg of 60 megapixels", bytes: await flat(10_000, 6_000).jpeg().toBuffer() },
    {
      name: "webp of 60 megapixels",
      bytes: await flat(10_000, 6_000).webp({ effort: 0 }).toBuffer(),
    },
    { name: "stripe", bytes: await flat(12_000, 40).png().toBuffer() },
    { name: "thumbnail", bytes: await flat(200, 150).png().toBuffer() },
    { name: "one pixel", bytes: await flat(1, 1).jpeg().toBuffer() },
    { name: "16 MB", bytes: Buffer.concat([await makePhoto(), Buffer.alloc(16 * 1024 * 1024)]) },
  ];
}

/** Uploads that must leave nothing behind. */
export async function hostileUploads(): Promise<HostileUpload[]> {
  const others = Object.entries(OTHER_KINDS).map(([name, bytes]) => ({ name, bytes }));
  return [...others, ...disguised(), ...(await torn()), ...(await bombs())];
}

/** Genuine pictures that are something else as well: taken, and made anew without it. */
export async function polyglots(): Promise<HostileUpload[]> {
  const jpeg = await makePhoto(600, 450);
  const clean = sharp(jpeg);
  const others = {
    png: await clean.clone().png({ compressionLevel: 1 }).toBuffer(),
    webp: await clean.clone().webp().toBuffer(),
  };
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, payload.length + 2]), payload]);
  return [
    { name: "jpeg with words in its EXIF", bytes: jpeg },
    {
      name: "jpeg with a comment",
      bytes: Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]),
    },
    ...Object.entries({ jpeg, ...others }).flatMap(([kind, bytes]) => [
      { name: `${kind} with a script after it`, bytes: Buffer.concat([bytes, payload]) },
      {
        name: `${kind} that is a zip`,
        bytes: Buffer.concat([bytes, Buffer.from("PK\x03\x04"), payload]),
      },
    ]),
  ];
}
