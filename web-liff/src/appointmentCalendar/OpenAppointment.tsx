import { useShopClock } from "../booking/useShopClock.ts";
import { useMessages } from "../language/language.ts";
import type { ContactStore } from "../storeInformation/ContactMethods.tsx";
import { useNotice } from "../ui/Notice.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { AppointmentSheet } from "./AppointmentSheet.tsx";
import { CancelSheet } from "./CancelSheet.tsx";
import { type CalendarAct, goCalendar, leaveCalendar, returnToCalendar } from "./calendarSearch.ts";
import { MoveSheet } from "./MoveSheet.tsx";
import type { OwnAppointment } from "./useMyAppointments.ts";

interface OpenAppointmentProps {
  /** Null when the address names no appointment that is shown here. */
  appointment: OwnAppointment | null;
  act: CalendarAct | null;
  timeZone: string;
  store: (NonNullable<ContactStore> & { openWeekdays: readonly number[] }) | null;
  onChanged: () => void;
}

/** Shows the appointment that the address names, or the dialog to cancel or move it. */
export function OpenAppointment({ appointment, act, timeZone, store, onChanged }: OpenAppointmentProps) {
  const text = useMessages("appointmentCalendar");
  const notify = useNotice();
  const clock = useShopClock(timeZone);
  const close = () => leaveCalendar({ appointment: null, act: null });
  const turn = (next: CalendarAct) => goCalendar({ act: next });
  const back = () => leaveCalendar({ act: null });
  const done = (message: string, changes: Record<string, string | null> = {}) => {
    notify(message);
    returnToCalendar(changes);
    onChanged();
  };
  if (appointment === null) {
    return (
      <Sheet title={text.details} onClose={close}>
        <p>{text.gone}</p>
      </Sheet>
    );
  }
  if (act === "cancel")
    return (
      <CancelSheet
        appointment={appointment}
        timeZone={timeZone}
        onDone={() => done(text.cancelled)}
        onClose={back}
      />
    );
  if (act === "move")
    return (
      <MoveSheet
        appointment={appointment}
        timeZone={timeZone}
        openWeekdays={store?.openWeekdays ?? []}
        onDone={(startsAt) => done(text.moved, { day: clock.dayOf(startsAt) })}
        onClose={back}
      />
    );
  return (
    <AppointmentSheet
      appointment={appointment}
      timeZone={timeZone}
      store={store}
      onCancel={() => turn("cancel")}
      onMove={() => turn("move")}
      onClose={close}
    />
  );
}
