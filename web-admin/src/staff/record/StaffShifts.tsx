import { Spinner } from "@fluentui/react-components";
import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import { Suspense } from "react";
import { Boundary } from "../../ui/feedback/Boundary.tsx";
import { TimeOff } from "../timeOff/TimeOff.tsx";

/** The calendar is large and not needed by every visitor, so it is loaded separately. */
const StaffShiftCalendar = createLazyComponent(
  async () => (await import("../../shiftCalendar/StaffShiftCalendar.tsx")).StaffShiftCalendar,
);

/** Shows the shifts and time off of a staff member. */
export function StaffShifts({ id, attempt }: { id: string; attempt: unknown }) {
  return (
    <>
      <Boundary attempt={attempt}>
        <Suspense fallback={<Spinner />}>
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
