import { Field, makeStyles, Select } from "@fluentui/react-components";
import { useMessages } from "../../language/language.ts";

// A long option, such as a tag, must not make the field wider than its column.
const useStyles = makeStyles({ root: { minWidth: 0, "& > select": { minWidth: 0, width: "100%" } } });

interface FilterSelectProps<Value extends string> {
  label: string;
  value: Value | "";
  options: readonly Value[];
  labelOf: (value: Value) => string;
  onChange: (value: Value | "") => void;
}

/** Filters by one of a few values; empty means all. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const styles = useStyles();
  const words = useMessages("ui");
  const { options, onChange } = props;
  return (
    <Field label={props.label}>
      <Select
        className={styles.root}
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
