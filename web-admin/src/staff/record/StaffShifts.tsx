import { makeStyles, Spinner } from "@fluentui/react-components";
import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import { Suspense } from "react";
import { useMessages } from "../../language/language.ts";
import { Boundary } from "../../ui/feedback/Boundary.tsx";
import { TimeOff } from "../timeOff/TimeOff.tsx";

/** The calendar is large and not needed by every visitor, so it is loaded separately. */
const StaffShiftCalendar = createLazyComponent(
  async () => (await import("../../shiftCalendar/StaffShiftCalendar.tsx")).StaffShiftCalendar,
);

const useStyles = makeStyles({
  // About the height of a month, so that the calendar does not move the time off below it when it appears.
  loading: { minHeight: "660px" },
});

/** Shows the shifts and time off of a staff member. */
export function StaffShifts({ id, attempt }: { id: string; attempt: unknown }) {
  const styles = useStyles();
  const { loading } = useMessages("ui");
  return (
    <>
      <Boundary attempt={attempt}>
        <Suspense fallback={<Spinner className={styles.loading} label={loading} labelPosition="below" />}>
          <StaffShiftCalendar staffMemberId={id} />
        </Suspense>
      </Boundary>
      <Boundary attempt={attempt}>
        <Suspense fallback={<Spinner />}>
          <TimeOff staffMemberId={id} />
        </Suspense>
      </Boundary>
    </>
  );
}
