import { Hono } from "hono";
import { expect, test } from "vitest";
import { admitRequests, openAdmission } from "./admit-requests.ts";
import { limitBodies } from "./limit-bodies.ts";
import { classOf, REQUEST_CLASSES, type RequestClass } from "./request-classes.ts";

const PIECE = 16 * 1024;
const PIECES = 1000;

/** A path of each class that a POST may be of. */
const PATHS: Readonly<Record<RequestClass, readonly string[]>> = {
  health: ["/livez"],
  lead: ["/api/leads", "/leads", "/xx/leads/"],
  hash: ["/api/auth/login"],
  geocode: ["/api/geocode"],
  upload: ["/api/agent/import"],
  console: ["/api/agent/leads", "/visits.ics"],
  search: ["/api/listings", "/sitemap.xml"],
  account: ["/api/profile", "/alerts/off"],
  tile: ["/map/streets/1/2/3"],
  drawing: ["/illustrations/x", "/map/x", "/project/plan.pdf"],
  cached: ["/about", "/assets/x.js"],
  render: [],
};

/** Posts 16 MB that do not say how long they are; tells the answer and how much of them was taken. */
async function post(path: string) {
  const app = new Hono();
  app.use(limitBodies({ paths: ["/leads"], refuse: async (c) => c.text("the form", 413) }));
  app.use(admitRequests(openAdmission()));
  app.all("*", (c) => c.text("answered"));
  let taken = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(stream) {
        if (taken === PIECES) return stream.close();
        taken += 1;
        stream.enqueue(new Uint8Array(PIECE));
      },
    },
    { highWaterMark: 0 },
  );
  const reply = await app.request(path, { method: "POST", body, duplex: "half" } as RequestInit);
  return { status: reply.status, words: await reply.text(), bytes: taken * PIECE };
}

const all = Object.entries(PATHS).flatMap(([name, paths]) =>
  paths.map((path) => ({ name: name as RequestClass, path })),
);

test.each(all)(
  "of a body without an end to $path no more is taken than a call needs",
  async (one) => {
    expect(classOf("POST", one.path)).toBe(one.name);
    const { status, bytes } = await post(one.path);
    const isRead = REQUEST_CLASSES[one.name].limits !== null && one.name !== "upload";
    expect(status).toBe(isRead ? 413 : 200);
    expect(bytes).toBeLessThanOrEqual(isRead ? 96 * 1024 : 0);
  },
);

test("a form that is too large is answered by its page, anything else by a line of JSON", async () => {
  expect((await post("/leads/")).words).toBe("the form");
  expect((await post("/leads")).words).toBe("the form");
  expect(JSON.parse((await post("/illustrations/x")).words)).toMatchObject({ code: "too-large" });
});
