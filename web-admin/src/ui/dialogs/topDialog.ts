/** Returns the dialog or panel on top of the others. A dialog of the browser is above those of the page. */
export function topDialog(): HTMLElement | undefined {
  const shown = [...document.querySelectorAll<HTMLElement>("[aria-modal=true]")];
  return shown.findLast((dialog) => dialog.localName === "dialog") ?? shown.at(-1);
}
