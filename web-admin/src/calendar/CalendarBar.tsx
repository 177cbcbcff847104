import { Button, makeStyles, mergeClasses, ToggleButton } from "@fluentui/react-components";
import { AppsListRegular } from "@fluentui/react-icons";
import { localeOf } from "@machiya/schema/domain/language";
import { useLanguage, useMessages } from "../language/language.ts";
import { BarTitle } from "./BarTitle.tsx";
import type { CalendarProps } from "./calendarProps.ts";
import { pageTitle } from "./calendarText.ts";
import { JumpTitle } from "./JumpTitle.tsx";
import { PageTurns } from "./PageTurns.tsx";

const useStyles = makeStyles({
  root: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 12px" },
  group: { display: "flex", alignItems: "center", columnGap: "4px" },
  end: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px", marginInlineStart: "auto" },
  view: { minWidth: "52px" },
  views: { border: "none", margin: 0, padding: 0 },
  screen: { "@media print": { display: "none" } },
});

/** The bar above a calendar: its title, page buttons and views. */
export function CalendarBar(props: CalendarProps) {
  const { view, day, views, stale, tools, onNavigate } = props;
  const styles = useStyles();
  const words = useMessages("calendar");
  const { language } = useLanguage();
  const title = pageTitle(view, day, localeOf(language));
  return (
    <div className={styles.root}>
      <PageTurns view={view} day={day} onTurn={(other) => onNavigate({ view, day: other })} />
      <BarTitle stale={stale}>
        <JumpTitle title={title} day={day} onDay={(other) => onNavigate({ view, day: other })} />
      </BarTitle>
      <div className={mergeClasses(styles.end, styles.screen)}>
        {/* A day view with staff columns has no day button. */}
        {view === "day" && props.resources !== undefined && (
          <Button
            icon={<AppsListRegular />}
            onClick={({ currentTarget }) => props.onDayClick(day, currentTarget)}
          >
            {words.dayList}
          </Button>
        )}
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
