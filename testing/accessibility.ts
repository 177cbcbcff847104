import { readFileSync } from "node:fs";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

/** The compressed script takes the browser half the time of the package's main one. */
const AXE = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Violations of these impacts prevent people from using a screen. */
const SERIOUS = ["serious", "critical"];

/** Rules whose violations are never serious, and that look at much of a page. Their results would be left out. */
const NEVER_SERIOUS = ["aria-allowed-role", "heading-order", "landmark-unique", "region"];

const OPTIONS = {
  resultTypes: ["violations"],
  rules: Object.fromEntries(NEVER_SERIOUS.map((rule) => [rule, { enabled: false }])),
};

/** The maximum time for a page to settle, such as a closing dialog or a returning focus. */
const SETTLING_MS = 15_000;

/** Fluent's focus library adds invisible sentinels that cannot be reached. */
const EXCLUDED = [["[data-tabster-dummy]"]];

/**
 * Returns axe-core's serious violations on a page. Repeats the check until they disappear or the settling
 * time is over, because a transition can cause a temporary violation.
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
 * Runs axe-core directly in the page, which is six times as fast as its Playwright package: that reloads
 * axe-core for each check, merges frames in a second page, and returns every passed rule.
 */
async function violationsNow(page: Page): Promise<string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate("'axe' in window"))) await frame.evaluate(AXE);
  }
  const { violations } = (await page.evaluate(
    `axe.run({ exclude: ${JSON.stringify(EXCLUDED)} }, ${JSON.stringify(OPTIONS)})
       .then(({ violations }) => ({ violations }))`,
  )) as Pick<AxeResults, "violations">;
  return violations
    .filter(({ impact }) => SERIOUS.includes(impact ?? ""))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
