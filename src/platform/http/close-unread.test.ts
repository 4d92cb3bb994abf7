import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { closeUnread, isBrokenOff } from "./close-unread.ts";

const LINGER_MS = 1000;
const LARGE_BYTES = 30_000_000;
const PIECE = Buffer.alloc(100_000, "x");
const brokenOff = vi.fn();
let server: Server;

beforeAll(async () => {
  const app = new Hono();
  app.use(closeUnread(LINGER_MS));
  const onError = () => Response.json({ code: "too-large" }, { status: 413 });
  app.post("/limited", bodyLimit({ maxSize: 1000, onError }), async (c) =>
    c.text(String((await c.req.text()).length)),
  );
  app.post("/unread", (c) => c.json({ code: "no-such-call" }, 404));
  app.post("/read", async (c) => c.text(await c.req.text()));
  app.onError((_error, c) => {
    brokenOff(isBrokenOff(c));
    return c.body(null, 500);
  });
  server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }) as Server;
  await once(server, "listening");
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** A connection that notes what it is told. */
async function open() {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let told = "";
  let isClosed = false;
  socket.setEncoding("latin1").on("data", (text: string) => {
    told += text;
  });
  socket
    .on("error", () => undefined)
    .on("close", () => {
      isClosed = true;
    });
  await once(socket, "connect");
  return { socket, told: () => told, isClosed: () => isClosed };
}

function post(socket: Socket, path: string, header: string, body = ""): void {
  socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\n${header}\r\n\r\n${body}`);
}

test.each([
  ["too large by what it says", "/limited", `Content-Length: ${LARGE_BYTES}`, "413", "too-large"],
  ["that nobody reads", "/unread", `Content-Length: ${LARGE_BYTES}`, "404", "no-such-call"],
])(
  "a body %s is answered at once with connection: close",
  async (_, path, header, status, code) => {
    const { socket, told, isClosed } = await open();
    post(socket, path, header);
    socket.write(PIECE);
    await vi.waitFor(() => expect(told()).toContain(code), 20_000);
    expect(told()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(told()).toMatch(/\r\nconnection: close\r\n/i);
    // It may go on sending for a while, so that no reset takes the answer away.
    for (let sent = 0; sent < 20; sent++) socket.write(PIECE);
    await new Promise((resolve) => setTimeout(resolve, LINGER_MS / 2));
    expect(isClosed()).toBe(false);
    socket.end();
    await vi.waitFor(() => expect(isClosed()).toBe(true), 20_000);
  },
);

test("a body that is measured while it comes in is answered the same way", async () => {
  const { socket, told } = await open();
  post(socket, "/limited", "Transfer-Encoding: chunked");
  socket.write(`${PIECE.length.toString(16)}\r\n`);
  socket.write(PIECE);
  await vi.waitFor(() => expect(told()).toContain("too-large"), 20_000);
  expect(told()).toMatch(/\r\nconnection: close\r\n/i);
  socket.destroy();
});

test("a sender that does not stop is cut off after a while", async () => {
  const { socket, told, isClosed } = await open();
  post(socket, "/unread", `Content-Length: ${LARGE_BYTES}`);
  await vi.waitFor(() => expect(told()).toContain("no-such-call"), 20_000);
  await vi.waitFor(() => expect(isClosed()).toBe(true), 2 * LINGER_MS);
});

test("a request that has come in whole leaves its connection open, read or not", async () => {
  const { socket, told } = await open();
  for (const [at, path] of ["/read", "/unread", "/limited"].entries()) {
    post(socket, path, "Content-Length: 5", "hello");
    await vi.waitFor(() => expect(told().match(/HTTP\/1.1 /g)).toHaveLength(at + 1), 20_000);
  }
  expect(told()).not.toMatch(/connection: close/i);
  socket.destroy();
});

test("an upload that breaks off is known as such", async () => {
  const { socket } = await open();
  post(socket, "/read", "Content-Length: 5000");
  socket.write("hello");
  await new Promise((resolve) => setTimeout(resolve, 100));
  socket.destroy();
  await vi.waitFor(() => expect(brokenOff).toHaveBeenCalledWith(true), 20_000);
});
