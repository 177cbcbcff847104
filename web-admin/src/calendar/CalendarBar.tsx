import { Button, makeStyles, mergeClasses, Spinner, ToggleButton, tokens } from "@fluentui/react-components";
import { ChevronLeftRegular, ChevronRightRegular } from "@fluentui/react-icons";
import { type CalendarView, turnPage } from "@machiya/schema/domain/calendarTime";
import { localeOf } from "@machiya/schema/domain/language";
import { dayOf } from "@machiya/schema/domain/shopTime";
import { useLanguage, useMessages } from "../language/language.ts";
import { useStoreSettings } from "../session/storeSettings.ts";
import { SERIF } from "../ui/theme.ts";
import type { CalendarProps } from "./calendarProps.ts";
import { pageTitle } from "./calendarText.ts";
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
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: "lining-nums tabular-nums",
    "@media (max-width: 720px)": { fontSize: "17px", order: -1, width: "100%" },
  },
  day: { font: "inherit", paddingInline: 0, minWidth: "auto", textDecorationLine: "underline" },
  end: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px", marginInlineStart: "auto" },
  view: { minWidth: "52px" },
  views: { border: "none", margin: 0, padding: 0 },
  screen: { "@media print": { display: "none" } },
});

const TURNS = {
  month: { back: "previous", on: "next" },
  week: { back: "previousWeek", on: "nextWeek" },
  day: { back: "previousDay", on: "nextDay" },
} as const satisfies Record<CalendarView, { back: string; on: string }>;

/** Above a calendar: what it shows, how to turn its pages and to choose the view. */
export function CalendarBar(props: CalendarProps) {
  const { view, day, views, stale, tools, onNavigate } = props;
  const styles = useStyles();
  const words = useMessages(messages);
  const { language } = useLanguage();
  const { timeZone } = useStoreSettings();
  const turns = TURNS[view];
  const title = pageTitle(view, day, localeOf(language));
  return (
    <div className={styles.root}>
      <div className={mergeClasses(styles.group, styles.screen)}>
        <Button
          icon={<ChevronLeftRegular />}
          aria-label={words[turns.back]}
          onClick={() => onNavigate({ view, day: turnPage(view, day, -1) })}
        />
        <Button onClick={() => onNavigate({ view, day: dayOf(new Date(), timeZone) })}>{words.today}</Button>
        <Button
          icon={<ChevronRightRegular />}
          aria-label={words[turns.on]}
          onClick={() => onNavigate({ view, day: turnPage(view, day, 1) })}
        />
      </div>
      <h2 className={styles.title} aria-live="polite">
        {/* Columns of people have no button of the day. */}
        {view === "day" && props.resources !== undefined ? (
          <Button
            appearance="transparent"
            className={styles.day}
            onClick={({ currentTarget }) => props.onDayClick(day, currentTarget)}
          >
            {title}
          </Button>
        ) : (
          title
        )}
        {stale === true && <Spinner size="tiny" />}
      </h2>
      <div className={mergeClasses(styles.end, styles.screen)}>
        {tools}
        {views.length > 1 && (
          <fieldset className={mergeClasses(styles.group, styles.views)} aria-label={words.views}>
            {views.map((one) => (
              <ToggleButton
                key={one}
                className={styles.view}
                checked={one === view}
                appearance={one === view ? "primary" : "secondary"}
                onClick={() => onNavigate({ view: one, day })}
              >
                {words[one]}
              </ToggleButton>
            ))}
          </fieldset>
        )}
      </div>
    </div>
  );
}
