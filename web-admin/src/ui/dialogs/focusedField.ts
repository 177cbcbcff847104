const FIELDS = "[role=dialog] :is(input, textarea, select, button)";

/** Returns the field that is in use; after a click beside a dialog, the first one in that dialog. */
export function focusedField(): HTMLElement | null {
  const { activeElement } = document;
  const isInUse = activeElement instanceof HTMLElement && activeElement !== document.body;
  return isInUse ? activeElement : document.querySelector<HTMLElement>(FIELDS);
}
