import { type RefObject, useLayoutEffect, useState } from "react";

interface TypedValueOptions {
  value: string;
  /** Formats the value as the field shows it. */
  format: (value: string) => string;
  /** Reads what was typed; null if it has no meaning. */
  read: (typed: string) => string | null;
  onChange: (value: string) => void;
  /** Reports what was typed when the field is left, for filters, which load data. */
  deferred: boolean;
}

/**
 * The text of a field whose value is written in another form. The typed text stays while it is edited and while
 * it has no meaning; the value is empty then. A value from elsewhere replaces it.
 */
export function useTypedValue({ value, format, read, onChange, deferred }: TypedValueOptions) {
  // The value is the one that the text results in, or, while it is not reported yet, the one it replaces.
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null);
  const [seen, setSeen] = useState(value);
  const [isLeft, setLeft] = useState(false);
  if (seen !== value) {
    setSeen(value);
    if (typed?.value !== value) setTyped(null);
  }
  const text = typed?.text ?? format(value);
  const isWrong = typed !== null && text.trim() !== "" && read(text) === null;
  const report = (next: string) => {
    if (next !== value) onChange(next);
  };
  return {
    text,
    /** The text has no meaning. */
    isWrong,
    /** The text has no meaning, and the user finished typing it. */
    showsProblem: isWrong && isLeft,
    type: (written: string) => {
      const next = deferred ? value : (read(written) ?? "");
      setLeft(false);
      setTyped({ text: written, value: next });
      report(next);
    },
    /** Ends typing: the field shows the value that was understood. */
    finish: () => {
      setLeft(true);
      if (typed === null || isWrong) return;
      const next = deferred ? (read(text) ?? "") : value;
      // The new value of a filter may arrive only with its data.
      setTyped(next === "" || next === value ? null : { text: format(next), value: next });
      report(next);
    },
    /** Takes a value that was chosen instead of typed. */
    choose: (chosen: string) => {
      setTyped({ text: format(chosen), value: chosen });
      report(chosen);
    },
  };
}

/** Blocks the submission of the form around an input whose text has no meaning, and focuses the input. */
export function useBlockedSubmit(
  isWrong: boolean,
  input: RefObject<HTMLInputElement | null>,
  onBlocked: () => void,
) {
  useLayoutEffect(() => {
    const form = input.current?.form ?? null;
    if (!isWrong || form === null) return;
    const block = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      onBlocked();
      input.current?.focus();
    };
    form.addEventListener("submit", block, { capture: true });
    return () => form.removeEventListener("submit", block, { capture: true });
  });
}
