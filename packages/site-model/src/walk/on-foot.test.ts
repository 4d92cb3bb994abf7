import { PerspectiveCamera } from "three";
import { expect, test } from "vitest";
import { PLAN } from "../example-testing.ts";
import { isInsidePolygon } from "../plan-geometry.ts";
import { OnFoot } from "./on-foot.ts";
import { planSite } from "./plan-site.ts";

const SITE = planSite(PLAN, {});

/** Somebody at the gate, with their eye. */
function atGate() {
  const eye = new PerspectiveCamera();
  eye.position.set(-9999, 0, -9999);
  const foot = new OnFoot(eye, SITE);
  foot.begin();
  const start = eye.position.clone();
  return { foot, eye, gone: () => eye.position.distanceTo(start) };
}

test("a press that is over before the next frame is walked all the same", () => {
  const { foot, gone } = atGate();
  foot.press("ahead", true, 1000);
  foot.press("ahead", false, 1400);
  foot.advance(1500);
  expect(gone()).toBeCloseTo(5.5 * 0.4);
});

test("the way is as long as the press, whatever the frames, even one that began before it", () => {
  const { foot, gone } = atGate();
  foot.press("ahead", true, 1000);
  for (const frame of [990, 1016, 1033, 1300]) expect(foot.advance(frame)).toBe(true);
  foot.press("ahead", false, 1400);
  expect(foot.advance(1410)).toBe(true);
  expect(foot.advance(1426)).toBe(false);
  expect(gone()).toBeCloseTo(5.5 * 0.4);
});

test("a key that repeats itself is one press", () => {
  const { foot, gone } = atGate();
  for (const at of [1000, 1100, 1200, 1300]) foot.press("ahead", true, at);
  foot.press("ahead", false, 1400);
  foot.advance(1400);
  expect(gone()).toBeCloseTo(5.5 * 0.4);
});

test("a page that slept goes on for one second at most, and never out of the site", () => {
  const { foot, eye, gone } = atGate();
  foot.press("ahead", true, 0);
  foot.advance(60_000);
  expect(gone()).toBeLessThanOrEqual(5.5);
  for (let second = 61; second < 200; second += 1) foot.advance(second * 1000);
  expect(isInsidePolygon([eye.position.x, -eye.position.z], PLAN.boundary)).toBe(true);
});

test("who turns round looks the other way and stays where he is", () => {
  const { foot, eye, gone } = atGate();
  const before = eye.rotation.y;
  foot.press("left", true, 0);
  foot.press("left", false, 500);
  foot.advance(500);
  expect(eye.rotation.y - before).toBeCloseTo(0.65);
  expect(gone()).toBe(0);
});
