import { useEffect } from "react";
import { topDialog } from "./dialogs/useReturnFocus.ts";

/** Dialogs and menus return the focus themselves a moment after they are closed. */
const OWN_RETURN_MS = 100;

/**
 * Moves the focus on when its element leaves the page or is disabled, as after a login, a deletion, or a dialog that
 * no button opened. Otherwise the focus would be on the document's body, from where keyboards start at the top.
 */
export function useFocusRecovery(): void {
  useEffect(() => {
    let last: readonly HTMLElement[] = [];
    let lastOnScreen: readonly HTMLElement[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const noteFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      last = withAncestors(target);
      if (target.closest("main") !== null) lastOnScreen = last;
    };
    const recover = () => {
      timer = undefined;
      if (isLost(last[0])) focusFirst([...last, ...lastOnScreen]);
    };
    const observer = new MutationObserver(() => {
      if (isLost(last[0])) timer ??= setTimeout(recover, OWN_RETURN_MS);
    });
    document.addEventListener("focusin", noteFocus);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["disabled"] });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener("focusin", noteFocus);
    };
  }, []);
}

/** Returns an element followed by its ancestors below the body, which are unknown after it has left the page. */
function withAncestors(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  return parent === null || parent === document.body ? [element] : [element, ...withAncestors(parent)];
}

function isLost(last: HTMLElement | undefined): boolean {
  if (last === undefined || document.activeElement !== document.body) return false;
  return !last.isConnected || last.matches(":disabled");
}

/** Focuses the first of the places that accepts it; an open dialog keeps the focus inside. */
function focusFirst(places: readonly HTMLElement[]): void {
  const dialog = topDialog();
  const screen = dialog ?? document.querySelector<HTMLElement>("#main");
  for (const place of [...places, screen]) {
    if (place?.isConnected !== true || (dialog !== undefined && !dialog.contains(place))) continue;
    place.focus({ preventScroll: true });
    if (document.activeElement !== document.body) return;
  }
}
