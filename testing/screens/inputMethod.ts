import type { Locator } from "./locator.ts";

/** The key code of every key that an input method takes. */
const TAKEN = 229;

function dispatch(element: Element, type: string, init: EventInit & Record<string, unknown>): void {
  const event = new Event(type, { bubbles: true, cancelable: true });
  for (const [name, value] of Object.entries(init))
    Object.defineProperty(event, name, { configurable: true, value });
  element.dispatchEvent(event);
}

/** A press of a key that an input method takes; in Safari, the one that confirms follows the end of the composition. */
export async function pressComposed(field: Locator, key: string, isComposing: boolean): Promise<void> {
  const element = await field.element();
  dispatch(element, "keydown", { key, keyCode: TAKEN, isComposing });
  // The dialog of a browser hears of Escape after all listeners.
  if (key === "Escape") element.closest("dialog")?.dispatchEvent(new Event("cancel", { cancelable: true }));
  dispatch(element, "keyup", { key, keyCode: TAKEN, isComposing });
}

/** Types a text that is not confirmed yet; `key` is what the keyboard calls its last key. */
export async function compose(field: Locator, text: string, key = "Process"): Promise<void> {
  const element = await field.element();
  element.focus();
  dispatch(element, "keydown", { key, keyCode: TAKEN, isComposing: false });
  dispatch(element, "compositionstart", { data: "" });
  dispatch(element, "compositionupdate", { data: text });
  await field.fill(text);
}

/** Replaces the unfinished text by the one that the input method made of it. */
export async function endComposition(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  dispatch(await field.element(), "compositionend", { data: text });
}
