import { Field, Select } from "@fluentui/react-components";
import { useMessages } from "../../language/language.ts";

interface FilterSelectProps<Value extends string> {
  label: string;
  value: Value | "";
  options: readonly Value[];
  labelOf: (value: Value) => string;
  onChange: (value: Value | "") => void;
}

/** Filters by one of a few values; empty means all. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const words = useMessages("ui");
  const { options, onChange } = props;
  return (
    <Field label={props.label}>
      <Select
        value={props.value}
        onChange={(_, { value }) => onChange(options.find((option) => option === value) ?? "")}
      >
        <option value="">{words.all}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {props.labelOf(option)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
