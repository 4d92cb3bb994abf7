import { expect, test } from "vitest";
import { SessionStore } from "#features/accounts/ui/session.ts";
import { memoryStorage } from "#platform/ui/own-storage-testing.ts";
import { createFileCalls } from "./file-calls.ts";

const USER = { name: "Ravi", email: "ravi@plots.example" };
const PATH = "/api/agent/import";

/** A request that is answered so as soon as it is sent; null for a line that breaks. */
function requestThat(answer: { status: number; text: string } | null) {
  const headers: Record<string, string> = {};
  const request = {
    upload: {},
    status: answer?.status,
    responseText: answer?.text,
    headers,
    open: (method: string, path: string) => Object.assign(headers, { method, path }),
    setRequestHeader: (name: string, value: string) => Object.assign(headers, { [name]: value }),
    onload: () => undefined,
    onerror: () => undefined,
    send: () => (answer ? request.onload() : request.onerror()),
  };
  return request;
}

function filesThat(answer: { status: number; text: string } | null) {
  const store = new SessionStore(memoryStorage());
  store.signIn("t1", USER);
  const request = requestThat(answer);
  const fetched: RequestInit[] = [];
  const files = createFileCalls(store, {
    fetch: async (_path, options = {}) => {
      fetched.push(options);
      if (!answer) throw new TypeError("Failed to fetch");
      return new Response(answer.text, { status: answer.status });
    },
    openRequest: () => request as unknown as XMLHttpRequest,
  });
  return { store, files, request, fetched };
}

test("a file is fetched with the session, past every cache, and sent with it", async () => {
  const { files, request, fetched } = filesThat({ status: 200, text: "a,b" });
  const got = await files.fetchFile(PATH);
  expect(got.ok && (await got.body.text())).toBe("a,b");
  expect(fetched).toMatchObject([
    { headers: { authorization: "Bearer t1" }, cache: "no-store", credentials: "omit" },
  ]);
  expect(await files.sendFile({ path: PATH, file: new Blob(["x"]) })).toEqual({
    ok: true,
    body: "a,b",
  });
  expect(request.headers).toEqual({
    method: "POST",
    path: PATH,
    authorization: "Bearer t1",
    "content-type": "application/octet-stream",
  });
});

test.each([
  [403, '{"code":"second-factor-needed"}', "second-factor-needed", false],
  [422, '{"code":"invalid-input","field":"name"}', "invalid-input", false],
  [429, '{"code":"too-many-calls"}', "too-many-calls", true],
  [500, "", "unreadable", true],
  [503, "<h1>Away</h1>", "unreadable", true],
])("an answer %i %s is the failure %s, which may pass: %s", async (status, text, code, mayPass) => {
  const { files, store } = filesThat({ status, text });
  expect(await files.fetchFile(PATH)).toMatchObject({ ok: false, code });
  const sent = await files.sendFile({ path: PATH, file: new Blob() });
  expect(sent).toMatchObject({ ok: false, code, mayPass });
  if (code === "invalid-input") expect(sent).toMatchObject({ field: "name" });
  expect(store.current().status).toBe("signed-in");
});

test("a line that breaks, before the answer or amid it, is told as such and may come back", async () => {
  const { files } = filesThat(null);
  expect(await files.fetchFile(PATH)).toMatchObject({ ok: false, code: "network" });
  expect(await files.sendFile({ path: PATH, file: new Blob() })).toMatchObject({
    ok: false,
    code: "network",
    mayPass: true,
  });
  const cut = new ReadableStream({ start: (stream) => stream.error(new TypeError("cut off")) });
  const half = createFileCalls(new SessionStore(memoryStorage()), {
    fetch: async () => new Response(cut),
    openRequest: () => requestThat(null) as unknown as XMLHttpRequest,
  });
  expect(await half.fetchFile(PATH)).toMatchObject({ ok: false, code: "network" });
});

test.each(["fetchFile", "sendFile"] as const)(
  "a token that the server no longer knows ends the session: %s",
  async (way) => {
    const { files, store } = filesThat({ status: 401, text: '{"code":"signed-out"}' });
    if (way === "fetchFile") await files.fetchFile(PATH);
    else await files.sendFile({ path: PATH, file: new Blob() });
    expect(store.current()).toEqual({ status: "anonymous", refused: true });
  },
);
