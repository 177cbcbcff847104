import { useEffect, useState, useSyncExternalStore } from "react";

/**
 * The key code of every key that an input method takes. In Safari, the Enter that confirms a composition comes after
 * its end, and only this code tells it from another Enter.
 */
const INPUT_METHOD_KEY_CODE = 229;

/** What keyboards on the screen compose while they suggest Latin words; the text so far is a text as typed. */
const LATIN = /^[\p{Script=Latin}\p{N}'’-]*$/u;

/** Whether the text of a field is an unfinished one of an input method, such as the sounds of a Chinese word. */
let isUnfinished = false;
/** Whether an input method took the key that is pressed now. */
let isKeyTaken = false;
/** Whether the last key was one of a keyboard on the screen, which names none of its keys. */
let isUnnamedKey = false;
const listeners = new Set<() => void>();

function setUnfinished(next: boolean): void {
  if (next === isUnfinished) return;
  isUnfinished = next;
  for (const listener of listeners) listener();
}

function onKeyDown(event: KeyboardEvent): void {
  isUnnamedKey = event.key === "Unidentified";
  isKeyTaken = event.isComposing || event.keyCode === INPUT_METHOD_KEY_CODE;
  if (isKeyTaken) event.stopPropagation();
  // A field that disappears while it is being composed in does not report the end.
  else setUnfinished(false);
}

function onKeyUp(): void {
  isKeyTaken = false;
}

function onCompose({ data }: CompositionEvent): void {
  setUnfinished(!(isUnnamedKey && LATIN.test(data)));
}

function onComposed(): void {
  setUnfinished(false);
}

/**
 * Keeps the keys that belong to an input method for Chinese or Japanese from everything on the page: its Enter
 * confirms a word and its Escape takes one back, so neither may send a form or close a dialog. The window sees a key
 * before any other element does, so that no handler needs a check of its own, including those of the design system.
 */
export function useCompositionKeys(): void {
  useEffect(() => {
    window.addEventListener("keydown", onKeyDown, true);
    window.addEventListener("keyup", onKeyUp, true);
    window.addEventListener("compositionstart", onCompose, true);
    window.addEventListener("compositionupdate", onCompose, true);
    window.addEventListener("compositionend", onComposed, true);
    return () => {
      window.removeEventListener("keydown", onKeyDown, true);
      window.removeEventListener("keyup", onKeyUp, true);
      window.removeEventListener("compositionstart", onCompose, true);
      window.removeEventListener("compositionupdate", onCompose, true);
      window.removeEventListener("compositionend", onComposed, true);
      isKeyTaken = false;
      setUnfinished(false);
    };
  }, []);
}

/** Returns whether the text of a field is still being composed. */
export function isComposing(): boolean {
  return isUnfinished;
}

/** Returns whether an event that a key causes, such as the `cancel` of a dialog, belongs to an input method. */
export function isInputMethodActive(): boolean {
  return isUnfinished || isKeyTaken;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether the text of a field is still being composed, so that a search for it has to wait. */
export function useIsComposing(): boolean {
  return useSyncExternalStore(subscribe, isComposing, () => false);
}

/** Returns the typed text, or while a part of it is being composed, the text before that. */
export function useComposedText(text: string): string {
  const isComposing = useIsComposing();
  const [composed, setComposed] = useState(text);
  if (!isComposing && composed !== text) setComposed(text);
  return isComposing ? composed : text;
}
