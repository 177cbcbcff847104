import { makeStyles } from "@fluentui/react-components";
import { TypedInput } from "../../ui/dates/TypedInput.tsx";
import { useDateInput } from "../../ui/dates/useDateInput.ts";
import { FieldError } from "../../ui/fields/FieldError.tsx";

const useStyles = makeStyles({ root: { flexGrow: 1, minWidth: 0 } });

interface TimeInputProps {
  label: string;
  value: string;
  /** The form says that the time is wrong. */
  invalid?: boolean;
  onChange: (value: string) => void;
}

/** A compact input for a time of day. */
export function TimeInput({ label, value, invalid = false, onChange }: TimeInputProps) {
  const state = useDateInput({ kind: "time", value, onChange });
  return (
    <div className={useStyles().root}>
      <TypedInput state={state} label={label} invalid={invalid} />
      <FieldError text={state.problem} />
    </div>
  );
}
