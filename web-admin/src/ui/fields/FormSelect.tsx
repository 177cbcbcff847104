import { Field, Select } from "@fluentui/react-components";

interface FormSelectProps<Value extends string> {
  label: string;
  value: string;
  options: readonly Value[];
  labelOf: (value: Value) => string;
  hint?: string | undefined;
  /** Stands there while nothing is chosen; left out: something always is. */
  placeholder?: string;
  required?: boolean;
  /** What is wrong with it. */
  problem?: string | undefined;
  disabled?: boolean;
  onChange: (value: Value) => void;
}

/** A field of a form with a few values to choose from. */
export function FormSelect<Value extends string>(props: FormSelectProps<Value>) {
  const { label, value, options, labelOf, hint, disabled, onChange } = props;
  const choose = (text: string) => {
    const chosen = options.find((option) => option === text);
    if (chosen !== undefined) onChange(chosen);
  };
  return (
    <Field
      label={label}
      required={props.required === true}
      hint={hint ?? null}
      validationMessage={props.problem ?? null}
    >
      <Select value={value} disabled={disabled === true} onChange={(_, chosen) => choose(chosen.value)}>
        {props.placeholder !== undefined && value === "" && <option value="">{props.placeholder}</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {labelOf(option)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
