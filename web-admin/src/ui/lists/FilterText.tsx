import { Button, Field, Input } from "@fluentui/react-components";
import { DismissRegular } from "@fluentui/react-icons";
import { useIsComposing } from "@machiya/schema/client/composition";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useMessages } from "../../language/language.ts";

/** The filter applies after a typing pause of this length; Enter and leaving the field apply it at once. */
const PAUSE_MS = 400;

interface FilterTextProps {
  label: string;
  value: string;
  placeholder?: string | undefined;
  hint?: string | undefined;
  inputMode?: "text" | "numeric";
  /** Takes the focus when it is shown, in a panel that opens for it. A finger opens its keyboard itself. */
  takesFocus?: boolean;
  /** Called by Enter, which sends no form then. */
  onEnter?: () => void;
  onChange: (value: string) => void;
}

/** Filters by typed text. */
export function FilterText({ label, value, placeholder, hint, inputMode, ...props }: FilterTextProps) {
  const { takesFocus = false, onEnter, onChange } = props;
  const words = useMessages("ui");
  const [draft, setDraft] = useState(value);
  const sent = useRef(value);
  const input = useRef<HTMLInputElement>(null);
  const isComposing = useIsComposing();
  useEffect(() => {
    if (!takesFocus || matchMedia("(pointer: coarse)").matches) return;
    // A panel moves the focus to its first button when it opens, which is after this effect.
    const timer = setTimeout(() => input.current?.focus());
    return () => clearTimeout(timer);
  }, [takesFocus]);

  // The URL changed without typing, by Back or "clear all".
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setDraft(value);
  }, [value]);

  const send = (text: string) => {
    if (text.trim() === sent.current) return;
    sent.current = text.trim();
    onChange(text.trim());
  };
  // The URL may change before the pause ends, so the callback is read when the filter applies.
  const apply = useEffectEvent(() => send(draft));
  useEffect(() => {
    if (isComposing || draft.trim() === sent.current) return;
    const timer = setTimeout(() => apply(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, isComposing]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    send(draft);
    if (onEnter === undefined) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <Field label={label} {...(hint !== undefined && { hint })}>
      <Input
        input={{ ref: input }}
        value={draft}
        placeholder={placeholder ?? ""}
        inputMode={inputMode ?? "text"}
        autoComplete="off"
        onChange={(_, { value: text }) => setDraft(text)}
        onBlur={() => send(draft)}
        onKeyDown={onKeyDown}
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
