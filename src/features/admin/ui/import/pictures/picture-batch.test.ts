import { expect, test } from "vitest";
import {
  addedPhotos,
  type BatchPicture,
  type PictureState,
  picturesToSend,
  toBatchPicture,
  withChange,
} from "./picture-batch.ts";

const open = () => Promise.resolve(new Blob());
const listingOf = (mlsNumber: string) => ({ mlsNumber, name: "Plot", photos: 0 });
const HERE = listingOf("LY-0012");
const ELSEWHERE = listingOf("LY-0013");
const READY: PictureState = { kind: "ready" };

const checked = (mark: string, listing = HERE, before: readonly BatchPicture[] = []) =>
  toBatchPicture({ path: "1.jpg", bytes: 9, open }, { refusal: null, mark }, listing, before);

const pictureOf = (id: string, state: PictureState, listing: BatchPicture["listing"] = HERE) => ({
  id,
  path: `${id}.jpg`,
  open,
  mark: id,
  listing,
  state,
});

const idsOf = (pictures: readonly BatchPicture[]) => pictures.map(({ id }) => id);

test("a file that was looked at is ready, one that was refused is left out for that", () => {
  expect(checked("a")).toMatchObject({ path: "1.jpg", open, listing: HERE, state: READY });
  const file = { path: "1.txt", bytes: 9, open };
  const refused = { refusal: "not-a-picture", mark: "" } as const;
  expect(toBatchPicture(file, refused, null, [])).toMatchObject({
    listing: null,
    state: { kind: "left-out", code: "not-a-picture" },
  });
});

test("the same picture for the same listing is left out, but not for another", () => {
  const first = checked("a");
  const double = checked("a", HERE, [first]);
  expect(double.state).toEqual({ kind: "left-out", code: "double" });
  expect(checked("a", ELSEWHERE, [first]).state).toEqual(READY);
  expect(checked("b", HERE, [first]).state).toEqual(READY);
  expect(checked("a", HERE, [double]).state).toEqual(READY);
});

test("files that are refused are doubles of none", () => {
  const file = { path: "1.txt", bytes: 9, open };
  const refused = { refusal: "not-a-picture", mark: "" } as const;
  const first = pictureOf("", READY);
  expect(toBatchPicture(file, refused, HERE, [first]).state).toMatchObject({
    code: "not-a-picture",
  });
});

test("a change comes to one picture, and leaves the others as they are", () => {
  const [one, other] = [pictureOf("one", READY), pictureOf("other", READY, null)];
  const sending = { kind: "sending", part: 0.5 } as const;
  expect(withChange([one, other], "one", { state: sending })).toEqual([
    { ...one, state: sending },
    other,
  ]);
  expect(withChange([one, other], "other", { listing: HERE })).toEqual([
    one,
    { ...other, listing: HERE },
  ]);
  expect(withChange([one], "gone", { state: sending })).toEqual([one]);
});

test("those of a listing that are ready or failed are sent", () => {
  const pictures = [
    pictureOf("ready", READY),
    pictureOf("failed", { kind: "failed", words: "No connection." }),
    pictureOf("of-none", READY, null),
    pictureOf("double", { kind: "left-out", code: "double" }),
    pictureOf("done", { kind: "done", hash: "h" }),
    pictureOf("sending", { kind: "sending", part: 1 }),
  ];
  expect(idsOf(picturesToSend(pictures))).toEqual(["ready", "failed"]);
});

test("what was added is taken off again, not what was there before", () => {
  const pictures = [
    pictureOf("added", { kind: "done", hash: "h" }, ELSEWHERE),
    pictureOf("there", { kind: "done", hash: null }),
    pictureOf("ready", READY),
  ];
  expect(addedPhotos(pictures)).toEqual([{ id: "added", mlsNumber: "LY-0013", hash: "h" }]);
});
