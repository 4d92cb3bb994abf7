import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { type Context, Hono } from "hono";
import { LRUCache } from "lru-cache";
import { hashIllustration } from "#listings/illustration-hash.server.ts";
import type { Listing } from "#listings/listing.ts";
import { type Photo, photoFileName } from "#listings/pictures/photo.ts";
import type { PictureStore } from "#listings/pictures/picture-store.ts";
import { drawAerial } from "#listings/sketch/draw-aerial.ts";
import { drawCard } from "#listings/sketch/draw-card.ts";
import { drawPlate } from "#listings/sketch/draw-plate.ts";
import { drawPlateCard } from "#listings/sketch/draw-plate-card.ts";
import { drawSketch } from "#listings/sketch/draw-sketch.ts";
import { drawView } from "#listings/sketch/draw-view.ts";
import { toEnglishCaption, toEnglishTitle, toSketchFacts } from "#listings/sketch/facts.ts";
import { toPlateFacts } from "#listings/sketch/plate-facts.ts";
import { readPlateStyle } from "#listings/sketch/plate-style.server.ts";
import { drawSocialCard } from "#listings/sketch/social-card.server.ts";
import { toSocialCardTexts } from "#listings/sketch/social-card-texts.ts";
import { CLOSE_UP_CODES, hasView, type ViewCode } from "#listings/sketch/views.ts";
import { acceptsBrotli } from "#server/accepts-brotli.ts";
import type { Services } from "#services.ts";

/** Views that an address names; the plan is what it shows where it names none. */
const ENDINGS: readonly ViewCode[] = ["aerial", ...CLOSE_UP_CODES, "plate"];
/** `{mlsNumber}-{hash}`, then a view's code, `card`, a photograph, each where it applies. */
const FILE = new RegExp(
  `^(?<mlsNumber>.+?)-[A-Za-z0-9]+(?<variant>(?:\\.(?<view>${ENDINGS.join("|")}))?(?<card>\\.card)?)(?:\\.[0-9a-f]{20})?\\.(?<kind>svg|png|jpg)$`,
);
/** Pictures kept drawn; a card is up to 100 kB. */
const MOST_KEPT = 400;
const compress = promisify(brotliCompress);

interface Picture {
  readonly type: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  /** Null for a picture that is compressed by itself. */
  readonly brotli: Uint8Array<ArrayBuffer> | null;
}

/** Which picture of a listing: its plan or another view, with letters or for a card. */
interface Variant {
  readonly view: ViewCode;
  readonly isCard: boolean;
}

/** `style` brings the letters of a plate. */
function drawVariant(listing: Listing, { view, isCard }: Variant, style: string): string | null {
  const facts = toSketchFacts(listing);
  if (!hasView(facts, view)) return null;
  const caption = toEnglishCaption(facts);
  if (view === "plate") {
    const plate = toPlateFacts(listing);
    return isCard
      ? drawPlateCard(plate, style)
      : drawPlate(plate, facts, { notice: caption.notice, style });
  }
  if (isCard) return drawCard(facts, view);
  if (view === "plan") return drawSketch(facts, caption);
  const title = toEnglishTitle(view, facts);
  return view === "aerial"
    ? drawAerial(facts, caption, title)
    : drawView(facts, view, { title, notice: caption.notice });
}

async function drawSvg(listing: Listing, variant: Variant, style: string): Promise<Picture | null> {
  const svg = drawVariant(listing, variant, style);
  if (svg === null) return null;
  const plain = new TextEncoder().encode(svg);
  return { type: "image/svg+xml", plain, brotli: new Uint8Array(await compress(plain)) };
}

async function drawCardPicture(
  listing: Listing,
  { view, isCard }: Variant,
  photo: Uint8Array | null,
): Promise<Picture | null> {
  if (view !== "plan" || isCard) return null;
  const texts = toSocialCardTexts(listing, photo !== null);
  const card = await drawSocialCard(toSketchFacts(listing), texts, photo);
  return { type: photo ? "image/jpeg" : "image/png", plain: new Uint8Array(card), brotli: null };
}

/** Draws each picture once, however many ask for it at the same time. */
function keepDrawn() {
  const drawn = new LRUCache<string, Promise<Picture | null>>({ max: MOST_KEPT });
  return (name: string, draw: () => Promise<Picture | null>): Promise<Picture | null> => {
    const known = drawn.get(name);
    if (known) return known;
    const picture = draw();
    drawn.set(name, picture);
    picture.catch(() => drawn.delete(name)); // the caller gets the error; the next one tries again
    return picture;
  };
}

/**
 * `GET /illustrations/{mlsNumber}-{hash}.svg`: the plan sketch of a listing; `.{view}.svg`:
 * another view of it; `.card.svg` and `.{view}.card.svg`: the same without letters, for any frame;
 * `.png`: its social card, `.{photo}.jpg` with its first photograph. An outdated hash leads to the present picture, and a picture that the
 * listing does not have is not found.
 */
export function illustrationsApi(
  { findListing, findPhotos }: Pick<Services, "findListing" | "findPhotos">,
  pictures: PictureStore,
): Hono {
  const keep = keepDrawn();
  const style = readPlateStyle();
  return new Hono().get("/:file", async (c) => {
    const file = c.req.param("file");
    const { mlsNumber, variant, view, card, kind } = FILE.exec(file)?.groups ?? {};
    const listing = mlsNumber ? await findListing(mlsNumber) : null;
    if (!listing || !kind) return c.notFound();
    const cover = kind === "svg" ? undefined : (await findPhotos(listing.mlsNumber))[0];
    const hash = `${hashIllustration(listing)}${variant ?? ""}${cover ? `.${cover.hash}` : ""}`;
    const ending = kind === "svg" ? "svg" : cover ? "jpg" : "png";
    const name = `${listing.mlsNumber}-${hash}.${ending}`;
    if (name !== file) return c.redirect(`/illustrations/${encodeURIComponent(name)}`);
    const wanted = { view: (view ?? "plan") as ViewCode, isCard: card !== undefined };
    const picture = await keep(name, async () =>
      kind === "svg"
        ? drawSvg(listing, wanted, style)
        : drawCardPicture(listing, wanted, cover ? await getCover(pictures, cover) : null),
    );
    return picture ? send(c, picture) : c.notFound();
  });
}

/** The largest file of a photograph; one that the store has lost is a fault of ours. */
async function getCover(pictures: PictureStore, { hash, width }: Photo): Promise<Uint8Array> {
  const bytes = await pictures.find(photoFileName(hash, width, "webp"));
  if (!bytes) throw new Error(`The files of photograph ${hash} are gone.`);
  return bytes;
}

/** A plate opened by itself sets its text in the letters that it brings along. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src data:; frame-ancestors 'none'";

function send(c: Context, { type, plain, brotli }: Picture): Response {
  const body = brotli && acceptsBrotli(c.req.header("accept-encoding")) ? brotli : plain;
  return c.body(body, 200, {
    "content-type": type,
    "content-security-policy": POLICY,
    "content-length": String(body.byteLength),
    "cache-control": "public, max-age=31536000, immutable",
    ...(brotli && { vary: "accept-encoding" }),
    ...(body === brotli && { "content-encoding": "br" }),
  });
}
