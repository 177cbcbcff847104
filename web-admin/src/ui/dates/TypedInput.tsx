import { Input, makeStyles } from "@fluentui/react-components";
import { type KeyboardEvent, useId } from "react";
import type { DateInputState } from "./useDateInput.ts";

const useStyles = makeStyles({
  root: { minWidth: 0, width: "100%", "& > input": { minWidth: 0, width: "100%" } },
});

interface TypedInputProps {
  /** The state of the input from `useDateInput`. */
  state: DateInputState;
  /** The name of an input without a visible label. */
  label?: string | undefined;
  disabled?: boolean;
  /** The form says that the typed date or time is wrong. */
  invalid?: boolean;
  /** The button of the calendar. */
  button?: React.JSX.Element;
  onEnter?: (() => void) | undefined;
  /** Opens the calendar. */
  onOpen?: () => void;
}

/** An input for a typed date or time, which screen readers describe with the rule of what can be typed. */
export function TypedInput({
  state,
  label,
  disabled = false,
  invalid,
  button,
  onEnter,
  onOpen,
}: TypedInputProps) {
  const styles = useStyles();
  const rule = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") {
      state.finish();
      onEnter?.();
    } else if (event.key === "ArrowDown" && event.altKey && onOpen !== undefined) {
      event.preventDefault();
      onOpen();
    }
  };
  return (
    <>
      <Input
        input={{ ref: state.input }}
        className={styles.root}
        value={state.text}
        placeholder={state.placeholder}
        aria-label={label}
        aria-describedby={rule}
        aria-invalid={state.problem === undefined && invalid !== true ? undefined : true}
        disabled={disabled}
        autoComplete="off"
        onChange={(_, { value }) => state.type(value)}
        onBlur={state.finish}
        onKeyDown={onKeyDown}
        contentAfter={button ?? null}
      />
      <span id={rule} hidden>
        {state.rule}
      </span>
    </>
  );
}
