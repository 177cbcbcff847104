import axe from "axe-core";
import "./dom.ts";

/** The rules that need a layout, which only a browser has; `everyScreen` and `everyPage` check them. */
const NEEDS_LAYOUT = ["color-contrast", "scrollable-region-focusable", "target-size"];

const SERIOUS = ["serious", "critical"];

/** Returns axe-core's serious violations in the page as it is now: states that no address opens. */
export async function seriousViolations(): Promise<string[]> {
  const { violations } = await axe.run(
    // Fluent's focus library adds invisible sentinels that cannot be reached.
    { exclude: [["[data-tabster-dummy]"]] },
    {
      resultTypes: ["violations"],
      rules: Object.fromEntries(NEEDS_LAYOUT.map((rule) => [rule, { enabled: false }])),
    },
  );
  return violations
    .filter(({ impact }) => SERIOUS.includes(impact ?? ""))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
