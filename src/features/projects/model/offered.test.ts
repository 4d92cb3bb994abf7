import { expect, test } from "vitest";
import { toOffered } from "./offered.ts";

const parts = {
  origin: "https://plots.example",
  description: "101 plots",
  url: "https://plots.example/te/projects",
  film: "Walk through the layout",
};
const place = { lat: 16.5, lng: 80.5 };
const media = { preview: { en: "/media/hero.jpg" }, pictures: {}, walkthrough: null };

test("a project on offer is a place with its picture", () => {
  const [told, ...rest] = toOffered({ ...parts, view: { place, media } as never });
  expect(rest).toEqual([]);
  expect(told).toMatchObject({
    "@type": "Place",
    url: parts.url,
    address: { addressRegion: "Andhra Pradesh", addressCountry: "IN" },
    geo: { latitude: 16.5, longitude: 80.5 },
    image: "https://plots.example/media/hero.jpg",
  });
});

test("its film has all that a search engine asks of one", () => {
  const walkthrough = { kind: "file", src: "/media/walk.mp4", since: "2026-11-20" };
  const view = { place, media: { ...media, walkthrough } } as never;
  expect(toOffered({ ...parts, view })[1]).toEqual({
    "@type": "VideoObject",
    name: "Walk through the layout",
    description: "101 plots",
    thumbnailUrl: "https://plots.example/media/hero.jpg",
    uploadDate: "2026-11-20",
    contentUrl: "https://plots.example/media/walk.mp4",
  });
});
