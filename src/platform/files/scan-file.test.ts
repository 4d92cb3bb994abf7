import { createServer, type Server, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { openScanner } from "./scan-file.server.ts";

let server: Server | undefined;

afterEach(() => {
  server?.close();
});

/** Serves what `answer` says once the bytes of an INSTREAM command are whole; its address. */
async function serve(answer: (bytes: Buffer) => string | null): Promise<string> {
  const sockets = (socket: Socket) => {
    let sent = Buffer.alloc(0);
    socket.on("error", () => undefined);
    socket.on("data", (piece) => {
      sent = Buffer.concat([sent, Buffer.from(piece)]);
      const bytes = readCommand(sent);
      if (bytes === null) return;
      const said = answer(bytes);
      if (said === null) socket.destroy();
      else socket.end(said);
    });
  };
  server = createServer(sockets).listen(0, "127.0.0.1");
  await new Promise((resolve) => server?.once("listening", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return `tcp://127.0.0.1:${address.port}`;
}

/** The file of a command as clamd reads it; null while more is to come. */
function readCommand(sent: Buffer): Buffer | null {
  const command = "zINSTREAM\0";
  if (sent.length < command.length) return null;
  expect(sent.subarray(0, command.length).toString()).toBe(command);
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= sent.length; ) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

const asClamd = (bytes: Buffer) =>
  bytes.includes("harm") ? "stream: Test.Harm-1 FOUND\0" : "stream: OK\0";

test("a harmful file is told from a clean one, whatever pieces it comes in", async () => {
  const scan = openScanner(await serve(asClamd));
  expect(await scan([Buffer.from("a picture")])).toBe("clean");
  expect(await scan([])).toBe("clean");
  expect(await scan([Buffer.from("some h"), Buffer.alloc(0), Buffer.from("arm")])).toBe("harmful");
  const long = Buffer.concat([Buffer.alloc(2_500_000, "x"), Buffer.from("harm")]);
  expect(await scan([long])).toBe("harmful");
});

test.each([
  ["an answer of its own", () => "INSTREAM size limit exceeded. ERROR\0"],
  ["no answer", () => null],
  ["an answer that only starts alike", () => "stream: OK, or not\0"],
])("%s is no leave to go on", async (_, answer) => {
  expect(await openScanner(await serve(answer))([Buffer.from("a picture")])).toBe("away");
});

test("a scanner that is not there is no leave to go on", async () => {
  expect(await openScanner("unix:/nowhere/clamd.ctl")([Buffer.from("a picture")])).toBe("away");
});
