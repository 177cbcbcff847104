import { Button, makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { shortWeekday } from "@machiya/schema/client/dayFormat";
import { localeOf } from "@machiya/schema/domain/language";
import { weekdayOf } from "@machiya/schema/domain/time/shopTime";
import { dayName } from "../calendar/calendarText.ts";
import { daysOfMonth, MonthGrid } from "../calendar/MonthGrid.tsx";
import { useLanguage, useMessages } from "../language/language.ts";
import { FieldError } from "../ui/fields/FieldError.tsx";
import { FieldGroup } from "../ui/fields/FieldGroup.tsx";

const useStyles = makeStyles({
  root: { display: "grid", rowGap: "8px" },
  day: { minWidth: 0, paddingInline: 0, fontVariantNumeric: "tabular-nums" },
  closed: {
    backgroundImage: `repeating-linear-gradient(135deg, transparent 0 5px, ${tokens.colorNeutralStroke2} 5px 6px)`,
  },
  reasons: { margin: 0, padding: 0, listStyle: "none", fontSize: tokens.fontSizeBase200 },
  weekday: { minWidth: 0, paddingInline: 0, fontSize: tokens.fontSizeBase200 },
  foot: { display: "flex", flexWrap: "wrap", gap: "8px" },
});

interface DayPicksProps {
  /** Any day of the visible month. */
  month: string;
  picked: readonly string[];
  /** Earlier days cannot be picked. */
  earliest?: string | undefined;
  /** The store's current day. Earlier days are picked only one by one, or if all of them are past. */
  today: string;
  /** The closed days with the reason. They can be picked one by one, because staff may work on them. */
  closed: ReadonlyMap<string, string>;
  problem?: string | undefined;
  onMonth: (month: string) => void;
  onChange: (picked: string[]) => void;
}

/** Picks any number of days of a month: single days, and the open ones from today on of a weekday or the whole month. */
export function DayPicks({
  month,
  picked,
  earliest = "",
  today,
  closed,
  problem,
  onMonth,
  onChange,
}: DayPicksProps) {
  const styles = useStyles();
  const words = useMessages("shiftCalendar");
  const locale = localeOf(useLanguage().language);
  const pickable = daysOfMonth(month).filter((day) => day >= earliest);
  const openOf = (days: readonly string[]) => {
    const open = days.filter((day) => day >= today && !closed.has(day));
    return open.length > 0 ? open : days;
  };
  const toggle = (days: readonly string[]) => {
    const all = days.every((day) => picked.includes(day));
    const rest = picked.filter((day) => !days.includes(day));
    onChange((all ? rest : [...rest, ...days]).sort());
  };
  return (
    <FieldGroup label={words.days}>
      <div className={styles.root}>
        <MonthGrid
          month={month}
          onMonth={onMonth}
          weekday={(day) => (
            <Button
              size="small"
              appearance="subtle"
              className={styles.weekday}
              aria-label={words.weekdayPick(shortWeekday(day, locale))}
              onClick={() => toggle(openOf(pickable.filter((one) => weekdayOf(one) === weekdayOf(day))))}
            >
              {shortWeekday(day, locale)}
            </Button>
          )}
        >
          {(day) => {
            const isPicked = picked.includes(day);
            return (
              <Button
                size="small"
                className={mergeClasses(styles.day, closed.has(day) && !isPicked && styles.closed)}
                appearance={isPicked ? "primary" : "secondary"}
                aria-pressed={isPicked}
                aria-label={[dayName(day, locale), closed.get(day)].filter(Boolean).join(", ")}
                title={closed.get(day)}
                disabled={day < earliest}
                onClick={() => toggle([day])}
              >
                {Number(day.slice(8))}
              </Button>
            );
          }}
        </MonthGrid>
        <div className={styles.foot}>
          <Button
            size="small"
            onClick={() => onChange([...new Set([...picked, ...openOf(pickable)])].sort())}
          >
            {words.wholeMonth}
          </Button>
          <Button size="small" disabled={picked.length === 0} onClick={() => onChange([])}>
            {words.noDays}
          </Button>
        </div>
        {closed.size > 0 && (
          <ul className={styles.reasons}>
            {[...Map.groupBy(closed.keys(), (day) => closed.get(day) ?? "")].map(([reason, on]) => (
              <li key={reason}>
                {reason} ·{" "}
                {on
                  .map((day) => Number(day.slice(8)))
                  .sort((a, b) => a - b)
                  .join(", ")}
              </li>
            ))}
          </ul>
        )}
        <FieldError text={problem} />
      </div>
    </FieldGroup>
  );
}
