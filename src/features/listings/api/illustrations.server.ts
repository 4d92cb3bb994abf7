import { Hono } from "hono";
import { drawAerial, drawCard, drawCloseUp, drawFootprint, drawPlan } from "layout-art";
import { drawPlate } from "layout-art/plate";
import { drawPlateCard } from "layout-art/plate-card";
import { CLOSE_UP_CODES, hasView, type ViewCode } from "layout-art/views";
import { LRUCache } from "lru-cache";
import { hashIllustration } from "#features/listings/illustrations/illustration-hash.server.ts";
import type { SummarySources } from "#features/listings/model/catalogue/summary.ts";
import { pointOf } from "#features/listings/model/fields/figures.ts";
import {
  toEnglishCaption,
  toEnglishTitle,
  toLayoutFacts,
} from "#features/listings/model/illustration-facts.ts";
import type { Listing } from "#features/listings/model/listing.ts";
import { type Photo, photoFileName, photosOfKind } from "#features/listings/photos/photo.ts";
import type { LayoutPlace } from "#features/places/index.ts";
import type { PictureStore } from "#platform/files/picture-store.ts";
import { IMMUTABLE, type SendableBytes, sendBytes, toSendable } from "#platform/http/send-bytes.ts";
import { LANGUAGES, type Language, languageMark, toLanguage } from "#platform/i18n/languages.ts";

/** Views that an address names; the plan is what it shows where it names none. */
const ENDINGS: readonly Variant["view"][] = ["aerial", ...CLOSE_UP_CODES, "plate", "footprint"];
/** Languages whose cards are named by them. */
const OTHERS = LANGUAGES.filter((language) => languageMark(language, ".") !== "").join("|");
/** `{mlsNumber}-{hash}`, then a view's code, `card`, a language, a photograph, each where it applies. */
const FILE = new RegExp(
  `^(?<mlsNumber>.+?)-[A-Za-z0-9]+(?<variant>(?:\\.(?<view>${ENDINGS.join("|")}))?(?<card>\\.card)?(?:\\.(?<language>${OTHERS}))?)(?:\\.[0-9a-f]{20})?\\.(?<kind>svg|png|jpg)$`,
);
/** Pictures kept drawn; a card is up to 100 kB. */
const MOST_CACHED = 400;
/** Where a listing and its photographs are found. */
interface IllustrationsDeps {
  /** Null when no published listing has this id. */
  readonly findListing: (mlsNumber: string) => Promise<Listing | null>;
  readonly findPhotos: (mlsNumber: string) => Promise<Photo[]>;
  readonly placeOf: SummarySources["placeOf"];
}

/** A listing with what names its place. */
interface PlacedListing {
  readonly listing: Listing;
  readonly place: LayoutPlace;
}

/** Which picture of a listing: its plan or another view, with letters or for a card, or its ground. */
interface Variant {
  readonly view: ViewCode | "footprint";
  readonly isCard: boolean;
  /** Of the letters of a fact sheet and a social card; null where the address names none. */
  readonly language: Language | null;
}

/** The sheet of facts is the one drawing with letters: in the language of the page. */
async function drawFactSheet(
  { listing, place }: PlacedListing,
  { isCard, language }: Variant,
): Promise<string> {
  // Its words come with the first sheet: threads that read an agent's file load this module, and need none.
  const { toPlateTexts } = await import("#features/listings/illustrations/plate-texts.server.ts");
  const texts = toPlateTexts(listing, { place, language: language ?? "en" });
  return isCard ? drawPlateCard(texts) : drawPlate(texts, toLayoutFacts(listing));
}

function drawLayoutView({ listing }: PlacedListing, { view, isCard }: Variant): string | null {
  const facts = toLayoutFacts(listing);
  if (view === "plate") return null;
  if (view === "footprint") return isCard ? null : drawFootprint(facts);
  if (!hasView(facts, view)) return null;
  const caption = toEnglishCaption(facts);
  if (isCard) return drawCard(facts, view);
  if (view === "plan") return drawPlan(facts, caption);
  const title = toEnglishTitle(view, facts);
  return view === "aerial"
    ? drawAerial(facts, caption, title)
    : drawCloseUp(facts, view, { ...caption, title });
}

async function drawSvg(listing: PlacedListing, variant: Variant): Promise<SendableBytes | null> {
  if (variant.view === "plate")
    return toSendable("image/svg+xml", await drawFactSheet(listing, variant));
  const svg = variant.language === null ? drawLayoutView(listing, variant) : null;
  return svg === null ? null : toSendable("image/svg+xml", svg);
}

async function drawCardPicture(
  { listing, place }: PlacedListing,
  { view, isCard, language }: Variant,
  photo: Uint8Array | null,
): Promise<SendableBytes | null> {
  if (view !== "plan" || isCard) return null;
  const hasPhoto = photo !== null;
  // With the first card: what draws it takes memory, and threads that read an agent's file load this module.
  const [{ drawSocialCard }, { toSocialCardTexts }] = await Promise.all([
    import("layout-art/social-card"),
    import("#features/listings/illustrations/social-card-texts.server.ts"),
  ]);
  const texts = toSocialCardTexts(listing, { place, hasPhoto, language: language ?? "en" });
  const card = await drawSocialCard(toLayoutFacts(listing), texts, photo);
  return { type: photo ? "image/jpeg" : "image/png", plain: new Uint8Array(card), brotli: null };
}

/** Draws each picture once, however many ask for it at the same time. */
function cacheDrawn() {
  const drawn = new LRUCache<string, Promise<SendableBytes | null>>({ max: MOST_CACHED });
  return (
    name: string,
    draw: () => Promise<SendableBytes | null>,
  ): Promise<SendableBytes | null> => {
    const known = drawn.get(name);
    if (known) return known;
    const picture = draw();
    drawn.set(name, picture);
    picture.catch(() => drawn.delete(name)); // the caller gets the error; the next one tries again
    return picture;
  };
}

/**
 * `GET /illustrations/{mlsNumber}-{hash}.svg`: the plan of a listing; `.{view}.svg`:
 * another view of it; `.footprint.svg`: its ground at true scale; `.card.svg` and `.{view}.card.svg`: the same without letters, for any frame;
 * `.png`: its social card, `.{photo}.jpg` with its first photograph. Social cards and fact sheets have
 * `.te` and `.hi` before their ending in the other languages. An outdated hash leads to the present picture, and a picture that the
 * listing does not have is not found.
 */
export function illustrationsApi(
  { findListing, findPhotos, placeOf }: IllustrationsDeps,
  pictures: PictureStore,
): Hono {
  const keep = cacheDrawn();
  return new Hono().get("/:file", async (c) => {
    const file = c.req.param("file");
    const { mlsNumber, variant, view, card, language, kind } = FILE.exec(file)?.groups ?? {};
    const listing = mlsNumber ? await findListing(mlsNumber) : null;
    if (!listing || !kind) return c.notFound();
    const [cover] =
      kind === "svg" ? [] : photosOfKind(await findPhotos(listing.mlsNumber), "photograph");
    const hash = `${hashIllustration(listing)}${variant ?? ""}${cover ? `.${cover.hash}` : ""}`;
    const ending = kind === "svg" ? "svg" : cover ? "jpg" : "png";
    const name = `${listing.mlsNumber}-${hash}.${ending}`;
    if (name !== file) return c.redirect(`/illustrations/${encodeURIComponent(name)}`);
    const wanted: Variant = {
      view: (view ?? "plan") as Variant["view"],
      isCard: card !== undefined,
      language: language === undefined ? null : toLanguage(language),
    };
    const place = placeOf(listing.neighborhoodDetails.area, pointOf(listing));
    const picture = await keep(name, async () =>
      kind === "svg"
        ? drawSvg({ listing, place }, wanted)
        : drawCardPicture(
            { listing, place },
            wanted,
            cover ? await getCover(pictures, cover) : null,
          ),
    );
    return picture ? sendBytes(c, picture, HEADERS) : c.notFound();
  });
}

/** The largest file of a photograph; one that the store has lost is a fault of ours. */
async function getCover(pictures: PictureStore, { hash, width }: Photo): Promise<Uint8Array> {
  const bytes = await pictures.find(photoFileName(hash, width, "webp"));
  if (!bytes) throw new Error(`The files of photograph ${hash} are gone.`);
  return bytes;
}

const POLICY = "default-src 'none'; frame-ancestors 'none'";

const HEADERS = { "content-security-policy": POLICY, "cache-control": IMMUTABLE };
