import { Spinner } from "@fluentui/react-components";
import { lazy, Suspense } from "react";
import { Boundary } from "../../ui/feedback/Boundary.tsx";
import { TimeOff } from "../timeOff/TimeOff.tsx";

/** The calendar is large, and not everybody who looks at a person looks at it. */
const StaffShiftCalendar = lazy(async () => ({
  default: (await import("../../shiftCalendar/StaffShiftCalendar.tsx")).StaffShiftCalendar,
}));

/** When somebody works, and when they are away. */
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
