/** Returns the dialog or panel on top of the others. */
export function topDialog(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>("[aria-modal=true]")].at(-1);
}
