import { makeStyles, mergeClasses, Spinner, tokens } from "@fluentui/react-components";
import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import { Suspense } from "react";
import { useMessages } from "../language/language.ts";
import { Panel } from "../ui/dialogs/Panel.tsx";
import { CalendarBar } from "./CalendarBar.tsx";
import type { CalendarProps } from "./calendarProps.ts";

const EventCalendar = createLazyComponent(async () => (await import("./EventCalendar.tsx")).EventCalendar);

const useStyles = makeStyles({
  root: { display: "flex", flexDirection: "column", rowGap: tokens.spacingVerticalM, minWidth: 0 },
  waiting: { display: "grid", placeItems: "center", minHeight: "420px" },
  // The height of an empty month of five weeks, so that what is below the calendar moves less when it appears.
  waitingMonth: { "@media (min-width: 721px)": { minHeight: "558px" } },
});

/**
 * Shows months, weeks and days with events, or the caller's agenda. Days and times are those of the store's time zone,
 * not of the browser's. Every event and day is a button. The caller owns the position, preferably in the URL.
 */
export function Calendar(props: CalendarProps) {
  const styles = useStyles();
  const words = useMessages("calendar");
  return (
    <section className={styles.root} aria-label={props.label} aria-busy={props.stale ?? false}>
      <CalendarBar {...props} />
      <Panel>
        {props.view === "agenda" ? (
          props.agenda
        ) : (
          <Suspense
            fallback={
              <div className={mergeClasses(styles.waiting, props.view === "month" && styles.waitingMonth)}>
                <Spinner label={words.loading} labelPosition="below" />
              </div>
            }
          >
            <EventCalendar {...props} />
          </Suspense>
        )}
      </Panel>
    </section>
  );
}
