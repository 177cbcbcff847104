import { makeStyles, tokens } from "@fluentui/react-components";
import { useMessages } from "../../language/language.ts";
import { DateInput } from "../dates/DateInput.tsx";
import { useDateInput } from "../dates/useDateInput.ts";
import { FieldError } from "../fields/FieldError.tsx";

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
    gridTemplateColumns: "minmax(0, 1fr) auto minmax(0, 1fr)",
    alignItems: "center",
    columnGap: tokens.spacingHorizontalXS,
  },
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
  const first = useDateInput({ value: from, deferred: true, onChange: (day) => onChange({ from: day, to }) });
  const last = useDateInput({
    value: to,
    earliest: from,
    deferred: true,
    onChange: (day) => onChange({ from, to: day }),
  });
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.pair}>
        <DateInput state={first} label={`${label}: ${words.from}`} />
        <span aria-hidden>–</span>
        <DateInput state={last} label={`${label}: ${words.to}`} />
      </div>
      <FieldError text={first.problem ?? last.problem} />
    </fieldset>
  );
}
