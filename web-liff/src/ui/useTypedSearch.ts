import { useIsComposing } from "@machiya/schema/client/composition";
import { useEffect, useEffectEvent, useState } from "react";

/** Milliseconds after the last keystroke before the search starts. */
const PAUSE = 300;

/**
 * Returns the props of an input that searches after a pause, and before anything else is tapped or focused, which
 * may open a sheet over this address. What is typed stays in the input as long as `value` is what was searched, so
 * that a space at its end is not lost. While a word is being composed by an input method, nothing is searched.
 */
export function useTypedSearch(value: string, onSearch: (value: string | null) => void) {
  const [typed, setTyped] = useState({ text: value, over: value });
  const text = typed.over === value ? typed.text : value;
  const isComposing = useIsComposing();
  const wanted = text.trim();
  const search = () => {
    if (wanted === value) return;
    onSearch(wanted || null);
    setTyped({ text, over: wanted });
  };
  const finish = useEffectEvent(search);
  useEffect(() => {
    if (isComposing || text.trim() === value) return;
    const onFinish = () => finish();
    const timer = setTimeout(onFinish, PAUSE);
    document.addEventListener("mousedown", onFinish);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("mousedown", onFinish);
    };
  }, [text, value, isComposing]);
  return { value: text, onChange: (next: string) => setTyped({ text: next, over: value }), onBlur: search };
}
