import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { CONNECTION_LIMITS, Connections, serverOptions } from "./connections.ts";

const LARGE = Buffer.alloc(30_000_000, "x");
const LIMITS = { ...CONNECTION_LIMITS, stalledMs: 400, settleMs: 200, drainMs: 1500 };

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function listen(answer: RequestListener, limits = LIMITS) {
  server = createServer(serverOptions(limits), answer);
  const connections = new Connections(server, limits);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return connections;
}

/** A connection that notes what it is told. */
async function open() {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const noted = { socket, told: "", isClosed: false };
  socket.setEncoding("latin1").on("data", (text: string) => {
    noted.told += text;
  });
  socket
    .on("error", () => undefined)
    .on("close", () => {
      noted.isClosed = true;
    });
  await once(socket, "connect");
  return noted;
}

function get(socket: Socket): void {
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
}

function countOpen(): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}

const answersAtOnce: RequestListener = (_, response) => response.end("ok");

test("a reader that never reads is cut off; one that reads slowly gets all", async () => {
  await listen((_, response) => response.end(LARGE));
  const [never, slow] = [await open(), await open()];
  never.socket.pause();
  for (const { socket } of [never, slow]) get(socket);
  let isPaused = false;
  const breathe = setInterval(() => {
    isPaused = !isPaused;
    if (isPaused) slow.socket.pause();
    else slow.socket.resume();
  }, 100);
  await vi.waitFor(async () => expect(await countOpen()).toBe(1), 20_000);
  await vi.waitFor(() => expect(slow.told.length).toBeGreaterThan(LARGE.length), 20_000);
  clearInterval(breathe);
  expect(never.told).toBe("");
});

test("who waits for an answer that takes long is not cut off", async () => {
  await listen((_, response) => setTimeout(() => response.end("late"), 3 * LIMITS.stalledMs));
  const one = await open();
  get(one.socket);
  await vi.waitFor(() => expect(one.told).toContain("late"), 20_000);
});

test("an answer under way when the stop comes says close, and so does one to a later request", async () => {
  const connections = await listen((_, response) => setTimeout(() => response.end("ok"), 100));
  const [running, idle] = [await open(), await open()];
  get(running.socket);
  await wait(30);
  const drained = connections.drain();
  get(idle.socket);
  await drained;
  await vi.waitFor(() => expect(running.isClosed && idle.isClosed).toBe(true), 20_000);
  for (const { told } of [running, idle])
    expect(told).toMatch(/^HTTP\/1\.1 200 .*\r\nconnection: close\r\n.*ok/is);
});

test("a large answer that is being read is not cut off by the stop", async () => {
  const connections = await listen((_, response) => response.end(LARGE), {
    ...LIMITS,
    stalledMs: 5000,
    drainMs: 10_000,
  });
  const one = await open();
  one.socket.pause();
  get(one.socket);
  await wait(100);
  const drained = connections.drain();
  await wait(3 * LIMITS.settleMs);
  one.socket.resume();
  await drained;
  await vi.waitFor(() => expect(one.isClosed).toBe(true), 20_000);
  expect(one.told.length).toBeGreaterThan(LARGE.length);
});

test("a connection that is not yet accepted when the stop comes is answered", async () => {
  const connections = await listen(answersAtOnce);
  const { port } = server.address() as AddressInfo;
  const late = connect(port, "127.0.0.1");
  get(late);
  // The system has it then, and the server has not.
  await new Promise(process.nextTick);
  const drained = connections.drain();
  const [told] = await once(late, "data");
  expect(String(told)).toMatch(/^HTTP\/1\.1 200 /);
  await drained;
});

test("idle connections stay for a moment, then end; none is taken any more", async () => {
  const connections = await listen(answersAtOnce);
  const { port } = server.address() as AddressInfo;
  const idle = await open();
  get(idle.socket);
  await vi.waitFor(() => expect(idle.told).toContain("ok"), 20_000);
  const drained = connections.drain();
  // A few turns of the event loop.
  await wait(20);
  const late = connect(port, "127.0.0.1");
  const [refusal] = await once(late, "error");
  expect(refusal.code).toBe("ECONNREFUSED");
  await wait(LIMITS.settleMs / 2);
  expect(idle.isClosed).toBe(false);
  await drained;
  await vi.waitFor(() => expect(idle.isClosed).toBe(true), 20_000);
});

test("at a stop idle connections stay as long as they were told that they may, and all end within 10 s", () => {
  expect(CONNECTION_LIMITS.settleMs).toBeGreaterThan(CONNECTION_LIMITS.idleMs);
  expect(CONNECTION_LIMITS.drainMs).toBeGreaterThan(CONNECTION_LIMITS.settleMs);
  expect(CONNECTION_LIMITS.drainMs).toBeLessThan(9000);
});

test("a request that is never answered is cut off at the deadline", async () => {
  const connections = await listen(() => undefined);
  const one = await open();
  get(one.socket);
  await wait(50);
  const start = performance.now();
  await connections.drain();
  expect(performance.now() - start).toBeGreaterThan(LIMITS.drainMs - 50);
  await vi.waitFor(() => expect(one.isClosed).toBe(true), 20_000);
});

test("one connection that asks more at once than is answered is cut off", async () => {
  let asked = 0;
  await listen(() => {
    asked++;
  });
  const one = await open();
  for (let sent = 0; sent < 100; sent++) get(one.socket);
  await vi.waitFor(() => expect(one.isClosed).toBe(true), 20_000);
  expect(asked).toBe(LIMITS.pipelined);
});

test("beyond the cap connections are refused until one ends", async () => {
  await listen(answersAtOnce, { ...LIMITS, connections: 2 });
  const [first, second, third] = [await open(), await open(), await open()];
  await vi.waitFor(() => expect(third.isClosed).toBe(true), 20_000);
  get(first.socket);
  await vi.waitFor(() => expect(first.told).toContain("ok"), 20_000);
  second.socket.destroy();
  await vi.waitFor(async () => expect(await countOpen()).toBe(1), 20_000);
  const fourth = await open();
  get(fourth.socket);
  await vi.waitFor(() => expect(fourth.told).toContain("ok"), 20_000);
});
