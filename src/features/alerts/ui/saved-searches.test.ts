import { expect, test, vi } from "vitest";
import type { CallApi, Reply } from "#features/accounts/ui/call-api.ts";
import { SessionStore } from "#features/accounts/ui/session.ts";
import {
  isSavedSearch,
  MOST_SEARCHES,
  type SavedSearch,
} from "#features/alerts/model/saved-search.ts";
import { memoryStorage } from "#platform/ui/own-storage-testing.ts";
import { StoredList } from "#platform/ui/stored-list.ts";
import { DEVICE_SEARCHES_KEY, SavedSearchesStore } from "./saved-searches.ts";

const USER = { name: "Ravi", email: "ravi@home.example" };
const AWAY: Reply<unknown> = { ok: false, code: "network", message: "" };
const saved = (...refused: object[]): Reply<unknown> => ({ ok: true, body: { refused } });
const [GATED, DEAR, NEAR] = ["gated=1", "budget=90", "r=3"].map((search) => ({
  search,
  name: `Named ${search}`,
})) as [SavedSearch, SavedSearch, SavedSearch];

/** A store in a browser's tab, whose calls are answered by hand, in the order they came. */
function openTab(browser: ReturnType<typeof memoryStorage> | null = memoryStorage()) {
  const session = new SessionStore(browser ?? memoryStorage());
  const calls: { line: string; answer: (reply: Reply<unknown>) => void }[] = [];
  const call: CallApi = <Body>(method: string, path: string, body?: object) =>
    new Promise<Reply<Body>>((resolve) => {
      const answer = (reply: Reply<unknown>) => resolve(reply as Reply<Body>);
      calls.push({
        line: [method, path, ...(body ? [JSON.stringify(body)] : [])].join(" "),
        answer,
      });
    });
  const device = new StoredList(browser, DEVICE_SEARCHES_KEY, isSavedSearch);
  const store = new SavedSearchesStore(session, call, device);
  store.subscribe(() => {});
  const answerNext = async (reply: Reply<unknown>) => {
    await vi.waitFor(() => expect(calls.length).toBeGreaterThan(0), 20_000);
    const next = calls.shift();
    next?.answer(reply);
    await new Promise((resolve) => setTimeout(resolve));
    return next?.line;
  };
  const names = () => store.current().searches.map(({ search }) => search);
  return { session, store, device, calls, answerNext, names };
}

/** A tab whose account has these. */
async function signedIn(searches: readonly SavedSearch[], browser = memoryStorage()) {
  const tab = openTab(browser);
  tab.session.signIn("t1", USER);
  expect(await tab.answerNext({ ok: true, body: { searches, alerts: false } })).toBe(
    "GET /api/saved-searches",
  );
  return tab;
}

test("what another tab has saved on the device meanwhile stays there", () => {
  const browser = memoryStorage();
  const [one, other] = [openTab(browser), openTab(browser)];
  for (const { session } of [one, other]) session.signOut();
  // No event has come to the other tab yet: a page that Back brings out of a store gets none.
  one.store.save(GATED);
  other.store.save(DEAR);
  expect(other.names()).toEqual([DEAR.search, GATED.search]);
  expect(one.device.read()).toEqual([DEAR, GATED]);
  one.store.remove(GATED);
  expect(one.names()).toEqual([DEAR.search]);
});

test("a search that comes to the device while others are carried waits for the next time", async () => {
  const tab = openTab();
  tab.device.write([GATED]);
  tab.session.signIn("t1", USER);
  await vi.waitFor(() => expect(tab.calls).toHaveLength(1));
  tab.device.write([DEAR, GATED]);
  await tab.answerNext(saved());
  expect(tab.device.read()).toEqual([DEAR]);
});

test("without an account searches are on the device, and read from there again", () => {
  const browser = memoryStorage();
  const { session, store, names, calls } = openTab(browser);
  session.signOut();
  store.save(GATED);
  store.save(DEAR);
  store.save(GATED);
  expect(names()).toEqual(["gated=1", "budget=90"]);
  store.remove(DEAR);
  const next = openTab(browser);
  next.session.signOut();
  expect(next.store.current()).toMatchObject({ loaded: true, searches: [GATED], alerts: null });
  expect(calls).toEqual([]);
});

test("a device that is full, or stores nothing, says so and changes nothing", () => {
  const many = Array.from({ length: MOST_SEARCHES }, (_, at) => ({
    search: `text=${at}`,
    name: "x",
  }));
  const full = openTab(memoryStorage({ [DEVICE_SEARCHES_KEY]: JSON.stringify(many) }));
  full.session.signOut();
  full.store.save(GATED);
  expect(full.store.current().problem).toEqual({ wanted: "save", code: "too-many-searches" });
  expect(full.names()).toHaveLength(MOST_SEARCHES);
  const none = openTab(null);
  none.session.signOut();
  none.store.save(GATED);
  expect(none.store.current().problem?.code).toBe("no-storage");
  expect(none.names()).toEqual([]);
  const broken = openTab(memoryStorage({ [DEVICE_SEARCHES_KEY]: "{not" }));
  broken.session.signOut();
  expect(broken.names()).toEqual([]);
});

test("a sign-in carries the device's into the account; what does not fit stays there", async () => {
  const browser = memoryStorage({ [DEVICE_SEARCHES_KEY]: JSON.stringify([GATED, DEAR]) });
  const { session, store, answerNext, names, device } = openTab(browser);
  session.signIn("t1", USER);
  expect(names()).toEqual(["gated=1", "budget=90"]);
  const refused = { search: GATED.search, code: "too-many-searches" };
  expect(await answerNext(saved(refused))).toBe(
    `POST /api/saved-searches ${JSON.stringify({ searches: [DEAR, GATED] })}`,
  );
  await answerNext({ ok: true, body: { searches: [DEAR], alerts: true } });
  expect(device.read()).toEqual([GATED]);
  expect(store.current()).toMatchObject({
    searches: [DEAR, GATED],
    alerts: true,
    problem: { code: "too-many-searches" },
  });
});

test("a search that did not fit into the account is gone from the device once it is removed", async () => {
  const browser = memoryStorage({ [DEVICE_SEARCHES_KEY]: JSON.stringify([GATED]) });
  const { session, store, answerNext, names, device } = openTab(browser);
  session.signIn("t1", USER);
  await answerNext(saved({ search: GATED.search, code: "too-many-searches" }));
  await answerNext({ ok: true, body: { searches: [DEAR], alerts: true } });
  store.remove(GATED);
  await answerNext(AWAY);
  expect(names()).toEqual(["budget=90", "gated=1"]);
  expect(device.read()).toEqual([GATED]);
  store.remove(GATED);
  await answerNext({ ok: true, body: {} });
  expect(names()).toEqual(["budget=90"]);
  expect(device.read()).toEqual([]);
});

test("a search shows at once, and goes back when it is refused", async () => {
  const { store, answerNext, names } = await signedIn([DEAR]);
  store.save(GATED);
  expect(names()).toEqual(["gated=1", "budget=90"]);
  await answerNext(saved());
  store.save(NEAR);
  await answerNext(saved({ search: NEAR.search, code: "too-many-searches" }));
  expect(names()).toEqual(["gated=1", "budget=90"]);
  expect(store.current().problem).toEqual({ wanted: "save", code: "too-many-searches" });
  store.dismissProblem();
  expect(store.current().problem).toBeNull();
});

test("a removal that fails puts the search back where it was", async () => {
  const { store, answerNext, names } = await signedIn([GATED, DEAR, NEAR]);
  store.remove(DEAR);
  store.remove(NEAR);
  expect(names()).toEqual(["gated=1"]);
  await answerNext(AWAY);
  expect(await answerNext({ ok: true, body: {} })).toContain("r=3");
  expect(names()).toEqual(["gated=1", "budget=90"]);
});

test("what is pressed before the account's are known is there when they come", async () => {
  const { session, store, answerNext, names } = openTab();
  session.signIn("t1", USER);
  store.save(GATED);
  expect(names()).toEqual(["gated=1"]);
  await answerNext({ ok: true, body: { searches: [DEAR], alerts: false } });
  expect(names()).toEqual(["gated=1", "budget=90"]);
  await answerNext(saved());
  expect(store.current().loaded).toBe(true);
});

test("searches that cannot be read say why, and are asked for again", async () => {
  const { session, store, answerNext, names } = openTab();
  session.signIn("t1", USER);
  await answerNext(AWAY);
  expect(store.current()).toMatchObject({ loaded: true, failure: AWAY, alerts: null });
  store.retry();
  await answerNext({ ok: true, body: { searches: [DEAR], alerts: false } });
  expect(store.current().failure).toBeNull();
  expect(names()).toEqual(["budget=90"]);
});

test("mails are turned on with the words that were shown, and go back when it fails", async () => {
  const { store, answerNext } = await signedIn([]);
  store.turnAlerts(true);
  expect(store.current().alerts).toBe(true);
  expect(await answerNext({ ok: true, body: {} })).toMatch(
    /^PUT \/api\/alerts {"on":true,"notice":"\d{4}-\d{2}-\d{2}"}$/,
  );
  store.turnAlerts(false);
  expect(await answerNext(AWAY)).toBe(`PUT /api/alerts {"on":false}`);
  expect(store.current()).toMatchObject({ alerts: true, problem: { wanted: "alerts" } });
});

test("a search that is saved when the server had ended the session waits on the device", async () => {
  const { session, store, calls, answerNext, device } = await signedIn([DEAR]);
  store.save(GATED);
  await vi.waitFor(() => expect(calls).toHaveLength(1), 20_000);
  session.signOut();
  await answerNext({ ok: false, code: "signed-out", message: "" });
  expect(device.read()).toEqual([GATED]);
  expect(store.current()).toMatchObject({ searches: [GATED], alerts: null });
});

test("another visitor sees nothing of the one before", async () => {
  const { session, answerNext, names } = await signedIn([DEAR]);
  session.signOut();
  expect(names()).toEqual([]);
  session.signIn("t2", USER);
  expect(names()).toEqual([]);
  await answerNext({ ok: true, body: { searches: [NEAR], alerts: false } });
  expect(names()).toEqual(["r=3"]);
});
