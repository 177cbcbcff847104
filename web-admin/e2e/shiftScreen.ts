import type { Page } from "playwright-core";

/** May 2031 is far from today, so that no test depends on when it runs. */
export const MAY = "/employer-shift?view=month&day=2031-05-01";

export const calendar = (page: Page) => page.getByRole("region", { name: "員工班表" });
/** Returns the button of a staff member's shift, whose name contains hours, state, and day. */
export const shift = (page: Page, ...parts: string[]) =>
  calendar(page).getByRole("button", { name: new RegExp(parts.join(".*")) });
export const dayButton = (page: Page, day: string) =>
  calendar(page).getByRole("button", { name: new RegExp(`^${day} `) });
export const dialog = (page: Page) => page.getByRole("dialog");
export const question = (page: Page) => page.getByRole("alertdialog");
