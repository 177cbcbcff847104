import { Button, Field, Input } from "@fluentui/react-components";
import { DismissRegular } from "@fluentui/react-icons";
import { useEffect, useRef, useState } from "react";
import { useMessages } from "../../language/language.ts";

/** The filter applies after a typing pause of this length; Enter and leaving the field apply it at once. */
const PAUSE_MS = 400;

interface FilterTextProps {
  label: string;
  value: string;
  placeholder?: string | undefined;
  hint?: string | undefined;
  inputMode?: "text" | "numeric";
  onChange: (value: string) => void;
}

/** Filters by typed text. */
export function FilterText({ label, value, placeholder, hint, inputMode, onChange }: FilterTextProps) {
  const words = useMessages("ui");
  const [draft, setDraft] = useState(value);
  const sent = useRef(value);
  /** What was typed last; an event may come before the draft has been rendered. */
  const typed = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The URL may change before the pause ends, so the callback is read when the filter applies.
  const latest = useRef(onChange);

  // The URL changed without typing, by Back or "clear all".
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    typed.current = value;
    setDraft(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    latest.current = onChange;
  });

  const send = (text: string) => {
    clearTimeout(timer.current);
    if (text.trim() === sent.current) return;
    sent.current = text.trim();
    latest.current(text.trim());
  };
  const type = (text: string) => {
    typed.current = text;
    setDraft(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(text), PAUSE_MS);
  };
  return (
    <Field label={label} {...(hint !== undefined && { hint })}>
      <Input
        value={draft}
        placeholder={placeholder ?? ""}
        inputMode={inputMode ?? "text"}
        autoComplete="off"
        onChange={(_, { value: text }) => type(text)}
        onBlur={() => send(typed.current)}
        onKeyDown={(event) => event.key === "Enter" && !event.nativeEvent.isComposing && send(typed.current)}
        contentAfter={
          draft === "" ? null : (
            <Button
              appearance="transparent"
              size="small"
              icon={<DismissRegular />}
              aria-label={words.clear(label)}
              onClick={() => {
                type("");
                send("");
              }}
            />
          )
        }
      />
    </Field>
  );
}
