import type { Page } from "playwright-core";

/** Counts the clicks that a task takes; docs/clicks.md lists them. */
export interface ClickCounter {
  count(): number;
  restart(): void;
}

/** Counts every press of the mouse in a window, also over several pages. */
export async function countClicks(page: Page): Promise<ClickCounter> {
  let clicks = 0;
  await page.exposeFunction("countClick", () => {
    clicks += 1;
  });
  await page.addInitScript(() => {
    addEventListener("pointerdown", () => Reflect.get(window, "countClick")(), { capture: true });
  });
  return {
    count: () => clicks,
    restart: () => {
      clicks = 0;
    },
  };
}
