import { Button, makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { shortWeekday } from "@machiya/schema/client/dayFormat";
import { localeOf } from "@machiya/schema/domain/language";
import { dayOf } from "@machiya/schema/domain/time/shopTime";
import { useRef } from "react";
import { useLanguage } from "../language/language.ts";
import { useStoreSettings } from "../session/storeSettings.ts";
import { dayName } from "./calendarText.ts";
import { MonthGrid } from "./MonthGrid.tsx";

const useStyles = makeStyles({
  weekday: { textAlign: "center", fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  day: { minWidth: 0, paddingInline: 0, fontVariantNumeric: "tabular-nums" },
  today: { fontWeight: tokens.fontWeightBold, textDecorationLine: "underline" },
});

interface DayGridProps {
  /** The chosen day; empty for none. */
  day: string;
  /** Any day of the visible month. */
  month: string;
  /** Earlier days cannot be chosen; empty for no limit. */
  earliest?: string;
  /** Focuses the chosen day, or today, when it opens. */
  takesFocus?: boolean;
  onMonth: (month: string) => void;
  onDay: (day: string) => void;
}

/** A month from which one day is chosen. */
export function DayGrid({ day, month, earliest = "", takesFocus, onMonth, onDay }: DayGridProps) {
  const styles = useStyles();
  const locale = localeOf(useLanguage().language);
  const { timeZone } = useStoreSettings();
  const today = dayOf(new Date(), timeZone);
  const first = [day, today].find((one) => one !== "" && one >= earliest) ?? earliest;
  const hasFocused = useRef(false);
  const focusOnce = (button: HTMLButtonElement | null) => {
    if (button === null || hasFocused.current) return;
    hasFocused.current = true;
    // The popover around the grid focuses its first control when it opens, which is before this.
    queueMicrotask(() => button.focus());
  };
  return (
    <MonthGrid
      month={month}
      onMonth={onMonth}
      weekday={(of) => <span className={styles.weekday}>{shortWeekday(of, locale)}</span>}
    >
      {(of) => (
        <Button
          size="small"
          ref={takesFocus === true && of === first ? focusOnce : null}
          appearance={of === day ? "primary" : "subtle"}
          className={mergeClasses(styles.day, of === today && styles.today)}
          aria-label={dayName(of, locale)}
          aria-current={of === today ? "date" : undefined}
          disabled={of < earliest}
          onClick={() => onDay(of)}
        >
          {Number(of.slice(8))}
        </Button>
      )}
    </MonthGrid>
  );
}
