/** The roles of a table, which the library gives to what is none: buttons among cells, cells without rows. */
const TABLE_ROLES = ["table", "row", "rowgroup", "columnheader", "cell"];
const SELECTOR = TABLE_ROLES.map((role) => `[role=${role}]`).join();

function mend(root: Element): void {
  for (const found of root.querySelectorAll(SELECTOR)) {
    for (const name of ["role", "aria-colindex", "aria-colspan"]) found.removeAttribute(name);
  }
  // Names on what has no role are not read; days are buttons with names of their own.
  for (const found of root.querySelectorAll(".ec-header [aria-label]:not(button)"))
    found.removeAttribute("aria-label");
  // The library writes them by way of the browser's zone, in which such an hour may be missing.
  for (const found of root.querySelectorAll<HTMLTimeElement>(".ec-slot time")) {
    const text = found.dateTime.slice(11, 16);
    if (found.textContent !== text) found.textContent = text;
  }
}

/** Keeps what the library draws below this element true for screen readers, and its hours the store's. Returns the way to stop. */
export function keepPlain(root: Element): () => void {
  mend(root);
  const observer = new MutationObserver(() => mend(root));
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ["aria-label"] });
  return () => observer.disconnect();
}
