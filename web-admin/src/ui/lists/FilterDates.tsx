import { Input, makeStyles, tokens } from "@fluentui/react-components";
import { useId } from "react";
import { useMessages } from "../../language/language.ts";

const useStyles = makeStyles({
  root: {
    border: "none",
    margin: 0,
    padding: 0,
    minWidth: 0,
    "@media (min-width: 721px)": { gridColumnEnd: "span 2", maxWidth: "360px" },
  },
  legend: { padding: 0, paddingBottom: tokens.spacingVerticalXXS, lineHeight: "24px" },
  pair: {
    display: "grid",
    gridTemplateColumns: "1fr auto 1fr",
    alignItems: "center",
    columnGap: tokens.spacingHorizontalXS,
  },
  input: { minWidth: 0, width: "100%", "& input": { minWidth: 0, width: "100%" } },
});

interface FilterDatesProps {
  label: string;
  from: string;
  to: string;
  onChange: (range: { from: string; to: string }) => void;
}

/** Filters by an inclusive range of days, written as `YYYY-MM-DD`; empty means no limit. */
export function FilterDates({ label, from, to, onChange }: FilterDatesProps) {
  const styles = useStyles();
  const words = useMessages("ui");
  const id = useId();
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend} id={id}>
        {label}
      </legend>
      <div className={styles.pair}>
        <Input
          className={styles.input}
          type="date"
          value={from}
          max={to === "" ? undefined : to}
          aria-label={`${label}: ${words.from}`}
          onChange={(_, { value }) => onChange({ from: value, to })}
        />
        <span aria-hidden>–</span>
        <Input
          className={styles.input}
          type="date"
          value={to}
          min={from === "" ? undefined : from}
          aria-label={`${label}: ${words.to}`}
          onChange={(_, { value }) => onChange({ from, to: value })}
        />
      </div>
    </fieldset>
  );
}
