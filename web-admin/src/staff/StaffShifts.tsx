import { Spinner } from "@fluentui/react-components";
import { Suspense } from "react";
import { Boundary } from "../ui/Boundary.tsx";
import { TimeOff } from "./TimeOff.tsx";

/** When somebody works, and when they are away. */
export function StaffShifts({ id, attempt }: { id: string; attempt: unknown }) {
  return (
    <Boundary attempt={attempt}>
      <Suspense fallback={<Spinner />}>
        <TimeOff staffMemberId={id} />
      </Suspense>
    </Boundary>
  );
}
