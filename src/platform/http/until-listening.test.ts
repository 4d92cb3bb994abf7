import { type AddressInfo, createServer } from "node:net";
import { expect, test } from "vitest";
import { untilListening } from "./until-listening.ts";

test("a server that cannot listen rejects; once it listens an error is told, and it goes on", async () => {
  const problems: unknown[] = [];
  await using server = createServer();
  server.listen(0, "127.0.0.1");
  await untilListening(server, (error) => problems.push(error));
  const { port } = server.address() as AddressInfo;
  const second = createServer().listen(port, "127.0.0.1");
  await expect(untilListening(second, () => undefined)).rejects.toThrow("EADDRINUSE");
  const refused = new Error("accept ENFILE");
  server.emit("error", refused);
  expect(problems).toEqual([refused]);
  expect(server.listening).toBe(true);
});
