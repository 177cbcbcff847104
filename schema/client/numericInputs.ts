import { useEffect } from "react";
import { plainText } from "../src/domain/typedText.ts";
import { isComposing } from "./composition.ts";

/** Inputs in which numbers are typed. */
const NUMERIC = "input[inputmode=numeric], input[inputmode=decimal]";

/** What input methods write for a sign: the long vowel of Japanese is on the key of the hyphen. */
const DASHES = /[\u2010-\u2015\u2212\u30fc]/g;

const setValue = () => Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;

/**
 * Writes the number in an input in ordinary width. The value is set by the browser's own setter, because React ignores
 * values that are set by its own. A word that is being composed stays as it is until it is confirmed.
 */
function makePlain({ target, type }: Event): void {
  if (!(target instanceof HTMLInputElement) || !target.matches(NUMERIC)) return;
  const plain = plainText(target.value).replace(DASHES, "-");
  // Spaces around a number are typed on the way to the next one.
  if (plain === target.value.trim()) return;
  const place = target.selectionStart;
  setValue()?.call(target, plain);
  if (place !== null) target.setSelectionRange(place, place);
  if (type === "compositionend") target.dispatchEvent(new Event("input", { bubbles: true }));
}

function onInput(event: Event): void {
  if (!isComposing()) makePlain(event);
}

/** Turns digits and signs in full width, which keyboards for Chinese and Japanese write, into ordinary ones. */
export function useNumericInputs(): void {
  useEffect(() => {
    window.addEventListener("input", onInput, true);
    window.addEventListener("compositionend", makePlain, true);
    return () => {
      window.removeEventListener("input", onInput, true);
      window.removeEventListener("compositionend", makePlain, true);
    };
  }, []);
}
