/** What a key does. */
export type Shortcut = "palette" | "keys" | "new" | "next" | "previous";

const KEYS: Readonly<Record<string, Shortcut>> = {
  "/": "palette",
  "?": "keys",
  n: "new",
  j: "next",
  k: "previous",
};

/** The key that moves the focus to the newest toast, also out of an open dialog. Browsers leave it to pages. */
export const TOAST_KEY = "F8";

/** Elements in which letters are typed or choose something. */
const TYPING = "input, textarea, select, [contenteditable=true], [role=menu], [role=listbox]";

/** Returns what a key press does; null while the user types, or while a dialog is open. */
export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  if (event.altKey || isDialogOpen()) return null;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === "k" ? "palette" : null;
  return isTypedInto(event.target) ? null : (KEYS[event.key] ?? null);
}

/** Returns whether an earlier key press may still do this: no dialog has opened, and the user does not type now. */
export function isStillMeant(shortcut: Shortcut): boolean {
  return !isDialogOpen() && (shortcut === "palette" || !isTypedInto(document.activeElement));
}

function isDialogOpen(): boolean {
  return document.querySelector("[aria-modal=true]") !== null;
}

function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPING) !== null;
}

/** What Enter opens in a row: its link, or the button of its form. */
const OPENERS = "a[href], [data-shortcut=open]";

/** Moves the focus to the opener of the next or the previous row of the list. */
export function stepRow(direction: "next" | "previous"): void {
  const openers = [...document.querySelectorAll("main tbody tr, main [data-row]")].flatMap((row) => {
    const opener = row.querySelector<HTMLElement>(OPENERS);
    return opener === null ? [] : [{ row, opener }];
  });
  const at = openers.findIndex(({ row }) => row.contains(document.activeElement));
  const next = direction === "next" ? at + 1 : at === -1 ? openers.length - 1 : at - 1;
  openers[Math.max(0, Math.min(next, openers.length - 1))]?.opener.focus();
}
