import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { STILL_WIDTHS } from "site-model/pictures";
import { expect, test } from "vitest";
import { PLAN } from "#features/projects/model/plan-testing.ts";
import { usualConfig } from "#server/config/config-testing.ts";
import { openProject } from "./open-project.server.ts";

const { site } = usualConfig();
const siteIn = () => site;

test("without files the plan stands for all pictures, and nothing is offered that is not there", async () => {
  const { view, files } = await openProject(PLAN, { siteIn }, { folders: [] });
  const { media } = view;
  expect(media).toMatchObject({ walkthrough: null, preview: null });
  expect(media.reviewsUrl).toBeNull();
  for (const picture of Object.values(media.pictures))
    expect(picture).toEqual({ kind: "drawn", src: media.ground });
  for (const address of [media.ground, media.plotShapes, media.model])
    expect(files.has(address.replace("/project/", "")), address).toBe(true);
});

test("stills and film take their places once they are there", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sthalam-project-"));
  const previews = ["preview.jpg", "preview-te.jpg", "preview-hi.jpg"];
  const names = ["walkthrough.mp4", ...previews, "roads-480.avif"];
  const stills = STILL_WIDTHS.map((width) => `clubhouse-${width}.avif`);
  for (const name of [...names, ...stills]) await writeFile(join(folder, name), "");
  const { view } = await openProject(PLAN, { siteIn }, { folders: [folder] });
  await rm(folder, { recursive: true });
  expect(view.media).toMatchObject({
    walkthrough: {
      kind: "file",
      src: "/project/walkthrough.mp4",
      since: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    },
    preview: { en: "/project/preview.jpg", te: "/project/preview-te.jpg" },
  });
  expect(view.media.pictures.clubhouse).toEqual({ kind: "still", stem: "/project/clubhouse" });
  expect(view.media.pictures.roads.kind).toBe("drawn");
});

test("a configured film takes the place of our own, and reviews have their address", async () => {
  const { view } = await openProject(
    PLAN,
    {
      siteIn,
      VIDEO_EMBED_URL: "https://film.example/v",
      REVIEWS_WIDGET_URL: "https://reviews.example/",
    },
    { folders: [] },
  );
  expect(view.media.walkthrough).toEqual({ kind: "embed", url: "https://film.example/v" });
  expect(view.media.reviewsUrl).toBe("https://reviews.example/");
});
