import { expect, test } from "vitest";
import type { SentFile } from "#features/admin/ui/calls/file-calls.ts";
import type { FittingPicture } from "./picture-batch.ts";
import { sendPicture } from "./send-picture.ts";

const FILE = new File(["picture"], "gate.jpg");

const PICTURE: FittingPicture = {
  id: "1",
  path: "gate.jpg",
  mark: "gate",
  state: { kind: "ready" },
  listing: { mlsNumber: "A-1", name: "A", photos: 0 },
  open: async () => FILE,
};

const sent = (answer: SentFile, open: () => Promise<File> = async () => FILE) =>
  sendPicture(
    async () => answer,
    { ...PICTURE, open },
    () => undefined,
  );

test("a picture that was taken is done, as a new photograph or as one that was there", async () => {
  const hashOf = (body: string) => sent({ ok: true, body });
  expect(await hashOf('{"added":"h"}')).toEqual({ kind: "done", hash: "h" });
  expect(await hashOf('{"added":null}')).toEqual({ kind: "done", hash: null });
});

test.each([
  ["picture-too-small", false],
  ["too-many-calls", true],
])("a refusal %s is a failure that may pass: %s", async (code, mayPass) => {
  const refused = { ok: false, code, message: "", mayPass } as const;
  expect(await sent(refused)).toEqual({ kind: "failed", code, mayPass });
});

test("a picture that its archive does not give is not sent", async () => {
  const open = () => Promise.reject(new Error("damaged"));
  const refused = { kind: "failed", code: "picture-damaged", mayPass: false };
  expect(await sent({ ok: true, body: "{}" }, open)).toEqual(refused);
});
