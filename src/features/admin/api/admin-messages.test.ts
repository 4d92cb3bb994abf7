import { Hono } from "hono";
import { expect, test } from "vitest";
import type { AgentCalls } from "./admin-access.server.ts";
import { adminMessagesApi } from "./admin-messages.server.ts";

test.each([
  ["U+2028", "\u2028"],
  ["U+2029", "\u2029"],
  ["a tab", "\t"],
  ["U+0085", "\u0085"],
])(
  "a message with %s, which would be lost on the way, is refused before it is sent",
  async (_, character) => {
    const app = new Hono<AgentCalls>();
    app.route("/", adminMessagesApi({} as never));
    const message = {
      id: "b3c0f1de-8a39-4c5e-9d1f-2f3a4b5c6d7e",
      kind: "greeting",
      channel: "mail",
      language: "en",
      text: `Good morning${character}Lakshmi`,
    };
    const body = JSON.stringify(message);
    const reply = await app.request("/agent/leads/7KM4-Q2XD/messages", { method: "POST", body });
    expect(reply.status).toBe(400);
    expect(await reply.text()).toContain("must not contain control characters");
  },
);
