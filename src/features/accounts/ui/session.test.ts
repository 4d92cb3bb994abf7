import { expect, test } from "vitest";
import { memoryStorage } from "#platform/ui/own-storage-testing.ts";
import { SessionStore } from "./session.ts";

const LAKSHMI = { name: "Lakshmi", email: "lakshmi@home.example" };

test("a stored token and user sign in at the start", () => {
  const storage = memoryStorage({ token: "t1", user: JSON.stringify(LAKSHMI) });
  expect(new SessionStore(storage).current()).toEqual({
    status: "signed-in",
    token: "t1",
    user: LAKSHMI,
    begun: 1,
  });
});

test.each([
  ["a user that is not JSON", { token: "t1", user: "{" }],
  ["a user without a name", { token: "t1", user: '{"email":"a@b.in"}' }],
  ["a user that is a word", { token: "t1", user: '"Lakshmi"' }],
  ["a user whose name is a number", { token: "t1", user: '{"name":7}' }],
  ["a user that is null", { token: "t1", user: "null" }],
  ["no token", { user: JSON.stringify(LAKSHMI) }],
  ["no user", { token: "t1" }],
  ["an empty token", { token: "", user: JSON.stringify(LAKSHMI) }],
])("storage with %s is cleared", (_, items) => {
  const storage = memoryStorage({ ...items, theme: "kept" });
  expect(new SessionStore(storage).current()).toEqual({ status: "anonymous", refused: false });
  expect([...storage.stored.keys()]).toEqual(["theme"]);
});

test("signing in writes both keys, signing out removes both", () => {
  const storage = memoryStorage({});
  const store = new SessionStore(storage);
  store.signIn("t2", LAKSHMI);
  expect(Object.fromEntries(storage.stored)).toEqual({
    token: "t2",
    user: JSON.stringify(LAKSHMI),
  });
  store.signOut();
  expect(storage.stored.size).toBe(0);
});

test("an address that waits for its code is nowhere in storage", () => {
  const storage = memoryStorage({ token: "t1", user: JSON.stringify(LAKSHMI) });
  const store = new SessionStore(storage);
  store.startVerification("new@home.example");
  expect(store.current()).toEqual({ status: "unverified", user: { email: "new@home.example" } });
  expect(storage.stored.size).toBe(0);
});

test("a refused token ends its own session once, not one begun since", () => {
  const store = new SessionStore(memoryStorage({}));
  const told: string[] = [];
  store.signIn("t1", LAKSHMI);
  store.subscribe(() => told.push(store.current().status));
  store.refuse("t0");
  expect(told).toEqual([]);
  store.refuse("t1");
  store.refuse("t1");
  expect(told).toEqual(["anonymous"]);
  expect(store.current()).toEqual({ status: "anonymous", refused: true });
  store.dismissRefusal();
  expect(store.current()).toEqual({ status: "anonymous", refused: false });
});

test("a renewed token takes the place of the one it is for, in a tab that asked before too", () => {
  const storage = memoryStorage({ token: "t1", user: JSON.stringify(LAKSHMI) });
  const store = new SessionStore(storage);
  store.renew("t0", "t9");
  expect(store.current()).toMatchObject({ token: "t1" });
  store.renew("t1", "t2");
  expect(store.current()).toMatchObject({ token: "t2", user: LAKSHMI, begun: 1 });
  expect(storage.stored.get("token")).toBe("t2");
  // Another tab renewed it, and this one hears of the old one's end first.
  storage.stored.set("token", "t3");
  store.refuse("t2");
  expect(store.current()).toMatchObject({ status: "signed-in", token: "t3", begun: 1 });
  store.signIn("t4", LAKSHMI);
  expect(store.current()).toMatchObject({ token: "t4", begun: 2 });
});

test("a sign-out in another tab reaches this one, and so does a sign-in", () => {
  const storage = memoryStorage({ token: "t1", user: JSON.stringify(LAKSHMI) });
  const store = new SessionStore(storage);
  expect(store.current().status).toBe("signed-in");
  storage.stored.delete("token");
  store.storageChanged("theme");
  expect(store.current().status).toBe("signed-in");
  store.storageChanged("token");
  expect(store.current()).toEqual({ status: "anonymous", refused: false });
  storage.stored.set("token", "t3");
  store.storageChanged("token");
  expect(store.current()).toMatchObject({ status: "signed-in", token: "t3" });
  storage.stored.clear();
  store.storageChanged(null);
  expect(store.current().status).toBe("anonymous");
});

test("another tab never sees one person's token beside another's name", () => {
  const storage = memoryStorage({});
  const told: unknown[] = [];
  const other = new SessionStore(storage);
  // Another tab may look after each write.
  const watched = {
    getItem: storage.getItem.bind(storage),
    setItem: (key: string, value: string) => {
      storage.setItem(key, value);
      other.storageChanged(key);
    },
    removeItem: (key: string) => {
      storage.removeItem(key);
      other.storageChanged(key);
    },
  };
  const own = new SessionStore(watched);
  own.signIn("of-lakshmi", LAKSHMI);
  own.renew("of-lakshmi", "renewed");
  other.subscribe(() => told.push(other.current()));
  const ravi = { name: "Ravi", email: "ravi@home.example" };
  own.signIn("of-ravi", ravi);
  expect(told).toEqual([
    { status: "anonymous", refused: false },
    { status: "signed-in", token: "of-ravi", user: ravi, begun: 2 },
  ]);
  // The same person is not signed out between the two.
  told.length = 0;
  own.renew("of-ravi", "renewed");
  expect(told.map((session) => (session as { status: string }).status)).toEqual([
    "signed-in",
    "signed-in",
  ]);
});

test("a storage that takes nothing keeps the session for the page", () => {
  const storage = memoryStorage({});
  const full = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  const store = new SessionStore({ ...storage, setItem: full });
  store.signIn("t4", LAKSHMI);
  expect(store.current()).toMatchObject({ status: "signed-in", token: "t4" });
});

test("without storage nothing is known, as on the server", () => {
  expect(new SessionStore(null).current()).toEqual({ status: "unread" });
});
