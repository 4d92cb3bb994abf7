import { expect, test, vi } from "vitest";
import type { CallApi, Reply } from "#features/accounts/ui/call-api.ts";
import { SessionStore } from "#features/accounts/ui/session.ts";
import { MOST_SAVED } from "#features/saved/model/most-saved.ts";
import { memoryStorage } from "#platform/ui/own-storage-testing.ts";
import { DeviceHomes } from "./device-homes.ts";
import { SavedHomesStore } from "./saved-homes.ts";

const USER = { name: "Ravi", email: "ravi@home.example" };
const OK: Reply<unknown> = { ok: true, body: { success: true } };
const AWAY: Reply<unknown> = { ok: false, code: "network", message: "" };

/** A store in a browser's tab, whose calls that write are answered by hand, in the order they came; of no list none is read. */
function openTab(saved: readonly string[] | null, browser = memoryStorage()) {
  const session = new SessionStore(browser);
  let now = 1000;
  const device = new DeviceHomes(browser, () => now++);
  let list = saved;
  const calls: { line: string; answer: (reply: Reply<unknown>) => void }[] = [];
  const call: CallApi = <Body>(method: string, path: string, body?: object) => {
    if (method === "GET")
      return Promise.resolve(list ? { ok: true, body: list as Body } : (AWAY as Reply<Body>));
    return new Promise<Reply<Body>>((resolve) => {
      const answer = (reply: Reply<unknown>) => resolve(reply as Reply<Body>);
      calls.push({
        line: [method, path, ...(body ? [JSON.stringify(body)] : [])].join(" "),
        answer,
      });
    });
  };
  const homes = new SavedHomesStore(session, call, device);
  if (session.current().status === "unread") session.signOut();
  homes.subscribe(() => {});
  const answerNext = async (reply: Reply<unknown>) => {
    await vi.waitFor(() => expect(calls.length).toBeGreaterThan(0), 20_000);
    const next = calls.shift();
    next?.answer(reply);
    await new Promise((resolve) => setTimeout(resolve));
    return next?.line;
  };
  const ids = () => [...homes.current().ids].sort();
  const becomeList = (next: readonly string[] | null) => {
    list = next;
  };
  return { session, homes, answerNext, ids, calls, device, browser, becomeList };
}

function signedIn(saved: readonly string[] | null) {
  const tab = openTab(saved);
  tab.session.signIn("t1", USER);
  return tab;
}

test("the list is loaded at the sign-in and gone after the sign-out", async () => {
  const { session, homes, ids } = signedIn(["A1", "B2"]);
  await vi.waitFor(() => expect(homes.current().loaded).toBe(true), 20_000);
  expect(ids()).toEqual(["A1", "B2"]);
  session.signOut();
  expect(homes.current()).toMatchObject({ loaded: true, isComplete: true, problem: null });
  expect(homes.current().ids.size).toBe(0);
});

test("a list that cannot be read is shown empty, and is not taken for all there is", async () => {
  const { homes, ids } = signedIn(null);
  await vi.waitFor(() => expect(homes.current().loaded).toBe(true), 20_000);
  expect(ids()).toEqual([]);
  expect(homes.current().isComplete).toBe(false);
});

test("a list that could not be read is read once there is a network, and not again", async () => {
  const { homes, ids, becomeList } = signedIn(null);
  await vi.waitFor(() => expect(homes.current().loaded).toBe(true), 20_000);
  becomeList(["A1"]);
  await homes.resume();
  expect(ids()).toEqual(["A1"]);
  expect(homes.current().isComplete).toBe(true);
  becomeList(["A1", "B2"]);
  await homes.resume();
  expect(ids()).toEqual(["A1"]);
});

test("a list that was read stays where reading it again fails", async () => {
  const { homes, ids, becomeList, device, answerNext } = signedIn(["A1"]);
  await vi.waitFor(() => expect(homes.current().loaded).toBe(true), 20_000);
  device.add("C3");
  becomeList(null);
  const resumed = homes.resume();
  await answerNext(AWAY);
  await resumed;
  expect(ids()).toEqual(["A1", "C3"]);
  expect(homes.current().isComplete).toBe(true);
});

test("a heart shows at once and stays when the server agrees", async () => {
  const { homes, answerNext, ids } = signedIn([]);
  homes.set("C3", true);
  expect(ids()).toEqual(["C3"]);
  expect(await answerNext(OK)).toBe("POST /api/favourites/C3");
  expect(ids()).toEqual(["C3"]);
  expect(homes.current().problem).toBeNull();
});

test("a failed save goes back, and says which and why until dismissed", async () => {
  const { homes, answerNext, ids } = signedIn(["A1"]);
  homes.set("C3", true);
  await answerNext(AWAY);
  expect(ids()).toEqual(["A1"]);
  expect(homes.current().problem).toEqual({ mlsNumber: "C3", wanted: "save", code: "network" });
  homes.dismissProblem();
  expect(homes.current().problem).toBeNull();
});

test("a failed removal brings the home back", async () => {
  const { homes, answerNext, ids } = signedIn(["A1"]);
  await vi.waitFor(() => expect(ids()).toEqual(["A1"]), 20_000);
  homes.set("A1", false);
  expect(ids()).toEqual([]);
  expect(await answerNext(AWAY)).toBe("DELETE /api/favourites/A1");
  expect(ids()).toEqual(["A1"]);
});

test("a removal that is undone leaves the home as it was saved, in the account and on the device", async () => {
  const then = new Date("2026-09-01T04:30:00Z");
  const { homes, answerNext, calls } = signedIn(["A1"]);
  homes.set("A1", false);
  await vi.waitFor(() => expect(calls.length).toBe(1), 20_000);
  homes.set("A1", then);
  expect(await answerNext(OK)).toBe("DELETE /api/favourites/A1");
  expect(await answerNext(OK)).toBe(
    'POST /api/favourites/A1 {"savedAt":"2026-09-01T04:30:00.000Z"}',
  );
  const { homes: onDevice } = openTab([]);
  onDevice.set("B2", true);
  onDevice.set("B2", false);
  onDevice.set("B2", then);
  expect(onDevice.savedOnDevice("B2")).toEqual(then);
});

test("of quick presses the last one wins, one call after the other", async () => {
  const { homes, answerNext, ids, calls } = signedIn([]);
  homes.set("C3", true);
  await vi.waitFor(() => expect(calls.length).toBe(1), 20_000);
  homes.set("C3", false);
  homes.set("C3", true);
  homes.set("C3", false);
  expect(ids()).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(calls.length).toBe(1);
  expect(await answerNext(OK)).toBe("POST /api/favourites/C3");
  expect(await answerNext(OK)).toBe("DELETE /api/favourites/C3");
  expect(ids()).toEqual([]);
});

test.each([OK, AWAY])("an answer for one visitor never shows for the next: %j", async (reply) => {
  const { session, homes, ids, calls } = signedIn([]);
  homes.set("C3", true);
  await vi.waitFor(() => expect(calls.length).toBe(1), 20_000);
  session.signOut();
  calls[0]?.answer(reply);
  await new Promise((resolve) => setTimeout(resolve));
  expect(ids()).toEqual([]);
  expect(homes.current().problem).toBeNull();
});

const TAKEN: Reply<unknown> = { ok: true, body: { refused: [] } };
const CARRY = (...mlsNumbers: string[]) => `POST /api/favourites ${JSON.stringify({ mlsNumbers })}`;

test("without an account homes are on the device: which and when, the last saved first", () => {
  const { homes, browser, calls } = openTab([]);
  homes.set("A1", true);
  homes.set("B2", true);
  homes.set("C3", true);
  homes.set("A1", false);
  expect([...homes.current().ids]).toEqual(["C3", "B2"]);
  expect(JSON.parse(browser.stored.get("saved") ?? "")).toEqual([
    { mlsNumber: "C3", at: 1002 },
    { mlsNumber: "B2", at: 1001 },
  ]);
  homes.set("B2", false);
  homes.set("C3", false);
  expect(browser.stored.has("saved")).toBe(false);
  expect(calls).toEqual([]);
});

test.each([
  ["no JSON", "{"],
  ["a word", '"A1"'],
  ["entries of another shape", '[null, 7, {"mlsNumber": 7, "at": 1}, {"mlsNumber": "A1"}]'],
])("a device that stores %s is read as empty, and saves anew", (_, stored) => {
  const { homes, ids } = openTab([], memoryStorage({ saved: stored }));
  expect(ids()).toEqual([]);
  homes.set("B2", true);
  expect(ids()).toEqual(["B2"]);
});

test("a browser that stores nothing says so, and so does a full device", () => {
  const browser = memoryStorage();
  const { homes, ids } = openTab([], browser);
  const setItem = browser.setItem;
  browser.setItem = () => {
    throw new Error("full");
  };
  homes.set("A1", true);
  expect(ids()).toEqual([]);
  expect(homes.current().problem).toEqual({ mlsNumber: "A1", wanted: "save", code: "no-storage" });
  browser.setItem = setItem;
  for (let at = 0; at < MOST_SAVED; at++) homes.set(`H${at}`, true);
  expect(homes.current().problem).toBeNull();
  homes.set("A1", true);
  expect(homes.current().problem?.code).toBe("too-many-saved");
  expect(ids()).toHaveLength(MOST_SAVED);
});

test("a sign-in carries the device's homes into the account, the first saved first, once", async () => {
  const { session, homes, answerNext, ids, device, calls } = openTab(["A1", "B2"]);
  homes.set("A1", true);
  homes.set("C3", true);
  session.signIn("t1", USER);
  expect(ids()).toEqual(["A1", "C3"]);
  expect(await answerNext(TAKEN)).toBe(CARRY("A1", "C3"));
  expect(device.ids()).toEqual([]);
  await vi.waitFor(() => expect(homes.current().loaded).toBe(true), 20_000);
  expect(ids()).toEqual(["A1", "B2"]);
  session.renew("t1", "t2");
  expect(homes.current().loaded).toBe(true);
  expect(calls).toEqual([]);
});

test("what could not be carried stays on the device, shows, and is tried again", async () => {
  const { session, homes, answerNext, ids, device } = openTab([]);
  homes.set("C3", true);
  session.signIn("t1", USER);
  expect(await answerNext(AWAY)).toBe(CARRY("C3"));
  await vi.waitFor(() => expect(homes.current().loaded).toBe(true), 20_000);
  expect(ids()).toEqual(["C3"]);
  expect(device.ids()).toEqual(["C3"]);
  homes.resume();
  expect(await answerNext(TAKEN)).toBe(CARRY("C3"));
  expect(device.ids()).toEqual([]);
});

test("what a full account refuses stays on the device and is told; unknown ones go", async () => {
  const { session, homes, answerNext, device } = openTab([]);
  for (const id of ["C3", "D4", "E5"]) homes.set(id, true);
  session.signIn("t1", USER);
  const refused = [
    { mlsNumber: "C3", code: "no-such-listing" },
    { mlsNumber: "E5", code: "too-many-saved" },
  ];
  await answerNext({ ok: true, body: { refused } });
  expect(device.ids()).toEqual(["E5"]);
  expect(homes.current().problem).toEqual({
    mlsNumber: "E5",
    wanted: "save",
    code: "too-many-saved",
  });
});

test("a home unsaved while it is carried is removed from the account", async () => {
  const { session, homes, answerNext, ids } = openTab(["C3"]);
  homes.set("C3", true);
  session.signIn("t1", USER);
  homes.set("C3", false);
  expect(ids()).toEqual([]);
  expect(await answerNext(TAKEN)).toBe(CARRY("C3"));
  expect(await answerNext(OK)).toBe("DELETE /api/favourites/C3");
  expect(ids()).toEqual([]);
});

test("a heart pressed when the server has ended the session waits for the next sign-in", async () => {
  const { session, homes, answerNext, ids, device, calls } = signedIn([]);
  await vi.waitFor(() => expect(homes.current().loaded).toBe(true), 20_000);
  homes.set("C3", true);
  await vi.waitFor(() => expect(calls.length).toBe(1), 20_000);
  session.refuse("t1");
  expect(device.ids()).toEqual(["C3"]);
  await answerNext({ ok: false, code: "signed-out", message: "" });
  expect(ids()).toEqual(["C3"]);
  session.signIn("t2", USER);
  expect(await answerNext(TAKEN)).toBe(CARRY("C3"));
});

test("signing out leaves nothing of the account on the device", async () => {
  const { session, homes, device, ids, calls } = signedIn(["A1"]);
  homes.set("C3", true);
  await vi.waitFor(() => expect(calls.length).toBe(1), 20_000);
  session.signOut();
  expect(ids()).toEqual([]);
  expect(device.ids()).toEqual([]);
});

test("another tab's change of the device shows here", () => {
  const browser = memoryStorage();
  const one = openTab([], browser);
  const other = openTab([], browser);
  one.homes.set("C3", true);
  other.homes.deviceChanged();
  expect(other.ids()).toEqual(["C3"]);
});

test("a heart pressed in the next session is sent though the last one's call hangs", async () => {
  const { session, homes, calls } = signedIn([]);
  homes.set("C3", true);
  await vi.waitFor(() => expect(calls.length).toBe(1), 20_000);
  session.signOut();
  session.signIn("t2", { name: "Sita", email: "sita@home.example" });
  homes.set("C3", true);
  await vi.waitFor(() => expect(calls.length).toBe(2), 20_000);
});

test("a home that could not be carried is gone from the device once it is removed", async () => {
  const { session, homes, answerNext, ids, device } = openTab([]);
  homes.set("C3", true);
  session.signIn("t1", USER);
  await answerNext(AWAY);
  await vi.waitFor(() => expect(homes.current().loaded).toBe(true), 20_000);
  homes.set("C3", false);
  expect(await answerNext(OK)).toBe("DELETE /api/favourites/C3");
  expect(ids()).toEqual([]);
  expect(device.ids()).toEqual([]);
});
