import { beforeEach, expect, test, vi } from "vitest";
import { AerialChoice } from "./aerial-choice.ts";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  };
  vi.stubGlobal("window", { sessionStorage });
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
