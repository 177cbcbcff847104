import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** Findings of these weights keep somebody from using a screen. */
const SERIOUS = ["serious", "critical"];

/** How long a page may be in motion: a dialog that leaves, focus that comes back. */
const SETTLING_MS = 5000;

/**
 * What axe-core finds on a page that would keep somebody from using it; empty when nothing. What is found in passing only,
 * while the page still changes, is none: it is looked at again until it is gone or stays.
 */
export async function seriousViolations(page: Page): Promise<string[]> {
  const end = Date.now() + SETTLING_MS;
  for (;;) {
    const found = await violationsNow(page);
    if (found.length === 0 || Date.now() > end) return found;
  }
}

async function violationsNow(page: Page): Promise<string[]> {
  // Fluent's focus library keeps sentinels in the page that nobody sees or reaches.
  const { violations } = await new AxeBuilder({ page }).exclude("[data-tabster-dummy]").analyze();
  return violations
    .filter(({ impact }) => SERIOUS.includes(impact ?? ""))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
