import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { wordsIn } from "#platform/i18n/words-in.ts";
import type { MapSources } from "#platform/map/ground/map-sources.ts";
import { MapWords } from "./map-words.tsx";

const STREETS = {
  tiles: "/streets/{z}/{x}/{y}.mvt",
  minZoom: 0,
  maxZoom: 15,
  bounds: null,
  pixels: 512,
  credit: "",
};

function wordsOf(sources: Partial<MapSources>): string {
  const Component = () => (
    <I18nProvider i18n={wordsIn("en", {})}>
      <MapWords />
    </I18nProvider>
  );
  const Page = createRoutesStub([{ id: "root", path: "/", Component }]);
  const map = { names: null, styleUrl: null, streets: null, aerial: null, ...sources };
  return renderToStaticMarkup(<Page hydrationData={{ loaderData: { root: { site: { map } } } }} />);
}

test("a map is called schematic where it is, and whose it is where it is another's", () => {
  expect(wordsOf({})).toBe("The map is schematic.");
  expect(wordsOf({ streets: STREETS })).toContain("streets, water and houses by OpenStreetMap");
  const styleUrl = "https://maps.example/style.json";
  expect(wordsOf({ streets: STREETS, styleUrl })).toContain("its provider’s");
});
