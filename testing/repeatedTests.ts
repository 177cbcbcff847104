import type { Reporter, TestCase } from "vitest/node";

/** Lists the tests that passed only when they were repeated, so that none of them goes unnoticed. */
export default class RepeatedTests implements Reporter {
  readonly #repeated: TestCase[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#repeated.push(test);
  }

  onTestRunEnd(): void {
    if (this.#repeated.length === 0) return;
    console.log("\nPassed only when repeated:");
    for (const test of this.#repeated) {
      console.log(`  ${test.module.relativeModuleId} > ${test.fullName}`);
      for (const error of test.result().errors ?? []) console.log(`    ${error.message.split("\n")[0]}`);
    }
  }
}
