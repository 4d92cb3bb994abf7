import { expect, test, vi } from "vitest";
import { ownStorage } from "./own-storage.ts";

test("the server has no storage", () => {
  expect(ownStorage("localStorage")).toBeNull();
});

test("a browser's own is handed out as it is", () => {
  const stored = { localStorage: {}, sessionStorage: {} };
  vi.stubGlobal("window", stored);
  expect(ownStorage("localStorage")).toBe(stored.localStorage);
  expect(ownStorage("sessionStorage")).toBe(stored.sessionStorage);
});

test("a browser that blocks site data has none, and says so without failing", () => {
  vi.stubGlobal("window", {
    get sessionStorage() {
      throw new DOMException("The operation is insecure.", "SecurityError");
    },
  });
  expect(ownStorage("sessionStorage")).toBeNull();
});
