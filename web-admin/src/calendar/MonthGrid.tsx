import { Button, makeStyles, tokens, useArrowNavigationGroup } from "@fluentui/react-components";
import { ChevronLeftRegular, ChevronRightRegular } from "@fluentui/react-icons";
import { localeOf } from "@machiya/schema/domain/language";
import { monthOf, shownDays, turnPage, WEEK_DAYS } from "@machiya/schema/domain/time/calendarTime";
import { calendarDays } from "@machiya/schema/domain/time/shopTime";
import { Fragment, type ReactNode } from "react";
import { useLanguage, useMessages } from "../language/language.ts";
import { pageTitle } from "./calendarText.ts";

const LONGEST_MONTH = 31;

const useStyles = makeStyles({
  root: { display: "grid", rowGap: "8px" },
  head: { display: "flex", alignItems: "center", justifyContent: "space-between", columnGap: "8px" },
  title: { fontWeight: tokens.fontWeightSemibold },
  grid: {
    display: "grid",
    gridTemplateColumns: "repeat(7, minmax(0, 1fr))",
    gap: "4px",
    // A finger needs the room of the gaps.
    "@media (pointer: coarse)": { gap: 0 },
  },
});

/** Returns the days of the month that contains this day. */
export function daysOfMonth(month: string): string[] {
  const { from, to } = monthOf(month);
  return calendarDays(from, LONGEST_MONTH).filter((day) => day <= to);
}

interface MonthGridProps {
  /** Any day of the visible month. */
  month: string;
  onMonth: (month: string) => void;
  /** Returns the head of a weekday, given one of its days. */
  weekday: (day: string) => ReactNode;
  /** Returns the button of a day. */
  children: (day: string) => ReactNode;
}

/** The days of a month in weeks from Sunday, between which the arrow keys move, with buttons for other months. */
export function MonthGrid({ month, onMonth, weekday, children }: MonthGridProps) {
  const styles = useStyles();
  const words = useMessages("calendar");
  const locale = localeOf(useLanguage().language);
  const arrows = useArrowNavigationGroup({ axis: "grid", memorizeCurrent: true });
  const first = shownDays("month", month).from;
  const { from } = monthOf(month);
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Button
          size="small"
          icon={<ChevronLeftRegular />}
          aria-label={words.previous}
          onClick={() => onMonth(turnPage("month", month, -1))}
        />
        <span className={styles.title} aria-live="polite">
          {pageTitle("month", month, locale)}
        </span>
        <Button
          size="small"
          icon={<ChevronRightRegular />}
          aria-label={words.next}
          onClick={() => onMonth(turnPage("month", month, 1))}
        />
      </div>
      <div className={styles.grid} {...arrows}>
        {calendarDays(first, WEEK_DAYS).map((day) => (
          <Fragment key={day}>{weekday(day)}</Fragment>
        ))}
        {calendarDays(first, WEEK_DAYS)
          .filter((day) => day < from)
          .map((day) => (
            <span key={day} />
          ))}
        {daysOfMonth(month).map((day) => (
          <Fragment key={day}>{children(day)}</Fragment>
        ))}
      </div>
    </div>
  );
}
