import { Field, makeStyles, Select, tokens } from "@fluentui/react-components";
import { formatBareDay } from "@machiya/schema/domain/time/bareDay";
import type { DayRange } from "@machiya/schema/domain/time/calendarTime";
import { useSearchParams } from "react-router";
import { useLanguage, useMessages } from "../language/language.ts";
import { FilterDates } from "../ui/lists/FilterDates.tsx";
import { PERIODS, readPeriod, withPeriod } from "./reportSearch.ts";

const useStyles = makeStyles({
  root: { display: "flex", flexWrap: "wrap", alignItems: "end", gap: "8px 16px" },
  days: { margin: 0, color: tokens.colorNeutralForeground3, paddingBottom: "6px" },
});

interface PeriodPickerProps {
  range: DayRange;
  previous: DayRange;
}

/** Chooses the days of the report, which the URL keeps. */
export function PeriodPicker({ range, previous }: PeriodPickerProps) {
  const styles = useStyles();
  const words = useMessages("reports");
  const { locale } = useLanguage();
  const [search, setSearch] = useSearchParams();
  const period = readPeriod(search);
  const dayText = (day: string) => formatBareDay(day, locale);
  const rangeText = ({ from, to }: DayRange) =>
    from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`;
  return (
    <div className={styles.root}>
      <Field label={words.period}>
        <Select
          value={period}
          onChange={(_, { value }) => {
            const chosen = PERIODS.find((other) => other === value);
            if (chosen !== undefined) setSearch((latest) => withPeriod(latest, chosen, range));
          }}
        >
          {PERIODS.map((other) => (
            <option key={other} value={other}>
              {words.periods[other]}
            </option>
          ))}
        </Select>
      </Field>
      {period === "custom" && (
        <FilterDates
          label={words.days}
          from={range.from}
          to={range.to}
          onChange={(days) => {
            // A cleared field keeps the other end.
            const from = days.from || days.to || range.to;
            const chosen = { from, to: days.to || from };
            setSearch((latest) => withPeriod(latest, "custom", chosen), { replace: true });
          }}
        />
      )}
      <p className={styles.days}>{words.compared(rangeText(range), rangeText(previous))}</p>
    </div>
  );
}
