import { Field, Input, Textarea } from "@fluentui/react-components";

interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  required?: boolean;
  hint?: string | undefined;
  /** The validation error. */
  problem?: string | undefined;
  /** The interpretation of the current value, shown beside it. */
  meaning?: string | undefined;
  /** Renders a text area. */
  long?: boolean;
  rows?: number;
  inputMode?: "text" | "numeric" | "decimal" | "tel";
  type?: "text" | "tel" | "email";
}

/** A text field of a form. */
export function TextField(props: TextFieldProps) {
  const { value, onChange } = props;
  return (
    <Field
      label={props.label}
      required={props.required === true}
      hint={props.hint ?? null}
      validationMessage={props.problem ?? null}
    >
      {props.long ? (
        <Textarea
          resize="vertical"
          rows={props.rows ?? 4}
          value={value}
          onChange={(_, data) => onChange(data.value)}
        />
      ) : (
        <Input
          type={props.type ?? "text"}
          inputMode={props.inputMode ?? "text"}
          autoComplete="off"
          value={value}
          contentAfter={props.meaning === undefined ? null : <span aria-live="polite">{props.meaning}</span>}
          onChange={(_, data) => onChange(data.value)}
        />
      )}
    </Field>
  );
}
