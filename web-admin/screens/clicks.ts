import type { ClickCounter } from "../e2e/clicks.ts";

/** Counts every press of the mouse in the window, over several pages, until it is stopped. */
export function countClicks(): ClickCounter & { stop: () => void } {
  let clicks = 0;
  const count = () => {
    clicks += 1;
  };
  addEventListener("pointerdown", count, { capture: true });
  return {
    count: () => clicks,
    restart: () => {
      clicks = 0;
    },
    stop: () => removeEventListener("pointerdown", count, { capture: true }),
  };
}
