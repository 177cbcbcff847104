import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** Findings of these weights keep somebody from using a screen. */
const SERIOUS = ["serious", "critical"];

/** What axe-core finds on a page that would keep somebody from using it; empty when nothing. */
export async function seriousViolations(page: Page): Promise<string[]> {
  // Fluent's focus library keeps sentinels in the page that nobody sees or reaches.
  const { violations } = await new AxeBuilder({ page }).exclude("[data-tabster-dummy]").analyze();
  return violations
    .filter(({ impact }) => SERIOUS.includes(impact ?? ""))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
