import { expect, test } from "vitest";
import { memoryStorage } from "#platform/ui/own-storage-testing.ts";
import { createCallApi } from "./call-api.ts";
import { SessionStore } from "./session.ts";

const USER = { name: "Ravi", email: "ravi@home.example" };

interface Sent {
  readonly path: string;
  readonly options: RequestInit;
}

function callsThat(answer: () => Promise<Response>) {
  const store = new SessionStore(memoryStorage());
  const sent: Sent[] = [];
  const call = createCallApi(store, (path, options = {}) => {
    sent.push({ path: String(path), options });
    return answer();
  });
  return { store, sent, call };
}

const json = (status: number, body: unknown) => async () => Response.json(body, { status });

test("calls that sign in or set a password, and they alone, tell by a key of its own which browser it is", async () => {
  const { sent, call } = callsThat(json(200, {}));
  for (const path of [
    "/api/auth/login",
    "/api/auth0/verify-token",
    "/api/profile/password",
    "/api/profile",
  ])
    await call("POST", path, {});
  const [login, social, password, profile] = sent.map(({ options }) =>
    new Headers(options.headers).get("x-browser-key"),
  );
  expect(login).toMatch(/^[\da-f]{32}$/);
  expect([social, password]).toEqual([login, login]);
  expect(profile).toBeNull();
});

test("a call sends JSON and the bearer token, and no cookies", async () => {
  const { store, sent, call } = callsThat(json(200, { success: true, message: "Saved" }));
  store.signIn("t1", USER);
  const reply = await call("PUT", "/api/profile", USER);
  expect(reply).toEqual({ ok: true, body: { success: true, message: "Saved" } });
  expect(sent[0]).toMatchObject({
    path: "/api/profile",
    options: {
      method: "PUT",
      credentials: "omit",
      body: JSON.stringify(USER),
      headers: { authorization: "Bearer t1", "content-type": "application/json" },
    },
  });
});

test("the anonymous send no token, and a call without body says no type", async () => {
  const { sent, call } = callsThat(json(200, []));
  await call("GET", "/api/favourites");
  expect(sent[0]?.options.headers).toEqual({ accept: "application/json" });
});

test("a failure keeps its code and what belongs to it", async () => {
  const refusal = {
    success: false,
    code: "too-many-tries",
    message: "Wait.",
    retryAfterSeconds: 42,
  };
  const { call } = callsThat(json(429, refusal));
  expect(await call("POST", "/api/auth/login", {})).toEqual({
    ok: false,
    code: "too-many-tries",
    message: "Wait.",
    retryAfterSeconds: 42,
  });
});

test("no answer is a network failure, one that is no JSON is unreadable", async () => {
  const away = callsThat(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(await away.call("GET", "/api/profile")).toMatchObject({ ok: false, code: "network" });
  const proxy = callsThat(async () => new Response("<html>", { status: 502 }));
  expect(await proxy.call("GET", "/api/profile")).toMatchObject({ ok: false, code: "unreadable" });
  const cut = callsThat(async () => new Response("<html>", { status: 200 }));
  expect(await cut.call("GET", "/api/profile")).toMatchObject({ ok: false, code: "unreadable" });
});

test("a 401 for the token ends the session; wrong credentials do not", async () => {
  const ended = callsThat(json(401, { code: "signed-out", message: "Please sign in." }));
  ended.store.signIn("t1", USER);
  await ended.call("GET", "/api/profile");
  expect(ended.store.current()).toEqual({ status: "anonymous", refused: true });
  const wrong = callsThat(json(401, { code: "wrong-credentials", message: "Wrong." }));
  wrong.store.signIn("t1", USER);
  await wrong.call("POST", "/api/auth/login", {});
  expect(wrong.store.current().status).toBe("signed-in");
});

test("a late 401 does not end a session begun meanwhile", async () => {
  const { store, call } = callsThat(async () => {
    store.signIn("t2", USER);
    return Response.json({ code: "signed-out" }, { status: 401 });
  });
  store.signIn("t1", USER);
  await call("GET", "/api/profile");
  expect(store.current()).toMatchObject({ status: "signed-in", token: "t2" });
});
