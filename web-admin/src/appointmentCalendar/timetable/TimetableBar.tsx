import { Button, makeStyles } from "@fluentui/react-components";
import { PrintRegular } from "@fluentui/react-icons";
import { localeOf } from "@machiya/schema/domain/language";
import { useNavigate } from "react-router";
import { BarTitle } from "../../calendar/BarTitle.tsx";
import { dayName } from "../../calendar/calendarText.ts";
import { PageTurns } from "../../calendar/PageTurns.tsx";
import { useLanguage, useMessages } from "../../language/language.ts";
import { TextLink } from "../../ui/TextLink.tsx";
import { calendarPath, timetablePath } from "../calendarSearch.ts";

const useStyles = makeStyles({
  root: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 12px" },
  end: { display: "flex", alignItems: "center", columnGap: "14px", marginInlineStart: "auto" },
});

interface TimetableBarProps {
  /** YYYY-MM-DD. */
  day: string;
  stale: boolean;
}

/** The bar above a timetable: its day, links to other days and to the calendar, and printing. */
export function TimetableBar({ day, stale }: TimetableBarProps) {
  const styles = useStyles();
  const words = useMessages("appointmentCalendar");
  const { language } = useLanguage();
  const navigate = useNavigate();
  return (
    <div className={styles.root}>
      <PageTurns view="day" day={day} onTurn={(other) => navigate(timetablePath(other), { replace: true })} />
      <BarTitle stale={stale}>{dayName(day, localeOf(language))}</BarTitle>
      <div className={styles.end}>
        <TextLink to={calendarPath({ view: "day", day })}>{words.toCalendar}</TextLink>
        <Button appearance="primary" icon={<PrintRegular />} onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
    </div>
  );
}
