import { expect, test } from "vitest";
import { loadGazetteer } from "#features/places/queries/load-gazetteer.server.ts";
import { nearestLandmarks } from "./landmarks.ts";

const gazetteer = await loadGazetteer();

test("gives the nearest landmarks first, with straight-line kilometres and three names", () => {
  const [first, second, ...others] = nearestLandmarks(gazetteer, { lat: 16.505, lng: 80.6053 }, 3);
  expect(first).toMatchObject({
    kind: "sight",
    name: { en: "Prakasam Barrage", hi: "प्रकाशम बैराज" },
  });
  expect(first?.km).toBeCloseTo(0.133, 3);
  expect(second?.name.te).toBe("కనకదుర్గ ఆలయం");
  expect(others).toHaveLength(1);
});
