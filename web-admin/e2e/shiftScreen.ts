import type { Place } from "./place.ts";

/** May 2031 is far from today, so that no test depends on when it runs. */
export const MAY = "/employer-shift?view=month&day=2031-05-01";

export const calendar = <Found>(page: Place<Found>) => page.getByRole("region", { name: "員工班表" });
/** Returns the button of a staff member's shift, whose name contains hours, state, and day. */
export const shift = <Found extends Place<Found>>(page: Place<Found>, ...parts: string[]) =>
  calendar(page).getByRole("button", { name: new RegExp(parts.join(".*")) });
export const dayButton = <Found extends Place<Found>>(page: Place<Found>, day: string) =>
  calendar(page).getByRole("button", { name: new RegExp(`^${day} `) });
export const dialog = <Found>(page: Place<Found>) => page.getByRole("dialog");
export const question = <Found>(page: Place<Found>) => page.getByRole("alertdialog");
