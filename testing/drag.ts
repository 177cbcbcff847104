import type { Locator, Page } from "playwright-core";

/** Drags an element by an offset in pixels, with intermediate mouse moves. */
export async function drag(page: Page, what: Locator, by: { x: number; y: number }): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  if (box === null) throw new Error("The element is not visible.");
  const from = { x: box.x + Math.min(20, box.width / 2), y: box.y + 8 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 4, from.y + 4, { steps: 4 });
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 16 });
  await page.mouse.up();
}

/** Returns the height of half an hour, derived from an event with the given duration in minutes. */
export async function halfHour(what: Locator, minutes: number): Promise<number> {
  await what.scrollIntoViewIfNeeded();
  return (((await what.boundingBox())?.height ?? 0) / minutes) * 30;
}
