import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { saveListing } from "#features/listings/commands/change-listing.server.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { accounts, listings } from "#platform/db/schema.ts";
import { shippedRegion } from "#platform/region/read-region.ts";
import { findKnown, isKnown } from "./last-published.server.ts";
import { recordPhotos } from "./photo-history.server.ts";

const photo = (hash: string) => ({
  hash: hash.repeat(20),
  width: 800,
  height: 600,
  kind: "photograph" as const,
  alt: { en: "", te: "", hi: "" },
});

describeEachDatabase("what visitors know of a listing", ({ database, empty }) => {
  let now: number;
  let accountId: string;
  const clock = () => {
    now += 60_000;
    return new Date(now);
  };
  const context = () => ({ db: database().db, clock });
  const by = () => ({ accountId, email: "agent@plots.example" });

  beforeEach(async () => {
    await empty();
    now = Date.parse("2026-03-02T04:30:00Z");
    accountId = randomUUID();
    const person = {
      id: accountId,
      email: "agent@plots.example",
      name: "Agent",
      language: "en" as const,
    };
    await database()
      .db.insert(accounts)
      .values({ ...person, createdAt: new Date(now) });
  });

  /** Saves it with this name; the version that the next saving has seen. */
  async function save(name: string, published: boolean, seen: string | null): Promise<string> {
    const draft = { mlsNumber: "P1", name, location: "Nunna", propertyType: "Plot" };
    const save = { mlsNumber: "P1", draft, published, seen, by: by() };
    const saved = await saveListing({ ...context(), bounds: shippedRegion().bounds }, save);
    if (!saved.ok) throw new Error(saved.code);
    return saved.stored.version;
  }

  async function setPhotos(before: string[], after: string[]) {
    const { db, clock } = context();
    const photos = { before: before.map(photo), after: after.map(photo) };
    const changed = { mlsNumber: "P1", ...photos, by: by(), now: clock(), isUndo: false };
    await recordPhotos(db, changed);
    await db.update(listings).set({ photos: photos.after }).where(eq(listings.mlsNumber, "P1"));
  }

  const known = async () => {
    const [one] = await findKnown(database().db, ["P1", "none", "\0"]);
    return (
      one && { ...one, listing: one.listing.name, photos: one.photos.map(({ hash }) => hash[0]) }
    );
  };

  test("a draft that was never published is nobody's", async () => {
    const seen = await save("Secret one", false, null);
    await save("Secret two", false, seen);
    expect(await known()).toBeUndefined();
    expect(await isKnown(database().db, "P1")).toBe(false);
  });

  test("a published one is as it is, from its first day", async () => {
    const seen = await save("Draft", false, null);
    await save("Told", true, seen);
    expect(await known()).toEqual({ listing: "Told", photos: [], published: true });
    expect(await isKnown(database().db, "P1")).toBe(true);
  });

  test("one that was taken off is as it was last, whatever the draft has become", async () => {
    let seen = await save("First", true, null);
    await setPhotos([], ["a", "b"]);
    seen = await save("Last told", true, seen);
    seen = await save("Changed as it was taken off", false, seen);
    await setPhotos(["a", "b"], ["b", "c"]);
    await save("Secret", false, seen);
    expect(await known()).toEqual({ listing: "Last told", photos: ["b"], published: false });
  });
});
