import type { Reporter, TestCase, TestModule } from "vitest/node";

/**
 * Prints `N passed, N failed` as the last line of a run, and before it every test that passed only
 * at a second try, with what failed the first; a file that does not load has failed.
 */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    let passed = 0;
    let failed = unhandledErrors.length;
    const unsteady: string[] = [];
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      passed += tests.filter((test) => test.result().state === "passed").length;
      failed += tests.filter((test) => test.result().state === "failed").length;
      for (const test of tests.filter((each) => each.diagnostic()?.flaky))
        unsteady.push(`${module.relativeModuleId}: ${test.fullName}\n  ${reasonOf(test)}`);
      if (module.state() === "failed" && !tests.some((test) => test.result().state === "failed"))
        failed += 1;
    }
    process.once("exit", (code) => {
      if (unsteady.length > 0) console.log(`Passed at the second try:\n${unsteady.join("\n")}`);
      console.log(`${passed} passed, ${failed || (code ? 1 : 0)} failed`);
    });
  }
}

function reasonOf(test: TestCase): string {
  return (test.result().errors ?? []).map(({ message }) => message).join("; ");
}
