import { useLayoutEffect, useRef, useState } from "react";

/** Returns the dialog or panel on top of the others. A dialog of the browser is above those of the page. */
export function topDialog(): HTMLElement | undefined {
  const shown = [...document.querySelectorAll<HTMLElement>("[aria-modal=true]")];
  return shown.findLast((dialog) => dialog.localName === "dialog") ?? shown.at(-1);
}

const FIELDS = ":is(input, textarea, select, button)";

/** Returns the element that is in use; after a click beside a dialog, the first field in that dialog. */
function elementInUse(): HTMLElement | null {
  const { activeElement } = document;
  const isInUse = activeElement instanceof HTMLElement && activeElement !== document.body;
  return isInUse ? activeElement : (topDialog()?.querySelector<HTMLElement>(FIELDS) ?? null);
}

/**
 * Returns the focus to the field or button that had it when the dialog was opened. A form or panel below the dialog is
 * accessible again only when it contains the focus, which Tabster would otherwise give to the button that opened it.
 */
export function useReturnFocus(): void {
  // It is read before the dialog takes the focus.
  const [last] = useState(elementInUse);
  const isOpen = useRef(false);
  useLayoutEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      // Tabster decides in a timer, too, which it starts later: when the dialog has left the page.
      setTimeout(() => {
        // The code that closed the dialog may have moved the focus on purpose.
        if (isOpen.current || document.activeElement !== document.body) return;
        const below = topDialog();
        if (below === undefined || below.contains(last)) last?.focus();
        if (document.activeElement === document.body) below?.focus();
      });
    };
  }, [last]);
}
