import { beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "#platform/ui/own-storage-testing.ts";
import { AerialChoice } from "./aerial-choice.ts";

beforeEach(() => {
  vi.stubGlobal("window", { sessionStorage: memoryStorage() });
});

test("a map begins drawn, and the choice is known to the next page of the visit", () => {
  const choice = new AerialChoice();
  const told = vi.fn();
  choice.subscribe(told);
  expect(choice.current()).toBe(false);
  choice.toggle();
  expect(told).toHaveBeenCalledOnce();
  expect(new AerialChoice().current()).toBe(true);
  choice.toggle();
  expect(new AerialChoice().current()).toBe(false);
});

test("where nothing can be stored the choice lives with the page", () => {
  vi.stubGlobal("window", undefined);
  const choice = new AerialChoice();
  expect(choice.current()).toBe(false);
  choice.toggle();
  expect(choice.current()).toBe(true);
});
