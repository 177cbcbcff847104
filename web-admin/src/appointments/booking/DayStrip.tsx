import { Button, makeStyles, ToggleButton, tokens } from "@fluentui/react-components";
import { ChevronLeftRegular, ChevronRightRegular } from "@fluentui/react-icons";
import { formatCalendarDay } from "@machiya/schema/client/dayFormat";
import { localeOf } from "@machiya/schema/domain/language";
import { shiftDay } from "@machiya/schema/domain/time/calendarTime";
import { calendarDays } from "@machiya/schema/domain/time/shopTime";
import { dayName } from "../../calendar/calendarText.ts";
import { useLanguage, useMessages } from "../../language/language.ts";
import { HiddenText } from "../../ui/HiddenText.tsx";
import { type DayStarts, STRIP_DAYS } from "./useFreeStarts.ts";

const useStyles = makeStyles({
  root: { border: "none", margin: 0, padding: 0, minWidth: 0 },
  head: { display: "flex", alignItems: "center", justifyContent: "space-between", width: "100%" },
  days: {
    display: "grid",
    gridTemplateColumns: "repeat(7, minmax(0, 1fr))",
    gap: "4px",
    paddingTop: "4px",
  },
  day: { position: "relative", minWidth: 0, paddingInline: "2px", fontWeight: tokens.fontWeightRegular },
  text: { display: "grid", rowGap: "1px", justifyItems: "center", lineHeight: "16px" },
  date: { fontSize: tokens.fontSizeBase100, whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" },
  count: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: "tabular-nums" },
});

interface DayStripProps {
  /** The first day, YYYY-MM-DD. */
  from: string;
  /** The first day that can be booked. */
  earliest: string;
  /** The chosen day; empty for none. */
  chosen: string;
  /** The possible starts of each day; null while they are not known. */
  days: readonly DayStarts[] | null;
  onFrom: (day: string) => void;
  onChoose: (day: string) => void;
}

/** Two weeks, each day with its number of free start times. */
export function DayStrip({ from, earliest, chosen, days, onFrom, onChoose }: DayStripProps) {
  const styles = useStyles();
  const words = useMessages("booking");
  const { language } = useLanguage();
  const locale = localeOf(language);
  const freeOn = new Map(days?.map(({ date, slots }) => [date, slots.filter(({ free }) => free).length]));
  return (
    <fieldset className={styles.root} aria-label={words.days}>
      <div className={styles.head}>
        <Button
          type="button"
          size="small"
          appearance="subtle"
          icon={<ChevronLeftRegular />}
          aria-label={words.earlierDays}
          disabled={from <= earliest}
          onClick={() => {
            const before = shiftDay(from, -STRIP_DAYS);
            onFrom(before < earliest ? earliest : before);
          }}
        />
        <span>{words.days}</span>
        <Button
          type="button"
          size="small"
          appearance="subtle"
          icon={<ChevronRightRegular />}
          aria-label={words.laterDays}
          onClick={() => onFrom(shiftDay(from, STRIP_DAYS))}
        />
      </div>
      <div className={styles.days}>
        {calendarDays(from, STRIP_DAYS).map((day) => {
          const free = freeOn.get(day);
          return (
            <ToggleButton
              key={day}
              type="button"
              size="small"
              className={styles.day}
              checked={day === chosen}
              appearance={day === chosen ? "primary" : "secondary"}
              onClick={() => onChoose(day)}
            >
              <HiddenText>
                {free === undefined ? dayName(day, locale) : words.dayWithFree(dayName(day, locale), free)}
              </HiddenText>
              <span className={styles.text} aria-hidden>
                <span className={styles.date}>{formatCalendarDay(day, locale, { weekday: "short" })}</span>
                <span className={styles.date}>
                  {formatCalendarDay(day, locale, { month: "numeric", day: "numeric" })}
                </span>
                <span className={styles.count}>{free ?? "·"}</span>
              </span>
            </ToggleButton>
          );
        })}
      </div>
    </fieldset>
  );
}
