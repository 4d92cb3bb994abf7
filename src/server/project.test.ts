import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { STILL_WIDTHS } from "#project/still-widths.ts";
import { openProject } from "./project.ts";

test("without files all pictures are drawn, and nothing is offered that is not there", async () => {
  const { view, files } = await openProject({}, []);
  const { media } = view;
  expect(media).toMatchObject({ brochure: null, layout: null, walkthrough: null });
  expect(media.reviewsUrl).toBeNull();
  const drawn = Object.values(media.pictures).map((picture) =>
    picture.kind === "drawn" ? picture.src : "",
  );
  for (const address of [...drawn, media.ground, media.plotShapes])
    expect(files.has(address.replace("/project/", "")), address).toBe(true);
});

test("stills, film and documents take their places once they are there", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sthalam-project-"));
  const names = ["brochure.pdf", "layout.pdf", "walkthrough.mp4", "roads-480.avif"];
  const stills = STILL_WIDTHS.map((width) => `clubhouse-${width}.avif`);
  for (const name of [...names, ...stills]) await writeFile(join(folder, name), "");
  const { view } = await openProject({}, [folder]);
  await rm(folder, { recursive: true });
  expect(view.media).toMatchObject({
    brochure: "/project/brochure.pdf",
    layout: "/project/layout.pdf",
    walkthrough: { kind: "file", src: "/project/walkthrough.mp4" },
  });
  expect(view.media.pictures.clubhouse).toEqual({ kind: "still", stem: "/project/clubhouse" });
  expect(view.media.pictures.roads.kind).toBe("drawn");
});

test("a configured film takes the place of our own, and reviews have their address", async () => {
  const { view } = await openProject(
    { VIDEO_EMBED_URL: "https://film.example/v", REVIEWS_WIDGET_URL: "https://reviews.example/" },
    [],
  );
  expect(view.media.walkthrough).toEqual({ kind: "embed", url: "https://film.example/v" });
  expect(view.media.reviewsUrl).toBe("https://reviews.example/");
});
