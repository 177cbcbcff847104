import { Button, makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { ChevronLeftRegular, ChevronRightRegular } from "@fluentui/react-icons";
import { shortWeekday } from "@machiya/schema/client/dayFormat";
import { localeOf } from "@machiya/schema/domain/language";
import { monthOf, shownDays, turnPage } from "@machiya/schema/domain/time/calendarTime";
import { calendarDays, weekdayOf } from "@machiya/schema/domain/time/shopTime";
import { dayName, pageTitle } from "../calendar/calendarText.ts";
import { useLanguage, useMessages } from "../language/language.ts";
import { FieldError } from "../ui/fields/FieldError.tsx";
import { FieldGroup } from "../ui/fields/FieldGroup.tsx";

const WEEK = 7;

const useStyles = makeStyles({
  root: { display: "grid", rowGap: "8px" },
  head: { display: "flex", alignItems: "center", justifyContent: "space-between", columnGap: "8px" },
  title: { fontWeight: tokens.fontWeightSemibold },
  grid: { display: "grid", gridTemplateColumns: "repeat(7, minmax(0, 1fr))", gap: "4px" },
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
  /** The closed days with the reason. They can be picked, because staff may work on them. */
  closed: ReadonlyMap<string, string>;
  problem?: string | undefined;
  onMonth: (month: string) => void;
  onChange: (picked: string[]) => void;
}

/** Picks any number of days of a month: single days, all of a weekday, or the whole month. */
export function DayPicks({
  month,
  picked,
  earliest = "",
  closed,
  problem,
  onMonth,
  onChange,
}: DayPicksProps) {
  const styles = useStyles();
  const words = useMessages("shiftCalendar");
  const turns = useMessages("calendar");
  const locale = localeOf(useLanguage().language);
  const { from, to } = monthOf(month);
  const first = shownDays("month", month).from;
  const days = calendarDays(from, 31).filter((day) => day <= to);
  const pickable = days.filter((day) => day >= earliest);
  const blanks = calendarDays(first, WEEK).filter((day) => day < from);
  const toggle = (days: readonly string[]) => {
    const all = days.every((day) => picked.includes(day));
    const rest = picked.filter((day) => !days.includes(day));
    onChange((all ? rest : [...rest, ...days]).sort());
  };
  return (
    <FieldGroup label={words.days}>
      <div className={styles.root}>
        <div className={styles.head}>
          <Button
            size="small"
            icon={<ChevronLeftRegular />}
            aria-label={turns.previous}
            onClick={() => onMonth(turnPage("month", month, -1))}
          />
          <span className={styles.title} aria-live="polite">
            {pageTitle("month", month, locale)}
          </span>
          <Button
            size="small"
            icon={<ChevronRightRegular />}
            aria-label={turns.next}
            onClick={() => onMonth(turnPage("month", month, 1))}
          />
        </div>
        <div className={styles.grid}>
          {calendarDays(first, WEEK).map((day) => {
            const weekday = weekdayOf(day);
            return (
              <Button
                key={day}
                size="small"
                appearance="subtle"
                className={styles.weekday}
                aria-label={words.weekdayPick(shortWeekday(day, locale))}
                onClick={() => toggle(pickable.filter((one) => weekdayOf(one) === weekday))}
              >
                {shortWeekday(day, locale)}
              </Button>
            );
          })}
          {blanks.map((day) => (
            <span key={day} />
          ))}
          {days.map((day) => {
            const isPicked = picked.includes(day);
            return (
              <Button
                key={day}
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
          })}
        </div>
        <div className={styles.foot}>
          <Button size="small" onClick={() => onChange([...new Set([...picked, ...pickable])].sort())}>
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
