import { Button, makeStyles, Spinner } from "@fluentui/react-components";
import { ChevronLeftRegular, ChevronRightRegular, PrintRegular } from "@fluentui/react-icons";
import { turnPage } from "@machiya/schema/domain/calendarTime";
import { localeOf } from "@machiya/schema/domain/language";
import { dayOf } from "@machiya/schema/domain/shopTime";
import { useNavigate } from "react-router";
import { dayName } from "../calendar/calendarText.ts";
import { useLanguage, useMessages } from "../language/language.ts";
import { useStoreSettings } from "../session/storeSettings.ts";
import { TextLink } from "../ui/TextLink.tsx";
import { SERIF } from "../ui/theme.ts";
import { calendarPath, timetablePath } from "./calendarSearch.ts";
import { messages } from "./messages.ts";

const useStyles = makeStyles({
  root: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 12px" },
  group: { display: "flex", alignItems: "center", columnGap: "4px" },
  title: {
    margin: 0,
    display: "flex",
    alignItems: "center",
    columnGap: "10px",
    fontFamily: SERIF,
    fontSize: "20px",
    lineHeight: "28px",
    fontVariantNumeric: "lining-nums tabular-nums",
    "@media (max-width: 720px)": { fontSize: "17px", order: -1, width: "100%" },
  },
  end: { display: "flex", alignItems: "center", columnGap: "14px", marginInlineStart: "auto" },
});

interface TimetableBarProps {
  /** YYYY-MM-DD. */
  day: string;
  stale: boolean;
}

/** Above a timetable: which day it is, the ways to other days and back, and onto paper. */
export function TimetableBar({ day, stale }: TimetableBarProps) {
  const styles = useStyles();
  const words = useMessages(messages);
  const { language } = useLanguage();
  const { timeZone } = useStoreSettings();
  const navigate = useNavigate();
  const turnTo = (other: string) => navigate(timetablePath(other), { replace: true });
  return (
    <div className={styles.root}>
      <div className={styles.group}>
        <Button
          icon={<ChevronLeftRegular />}
          aria-label={words.previousDay}
          onClick={() => turnTo(turnPage("day", day, -1))}
        />
        <Button onClick={() => turnTo(dayOf(new Date(), timeZone))}>{words.today}</Button>
        <Button
          icon={<ChevronRightRegular />}
          aria-label={words.nextDay}
          onClick={() => turnTo(turnPage("day", day, 1))}
        />
      </div>
      <h2 className={styles.title} aria-live="polite">
        {dayName(day, localeOf(language))}
        {stale && <Spinner size="tiny" />}
      </h2>
      <div className={styles.end}>
        <TextLink to={calendarPath({ view: "day", day })}>{words.toCalendar}</TextLink>
        <Button appearance="primary" icon={<PrintRegular />} onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
    </div>
  );
}
