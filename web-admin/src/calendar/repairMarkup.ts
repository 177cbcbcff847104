/**
 * Table roles that the calendar library sets on elements that do not form a table: buttons among cells, cells
 * without rows.
 */
const TABLE_ROLES = ["table", "row", "rowgroup", "columnheader", "cell"];
const SELECTOR = TABLE_ROLES.map((role) => `[role=${role}]`).join();

/** Repairs the calendar library's markup for screen readers and keyboards, and its times for zones with clock changes. */
export function repairMarkup(root: Element): void {
  for (const found of root.querySelectorAll(SELECTOR)) {
    for (const name of ["role", "aria-colindex", "aria-colspan"]) found.removeAttribute(name);
  }
  // Screen readers ignore labels on elements without a role; the days are buttons with labels of their own.
  for (const found of root.querySelectorAll(".ec-header [aria-label]:not(button)"))
    found.removeAttribute("aria-label");
  // A region that scrolls can be reached by keyboard, on a day without appointments too.
  for (const region of root.querySelectorAll<HTMLElement>(".ec-main")) {
    const isSideways = region.closest("[data-sideways]") !== null;
    if (isSideways || region.querySelector("a, button, [tabindex='0']") === null) region.tabIndex = 0;
    else region.removeAttribute("tabindex");
  }
  // The library computes hours in the browser's zone, which may skip one of them.
  for (const found of root.querySelectorAll<HTMLTimeElement>(".ec-slot time")) {
    const text = found.dateTime.slice(11, 16);
    if (found.textContent !== text) found.textContent = text;
  }
}
