import { Field } from "@fluentui/react-components";
import { useUnsaved } from "../dialogs/unsavedForms.ts";
import { DateInput } from "./DateInput.tsx";
import { TypedInput } from "./TypedInput.tsx";
import { type DateInputOptions, useDateInput } from "./useDateInput.ts";

interface DateFieldProps extends DateInputOptions {
  label: string;
  required?: boolean;
  hint?: string | undefined;
  /** The validation error of the value. */
  problem?: string | undefined;
  /** What is unusual about the value, which can be saved nevertheless. */
  warning?: string | undefined;
  disabled?: boolean;
  orientation?: "horizontal" | "vertical";
}

/** A field for a day, a time, or both, in the language's order and the store's time zone. */
export function DateField(props: DateFieldProps) {
  const {
    label,
    required = false,
    hint,
    problem,
    warning,
    disabled = false,
    orientation = "vertical",
  } = props;
  const state = useDateInput(props);
  // A text without a meaning is not part of the form's values, so it is reported here.
  useUnsaved(state.isWrong && props.deferred !== true);
  const error = state.problem ?? problem ?? null;
  return (
    <Field
      label={label}
      required={required}
      hint={hint ?? null}
      validationMessage={error ?? warning ?? null}
      validationState={error !== null ? "error" : warning !== undefined ? "warning" : "none"}
      orientation={orientation}
    >
      {props.kind === "time" ? (
        <TypedInput state={state} disabled={disabled} />
      ) : (
        <DateInput state={state} disabled={disabled} />
      )}
    </Field>
  );
}
