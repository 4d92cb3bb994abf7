// Runs in the worker that test files share: what one of them stood in for is put back before the next.
import { afterAll, vi } from "vitest";

afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
