import { Field, makeStyles, Select } from "@fluentui/react-components";

// A long option must not make the field wider than its form.
const useStyles = makeStyles({ root: { minWidth: 0, "& > select": { minWidth: 0, width: "100%" } } });

interface FormSelectProps<Value extends string> {
  label: string;
  value: string;
  options: readonly Value[];
  labelOf: (value: Value) => string;
  hint?: string | undefined;
  /** The text while no value is chosen; leave it out if a value is always chosen. */
  placeholder?: string;
  required?: boolean;
  /** The validation error. */
  problem?: string | undefined;
  disabled?: boolean;
  onChange: (value: Value) => void;
}

/** A form field that offers a few values. */
export function FormSelect<Value extends string>(props: FormSelectProps<Value>) {
  const styles = useStyles();
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
      <Select
        className={styles.root}
        value={value}
        disabled={disabled === true}
        onChange={(_, chosen) => choose(chosen.value)}
      >
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
