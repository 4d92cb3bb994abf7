import { expect, test } from "vitest";
import { loadGazetteer } from "#features/places/queries/load-gazetteer.server.ts";
import { type FindOptions, rankPlaces } from "./find-places.ts";

const gazetteer = await loadGazetteer();

const findPlaces = (text: string, options: FindOptions) =>
  rankPlaces(gazetteer, text, options).map(({ found }) => found);

function first(text: string, language: "en" | "te" | "hi" = "en") {
  return findPlaces(text, { language })[0];
}

test.each([
  ["Undavalli", "Undavalli", "village"],
  ["Undavali", "Undavalli", "village"],
  ["undavlli", "Undavalli", "village"],
  ["ఉండవల్లి", "Undavalli", "village"],
  ["उंडवल्ली", "Undavalli", "village"],
  ["522503", "522503", "pincode"],
  ["522 503", "522503", "pincode"],
  ["౫౨౨౫౦౩", "522503", "pincode"],
  ["CPVH+PV Vijayawada", "CPVH+PV", "plus-code"],
  ["16.4412, 80.7701", "16.4412, 80.7701", "coordinates"],
  ["16.4412° N, 80.7701° E", "16.4412, 80.7701", "coordinates"],
  ["16.4412 80.7701", "16.4412, 80.7701", "coordinates"],
  ["80.7701, 16.4412", "16.4412, 80.7701", "coordinates"],
  ["AIIMS", "AIIMS Mangalagiri", "landmark"],
  ["aims mangalagiri", "AIIMS Mangalagiri", "landmark"],
  ["Vijaywada", "Vijayawada", "city"],
  ["vij", "Vijayawada", "city"],
  ["Bezawada", "Vijayawada", "city"],
  ["penamalur", "Penamaluru", "town"],
  ["poranky", "Poranki", "village"],
  ["Thulluru", "Thullur", "town"],
  ["మంగళగిరి", "Mangalagiri", "town"],
  ["गुंटूर", "Guntur", "city"],
  ["Amaravati", "Amaravati", "town"],
  ["Amaravathi", "Amaravathi", "town"],
  ["Benz circle, Vijayawada", "Benz Circle", "locality"],
  ["Vijayawada benz circle", "Benz Circle", "locality"],
  ["kanchika cherla", "Kanchikacherla", "town"],
  ["Gannavaram airport", "Vijayawada International Airport", "landmark"],
  ["railway station vijayawada", "Vijayawada Junction", "landmark"],
  ["సచివాలయం", "AP Secretariat", "landmark"],
  ["Mangalagiri, Andhra Pradesh 522503, India", "Mangalagiri", "town"],
  ["Nunna 521212", "Nunna", "village"],
  ["Krishna district", "Krishna district", "district"],
  ["Guntoor Dist.", "Guntur district", "district"],
  ["plots in Krishna district", "Krishna district", "district"],
  ["ఎన్టీఆర్ జిల్లా", "NTR district", "district"],
  ["బాపట్ల జిల్లాలో", "Bapatla district", "district"],
  ["कृष्णा जिला", "Krishna district", "district"],
  ["Guntur mandal", "Guntur", "city"],
  ["Kankipadu, Krishna district", "Kankipadu", "town"],
  ["Vijayawada, Krishna district", "Vijayawada", "city"],
  ["Vijayawada Krishna Dt.", "Vijayawada", "city"],
  ["Krishna district, Vijayawada", "Vijayawada", "city"],
  ["విజయవాడ, కృష్ణా జిల్లా", "Vijayawada", "city"],
  ["विजयवाड़ा, कृष्णा ज़िला", "Vijayawada", "city"],
  ["Vijayawada, Krishna, AP", "Vijayawada", "city"],
  ["Guntur, Guntur district", "Guntur", "city"],
  ["Kanuru, Krishna district", "Kanuru", "village"],
  ["Kanuru, Penamaluru mandal", "Kanuru", "village"],
  ["Kanuru, Penamaluru mandal, Krishna (Dt), Andhra Pradesh, 520007", "Kanuru", "village"],
  ["undavlli, Guntur district", "Undavalli", "village"],
  ["కృష్ణా జిల్లా కంకిపాడు", "Kankipadu", "town"],
  ["AIIMS, Guntur district", "AIIMS Mangalagiri", "landmark"],
  ["Benz circle, Vijayawada, NTR district", "Benz Circle", "locality"],
  ["Dist. Krishna", "Krishna district", "district"],
  ["जिला कृष्णा", "Krishna district", "district"],
])("finds %s", (text, name, kind) => {
  expect(first(text)).toMatchObject({ name, kind });
});

test.each([
  ["Guntur", true],
  ["Guntur town", true],
  ["Guntur district", true],
  ["గుంటూరు జిల్లా", true],
  ["गुंटूर ज़िला", true],
  ["Guntur mandal", false],
  ["Kankipadu mandal", false],
  ["Undavalli, Guntur district", true],
  ["Undavalli, Krishna district", false],
  ["Benz Circle, NTR district", true],
  ["Kanuru, Krishna", true],
  ["Kanuru, Penamaluru mandal", false],
  ["Kanuru, Penamaluru mandal, 520007", true],
  ["Vijayawada district", false],
])("%s is what the first place is called: %s", (text, isAsTyped) => {
  expect(rankPlaces(gazetteer, text, { language: "en" })[0]?.isAsTyped).toBe(isAsTyped);
});

test("names places and what they lie in as the page's language does", () => {
  expect(first("Undavalli", "te")).toMatchObject({ name: "ఉండవల్లి", context: "గుంటూరు జిల్లా" });
  expect(first("Benz Circle", "hi")).toMatchObject({ name: "बेंज सर्कल", context: "विजयवाड़ा" });
  expect(first("522503", "en")?.context).toBe("Mangalagiri, Nowluru, Kaza");
});

test("reads the beginning of a pincode", () => {
  const found = findPlaces("5225", { language: "en" });
  expect(found.map(({ name }) => name)).toContain("522503");
  expect(found.every(({ kind, name }) => kind === "pincode" && name.startsWith("5225"))).toBe(true);
});

test.each(["", "   ", "zzzzqqqq", "Hyderabad", "+", "%", "999999", "1 hall", "qxz".repeat(10_000)])(
  "finds nothing for %.12s",
  (text) => {
    expect(findPlaces(text, { language: "en" })).toEqual([]);
  },
);

test.each([
  "Prakasam district",
  "ప్రకాశం జిల్లా",
  "प्रकाशम ज़िला",
  "Prakasam mandal",
  "Durga district",
  "Nellore district",
  "West Godavari district",
  "Ongole, Prakasam district",
])("no place and no landmark is taken for %s, which is not known", (text) => {
  expect(findPlaces(text, { language: "en" })).toEqual([]);
});

test("coordinates are told by the place that they are nearest to; those of elsewhere find nothing", () => {
  const find = (text: string) => findPlaces(text, { language: "te" });
  expect(find("16.4412, 80.7701")).toMatchObject([{ context: "కంకిపాడు", lat: 16.4412 }]);
  expect(find("12.97, 77.59")).toEqual([]);
});

test("a short plus code beside an unknown town is not guessed", () => {
  expect(first("CPVH+PV Hyderabad")).toBeUndefined();
});

test("gives at most ten, or fewer when asked", () => {
  expect(findPlaces("a", { language: "en", limit: 50 })).toHaveLength(10);
  expect(findPlaces("a", { language: "en", limit: 3 })).toHaveLength(3);
});

test("every place is found by each of its names and spellings", () => {
  const lost = [...gazetteer.places, ...gazetteer.landmarks].flatMap((place) =>
    place.spellings
      .filter(({ written }) => {
        const found = findPlaces(written, { language: "en" });
        return !found.slice(0, 3).some(({ name }) => name === place.name.en);
      })
      .map(({ written }) => `${place.name.en}: ${written}`),
  );
  expect(lost).toEqual([]);
});
