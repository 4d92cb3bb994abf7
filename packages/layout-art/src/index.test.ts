import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { drawAerial } from "./aerial/draw-aerial.ts";
import { drawCloseUp } from "./close-up/draw-close-up.ts";
import { drawCard } from "./draw-card.ts";
import { DRAWING_VERSION } from "./index.ts";
import type { LayoutFacts } from "./layout-facts.ts";
import { captionOf, EXAMPLES, NOTICE, ORIGIN } from "./layout-testing.ts";
import { drawPlate } from "./plate/draw-plate.ts";
import { drawPlateCard } from "./plate/draw-plate-card.ts";
import { BARE_PLATE, FULL_PLATE } from "./plate/example-plates-testing.ts";
import { drawPlan } from "./sheet/draw-plan.ts";
import { closeUpsOf } from "./views.ts";

/** Of every drawing of the examples, by the version that drew it so. */
const DRAWN = { version: 9, digest: "da8e6ab09602c263" };

function drawAll(layout: LayoutFacts): (string | null)[] {
  const caption = captionOf(layout);
  const closeUps = closeUpsOf(layout);
  return [
    drawPlan(layout, caption),
    drawAerial(layout, caption, "Aerial view"),
    ...closeUps.map((view) =>
      drawCloseUp(layout, view, { title: view, notice: NOTICE, origin: ORIGIN }),
    ),
    ...(["plan", "aerial", ...closeUps] as const).map((view) => drawCard(layout, view)),
    drawPlate(FULL_PLATE, layout),
  ];
}

test("drawings that change have another version, so that nobody keeps the old ones", () => {
  const hash = createHash("sha256");
  for (const layout of EXAMPLES) for (const svg of drawAll(layout)) hash.update(svg ?? "none");
  for (const plate of [FULL_PLATE, BARE_PLATE]) hash.update(drawPlateCard(plate));
  const digest = hash.digest("hex").slice(0, 16);
  // Where this fails, a drawing has changed: look at it, raise the version, then note both here.
  expect({ version: DRAWING_VERSION, digest }).toEqual(DRAWN);
});
