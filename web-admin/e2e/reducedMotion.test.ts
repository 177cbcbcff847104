// Needs a browser for: visibility by CSS
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Console, openConsole } from "./console.ts";

let shop: Console;
beforeAll(async () => {
  shop = await openConsole();
});
afterAll(() => shop?.close());

/** Returns the classes of all elements that move for longer than an instant, or again and again. */
const moving = (page: Page) =>
  page.evaluate(() => {
    const seconds = (list: string) => Math.max(...list.split(",").map((time) => Number.parseFloat(time)));
    const moves = (style: CSSStyleDeclaration) =>
      seconds(style.transitionDuration) > 0.001 ||
      (style.animationName !== "none" &&
        (seconds(style.animationDuration) > 0.001 || style.animationIterationCount.includes("infinite")));
    // The invisible timers of toasts run as long as the toasts are shown.
    return [...document.querySelectorAll("*:not([data-timer-status])")]
      .filter((element) =>
        [null, "::before", "::after"].some((part) => moves(getComputedStyle(element, part))),
      )
      .map(({ tagName, className }) => `${tagName} ${className}`);
  });

/** The screens, while their data has not arrived and afterwards, when a panel is open. */
const SCREENS = [
  "/",
  "/product-order?order=1",
  "/appointmentlog",
  "/appointment?add=new",
  "/employer?staff=2",
];

describe.each(SCREENS)("%s", (address) => {
  it("does not move for users who prefer reduced motion, and does for others", async () => {
    const page = await shop.open();
    const held = Promise.withResolvers<void>();
    let requests = 0;
    await page.route("**/graphql", async (route) => {
      requests += 1;
      // The first request is that of the session, before which there is no screen.
      if (requests > 1) await held.promise;
      await route.continue().catch(() => {});
    });
    await page.goto(shop.origin + address);
    await page.locator("main .fui-Spinner, main .fui-Skeleton, [role=dialog] .fui-Spinner").first().waitFor();
    expect(await moving(page)).toEqual([]);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    expect(await moving(page)).not.toEqual([]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    held.resolve();
    await page.getByRole("heading").first().waitFor();
    await page.locator(".fui-Spinner, .fui-Skeleton").first().waitFor({ state: "detached" });
    expect(await moving(page)).toEqual([]);
    await page.context().close();
  });
});
