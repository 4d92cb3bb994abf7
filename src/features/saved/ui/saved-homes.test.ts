import { expect, test, vi } from "vitest";
import type { CallApi, Reply } from "#features/accounts/ui/call-api.ts";
import { SessionStore } from "#features/accounts/ui/session.ts";
import { SavedHomesStore } from "./saved-homes.ts";

const USER = { name: "Ravi", email: "ravi@home.example" };
const OK: Reply<unknown> = { ok: true, body: { success: true } };
const AWAY: Reply<unknown> = { ok: false, code: "network", message: "" };

/** A store whose calls are answered by hand, in the order they came. */
function signedIn(saved: readonly string[]) {
  const stored = new Map<string, string>();
  const session = new SessionStore({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  });
  const calls: { line: string; answer: (reply: Reply<unknown>) => void }[] = [];
  const call: CallApi = <Body>(method: string, path: string) => {
    if (method === "GET") return Promise.resolve({ ok: true, body: saved as Body });
    return new Promise<Reply<Body>>((resolve) => {
      const answer = (reply: Reply<unknown>) => resolve(reply as Reply<Body>);
      calls.push({ line: `${method} ${path}`, answer });
    });
  };
  const homes = new SavedHomesStore(session, call);
  homes.subscribe(() => {});
  session.signIn("t1", USER);
  const answerNext = async (reply: Reply<unknown>) => {
    await vi.waitFor(() => expect(calls.length).toBeGreaterThan(0));
    const next = calls.shift();
    next?.answer(reply);
    await new Promise((resolve) => setTimeout(resolve));
    return next?.line;
  };
  const ids = () => [...homes.current().ids].sort();
  return { session, homes, answerNext, ids, calls };
}

test("the list is loaded at the sign-in and gone after the sign-out", async () => {
  const { session, homes, ids } = signedIn(["A1", "B2"]);
  await vi.waitFor(() => expect(homes.current().loaded).toBe(true));
  expect(ids()).toEqual(["A1", "B2"]);
  session.signOut();
  expect(homes.current()).toEqual({ loaded: false, ids: new Set(), problem: null });
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
  await vi.waitFor(() => expect(ids()).toEqual(["A1"]));
  homes.set("A1", false);
  expect(ids()).toEqual([]);
  expect(await answerNext(AWAY)).toBe("DELETE /api/favourites/A1");
  expect(ids()).toEqual(["A1"]);
});

test("of quick presses the last one wins, one call after the other", async () => {
  const { homes, answerNext, ids, calls } = signedIn([]);
  homes.set("C3", true);
  await vi.waitFor(() => expect(calls.length).toBe(1));
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
  await vi.waitFor(() => expect(calls.length).toBe(1));
  session.signOut();
  calls[0]?.answer(reply);
  await new Promise((resolve) => setTimeout(resolve));
  expect(ids()).toEqual([]);
  expect(homes.current().problem).toBeNull();
});
