import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import { useLazyModule } from "@machiya/schema/client/lazyModule";
import { useState } from "react";
import { useMessages } from "../language/language.ts";
import { AsyncDialog } from "../ui/dialogs/AsyncDialog.tsx";
import type { MoveDialogProps } from "./MoveDialog.tsx";

const MoveDialog = createLazyComponent(async () => (await import("./MoveDialog.tsx")).MoveDialog);

interface LazyMoveDialogProps extends Omit<MoveDialogProps, "appointment"> {
  /** The appointment that is moved; null while none is. */
  appointment: MoveDialogProps["appointment"] | null;
}

/** Shows the dialog of one move, which is its key. Its code is loaded at the first input, which precedes any move. */
export function LazyMoveDialog({ appointment, drop, onClose, ...props }: LazyMoveDialogProps) {
  const { move } = useMessages("appointmentCalendar");
  useLazyModule(MoveDialog.preload);
  // The move applies to the version that was shown when the dialog opened, even if the appointment leaves the calendar.
  const [shown, setShown] = useState(appointment);
  if (shown === null) {
    if (appointment !== null) setShown(appointment);
    return null;
  }
  const cancel = () => {
    drop?.undo?.();
    onClose();
  };
  return (
    <AsyncDialog title={move} attempt={null} onClose={cancel}>
      <MoveDialog appointment={shown} drop={drop} onClose={onClose} {...props} />
    </AsyncDialog>
  );
}
