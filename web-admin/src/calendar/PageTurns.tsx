import { Button, makeStyles } from "@fluentui/react-components";
import { ChevronLeftRegular, ChevronRightRegular } from "@fluentui/react-icons";
import { type CalendarView, turnPage } from "@machiya/schema/domain/time/calendarTime";
import { dayOf } from "@machiya/schema/domain/time/shopTime";
import { useMessages } from "../language/language.ts";
import { useStoreSettings } from "../session/storeSettings.ts";
import type { CalendarPlace } from "./calendarProps.ts";

const useStyles = makeStyles({
  root: { display: "flex", alignItems: "center", columnGap: "4px", "@media print": { display: "none" } },
});

const TURNS = {
  month: { back: "previous", on: "next" },
  week: { back: "previousWeek", on: "nextWeek" },
  day: { back: "previousDay", on: "nextDay" },
  agenda: { back: "previousWeek", on: "nextWeek" },
} as const satisfies Record<CalendarView, { back: string; on: string }>;

interface PageTurnsProps extends CalendarPlace {
  /** A day of the target page, YYYY-MM-DD. */
  onTurn: (day: string) => void;
}

/** The buttons for the previous page, today and the next page. */
export function PageTurns({ view, day, onTurn }: PageTurnsProps) {
  const styles = useStyles();
  const words = useMessages("calendar");
  const { timeZone } = useStoreSettings();
  const { back, on } = TURNS[view];
  return (
    <div className={styles.root}>
      <Button
        icon={<ChevronLeftRegular />}
        aria-label={words[back]}
        onClick={() => onTurn(turnPage(view, day, -1))}
      />
      <Button onClick={() => onTurn(dayOf(new Date(), timeZone))}>{words.today}</Button>
      <Button
        icon={<ChevronRightRegular />}
        aria-label={words[on]}
        onClick={() => onTurn(turnPage(view, day, 1))}
      />
    </div>
  );
}
