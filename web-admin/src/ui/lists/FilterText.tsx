import { Button, Field, Input } from "@fluentui/react-components";
import { DismissRegular } from "@fluentui/react-icons";
import { useEffect, useRef, useState } from "react";
import { useMessages } from "../../language/language.ts";

/** The list follows when the typing pauses this long; Enter and leaving the field do not wait. */
const PAUSE_MS = 400;

interface FilterTextProps {
  label: string;
  value: string;
  placeholder?: string;
  inputMode?: "text" | "numeric";
  onChange: (value: string) => void;
}

/** A filter by typed text. */
export function FilterText({ label, value, placeholder, inputMode, onChange }: FilterTextProps) {
  const words = useMessages("ui");
  const [draft, setDraft] = useState(value);
  const sent = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A pause may end after the address has changed: what then sends knows that address, not the one at the last key.
  const latest = useRef(onChange);

  // The address changed by itself: Back, or "clear all".
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
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
    setDraft(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(text), PAUSE_MS);
  };
  return (
    <Field label={label}>
      <Input
        value={draft}
        placeholder={placeholder ?? ""}
        inputMode={inputMode ?? "text"}
        autoComplete="off"
        onChange={(_, { value: text }) => type(text)}
        onBlur={() => send(draft)}
        onKeyDown={(event) => event.key === "Enter" && !event.nativeEvent.isComposing && send(draft)}
        contentAfter={
          draft === "" ? null : (
            <Button
              appearance="transparent"
              size="small"
              icon={<DismissRegular />}
              aria-label={words.clear(label)}
              onClick={() => {
                setDraft("");
                send("");
              }}
            />
          )
        }
      />
    </Field>
  );
}
