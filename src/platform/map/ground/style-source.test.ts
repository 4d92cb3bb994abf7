import { expect, test } from "vitest";
import { checkStyle } from "./style-source.ts";

const HERE = { lat: 16.5, lng: 80.6 };
const TILED = { version: 8, layers: [], sources: { base: { type: "vector", url: "/tiles.json" } } };

/** Answers by path; counts what was asked. */
function server(replies: Record<string, () => Response>) {
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    const { pathname } = new URL(String(input));
    asked.push(pathname);
    const reply = replies[pathname];
    if (!reply) throw new TypeError("fetch failed");
    return reply();
  };
  return { asked, options: { fetch, ...HERE } };
}

test("a style that loads with a real tile of the region is used", async () => {
  const { asked, options } = server({
    "/style.json": () => Response.json(TILED),
    "/tiles.json": () => Response.json({ tiles: ["https://map.test/{z}/{x}/{y}.pbf"] }),
    "/10/741/464.pbf": () => new Response("tile"),
  });
  const check = await checkStyle("https://map.test/style.json", options);
  expect(check).toEqual({ ok: true, style: TILED });
  expect(asked).toEqual(["/style.json", "/tiles.json", "/10/741/464.pbf"]);
});

test("an unreachable style is tried three times", async () => {
  const { asked, options } = server({});
  const check = await checkStyle("https://map.test/style.json", options);
  expect(check).toEqual({ ok: false, code: "style-unreachable" });
  expect(asked).toHaveLength(3);
});

test("a style that answers on the second try is used", async () => {
  let calls = 0;
  const { options } = server({
    "/style.json": () => {
      calls += 1;
      return calls === 1
        ? new Response("", { status: 503 })
        : Response.json({ ...TILED, sources: {} });
    },
  });
  expect((await checkStyle("https://map.test/style.json", options)).ok).toBe(true);
});

test("what is no style, or has no tiles, is told apart", async () => {
  const noStyle = server({ "/style.json": () => Response.json({ version: 7 }) });
  expect(await checkStyle("https://map.test/style.json", noStyle.options)).toEqual({
    ok: false,
    code: "style-malformed",
  });
  const noTiles = server({
    "/style.json": () => Response.json(TILED),
    "/tiles.json": () => Response.json({ tiles: ["https://map.test/{z}/{x}/{y}.pbf"] }),
  });
  expect(await checkStyle("https://map.test/style.json", noTiles.options)).toEqual({
    ok: false,
    code: "tile-unreachable",
  });
});
