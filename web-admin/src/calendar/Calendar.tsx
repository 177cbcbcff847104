import { makeStyles, Spinner, tokens } from "@fluentui/react-components";
import { lazy, Suspense } from "react";
import { useMessages } from "../language/language.ts";
import { Panel } from "../ui/dialogs/Panel.tsx";
import { CalendarBar } from "./CalendarBar.tsx";
import type { CalendarProps } from "./calendarProps.ts";

const EventCalendar = lazy(async () => ({ default: (await import("./EventCalendar.tsx")).EventCalendar }));

const useStyles = makeStyles({
  root: { display: "flex", flexDirection: "column", rowGap: tokens.spacingVerticalM, minWidth: 0 },
  waiting: { display: "grid", placeItems: "center", minHeight: "420px" },
});

/**
 * Months, weeks and days with what happens in them, on the store's clocks whatever the browser's zone is. Every event and
 * every day is a button. Where it is open is the screen's to keep, best in the address.
 */
export function Calendar(props: CalendarProps) {
  const styles = useStyles();
  const words = useMessages("calendar");
  return (
    <section className={styles.root} aria-label={props.label} aria-busy={props.stale ?? false}>
      <CalendarBar {...props} />
      <Panel>
        <Suspense
          fallback={
            <div className={styles.waiting}>
              <Spinner label={words.loading} labelPosition="below" />
            </div>
          }
        >
          <EventCalendar {...props} />
        </Suspense>
      </Panel>
    </section>
  );
}
