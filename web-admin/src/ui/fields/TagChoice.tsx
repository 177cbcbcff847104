import { makeStyles, ToggleButton, tokens } from "@fluentui/react-components";
import { CheckmarkRegular } from "@fluentui/react-icons";
import { FieldError } from "./FieldError.tsx";
import { FieldGroup } from "./FieldGroup.tsx";

const useStyles = makeStyles({
  tags: { display: "flex", flexWrap: "wrap", gap: "6px" },
  tag: { minWidth: "auto" },
  hint: {
    margin: 0,
    paddingTop: "4px",
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});

interface TagChoiceProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  /** Receives the chosen values in the order of the options. */
  onChange: (chosen: Value[]) => void;
  hint?: string | undefined;
  /** The validation error. */
  problem?: string | undefined;
}

/** A form field that offers any number of values as toggle buttons. */
export function TagChoice<Value extends string>(props: TagChoiceProps<Value>) {
  const styles = useStyles();
  const { options, chosen, onChange } = props;
  const values = options.map(({ value }) => value);
  const toggle = (value: Value) => onChange(values.filter((one) => chosen.includes(one) !== (one === value)));
  return (
    <FieldGroup label={props.label}>
      <div className={styles.tags}>
        {options.map(({ value, label }) => {
          const checked = chosen.includes(value);
          return (
            <ToggleButton
              key={value}
              size="small"
              shape="circular"
              className={styles.tag}
              checked={checked}
              appearance={checked ? "primary" : "outline"}
              icon={checked ? <CheckmarkRegular /> : null}
              onClick={() => toggle(value)}
            >
              {label}
            </ToggleButton>
          );
        })}
      </div>
      {props.hint !== undefined && <p className={styles.hint}>{props.hint}</p>}
      <FieldError text={props.problem} />
    </FieldGroup>
  );
}
