/** Roles of a table that the library gives to elements which form none: buttons among cells, cells without rows. */
const TABLE_ROLES = ["table", "row", "rowgroup", "columnheader", "cell"];
const SELECTOR = TABLE_ROLES.map((role) => `[role=${role}]`).join();

/** Corrects what the calendar library renders below this element, for screen readers and for zones with clock changes. */
export function removeTableRoles(root: Element): void {
  for (const found of root.querySelectorAll(SELECTOR)) {
    for (const name of ["role", "aria-colindex", "aria-colspan"]) found.removeAttribute(name);
  }
  // Screen readers ignore names of elements without a role; days are buttons with names of their own.
  for (const found of root.querySelectorAll(".ec-header [aria-label]:not(button)"))
    found.removeAttribute("aria-label");
  // The library computes hours in the browser's zone, in which one of them may be missing.
  for (const found of root.querySelectorAll<HTMLTimeElement>(".ec-slot time")) {
    const text = found.dateTime.slice(11, 16);
    if (found.textContent !== text) found.textContent = text;
  }
}
