import { Input, makeStyles } from "@fluentui/react-components";

const useStyles = makeStyles({
  root: { flexGrow: 1, minWidth: 0, "& > input": { minWidth: 0, width: "100%" } },
});

interface TimeInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A compact input for a time of day. */
export function TimeInput({ label, value, onChange }: TimeInputProps) {
  const styles = useStyles();
  return (
    <Input
      className={styles.root}
      type="time"
      aria-label={label}
      value={value}
      onChange={(_, data) => onChange(data.value)}
    />
  );
}
