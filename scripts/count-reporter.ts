import type { Reporter, TestModule } from "vitest/node";

/** Prints `N passed, N failed` as the last line of a run; a file that does not load has failed. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    let passed = 0;
    let failed = unhandledErrors.length;
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      passed += tests.filter((test) => test.result().state === "passed").length;
      failed += tests.filter((test) => test.result().state === "failed").length;
      if (module.state() === "failed" && !tests.some((test) => test.result().state === "failed"))
        failed += 1;
    }
    process.once("exit", (code) => {
      console.log(`${passed} passed, ${failed || (code ? 1 : 0)} failed`);
    });
  }
}
