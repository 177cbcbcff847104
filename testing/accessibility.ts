import axe, { type AxeResults } from "axe-core";
import type { Page } from "playwright-core";

/** Findings of these weights keep people from using a screen. */
const SERIOUS = ["serious", "critical"];

/** How long a page may be in motion: a dialog that leaves, focus that comes back. */
const SETTLING_MS = 15_000;

/** Fluent's focus library keeps sentinels in the page that are neither seen nor reached. */
const EXCLUDED = [["[data-tabster-dummy]"]];

/**
 * What axe-core finds on a page that would keep people from using it; empty when nothing. A finding counts when it stays:
 * the page is examined again until the finding is gone or the page has had time to settle.
 */
export async function seriousViolations(page: Page): Promise<string[]> {
  const end = Date.now() + SETTLING_MS;
  for (;;) {
    const found = await violationsNow(page);
    if (found.length === 0 || Date.now() > end) return found;
    await page.waitForTimeout(100);
  }
}

/**
 * Runs axe-core inside the page itself. The library's Playwright package loads axe-core again for each examination, opens a
 * second page to merge the results of frames, and brings back each rule that passed: six times the time of this one.
 */
async function violationsNow(page: Page): Promise<string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate("'axe' in window"))) await frame.evaluate(axe.source);
  }
  const { violations } = (await page.evaluate(
    `axe.run({ exclude: ${JSON.stringify(EXCLUDED)} }, { resultTypes: ["violations"] })
       .then(({ violations }) => ({ violations }))`,
  )) as Pick<AxeResults, "violations">;
  return violations
    .filter(({ impact }) => SERIOUS.includes(impact ?? ""))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
