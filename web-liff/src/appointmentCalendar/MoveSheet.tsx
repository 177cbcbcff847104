import { Refusal } from "@machiya/schema/client/refusal";
import { isTimeRefusal } from "@machiya/schema/domain/appointments/slots";
import { closedWeekdays } from "@machiya/schema/domain/orders/delivery";
import { useState } from "react";
import { Alternatives } from "../booking/confirm/Alternatives.tsx";
import { DaySection } from "../booking/form/DaySection.tsx";
import { StartChooser } from "../booking/form/StartChooser.tsx";
import { useCalendarChanges } from "../booking/useCalendarChanges.ts";
import { freeSlotsQuery, useFreeSlots } from "../booking/useFreeSlots.ts";
import { useShopClock } from "../booking/useShopClock.ts";
import { useMessages } from "../language/language.ts";
import { queryId } from "../relay/useMissedChanges.ts";
import { asCustomer } from "../session/asCustomer.ts";
import { useSession } from "../session/session.tsx";
import { Button } from "../ui/Button.tsx";
import { useErrorText } from "../ui/Failure.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { moveMyAppointment } from "./changeMyAppointment.ts";
import styles from "./MoveSheet.module.css";
import { moveQuestion } from "./moveQuestion.ts";
import type { OwnAppointment } from "./useMyAppointments.ts";

const SHOWN = [queryId(freeSlotsQuery)];

interface MoveSheetProps {
  appointment: OwnAppointment;
  timeZone: string;
  openWeekdays: readonly number[];
  onDone: (startsAt: string) => void;
  onClose: () => void;
}

/**
 * Moves the customer's appointment to another free time. Its own time counts as free; the appointment becomes
 * pending again.
 */
export function MoveSheet({ appointment, timeZone, openWeekdays, onDone, onClose }: MoveSheetProps) {
  const text = useMessages("appointmentCalendar");
  const clock = useShopClock(timeZone);
  const errorText = useErrorText();
  const session = useSession();
  const free = useFreeSlots(moveQuestion(appointment), timeZone);
  useCalendarChanges(SHOWN, free.reload);
  const [day, setDay] = useState<string | null>(null);
  const [startsAt, setStart] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const before = Date.parse(appointment.startsAt);
  const slots = (free.data ?? []).find(({ date }) => date === day)?.slots ?? [];
  const offered = slots.filter((slot) => Date.parse(slot.startsAt) !== before);

  const move = async () => {
    if (startsAt === null) return;
    setBusy(true);
    setError(null);
    try {
      const done = await asCustomer(session, () => moveMyAppointment(appointment.id, startsAt));
      if (done === null) setBusy(false);
      else onDone(startsAt);
    } catch (failure) {
      setError(failure);
      setBusy(false);
      // The lost time cannot be sent again.
      if (failure instanceof Refusal && isTimeRefusal(failure.code)) setStart(null);
      free.reload();
    }
  };
  const found = error instanceof Refusal ? (error.params.alternatives ?? []) : [];
  // The appointment's own time is free for itself.
  const alternatives = found.filter((one) => Date.parse(one.startsAt) !== before);
  return (
    <Sheet
      title={text.moveTitle}
      full
      onClose={busy ? () => {} : onClose}
      footer={
        <Button wide busy={busy} disabled={startsAt === null} onClick={() => void move()}>
          {startsAt === null
            ? text.moveNow
            : text.moveTo(`${clock.shortDay(clock.dayOf(startsAt))} ${clock.time(startsAt)}`)}
        </Button>
      }
    >
      <p className={styles.now}>
        <s>
          {clock.shortDay(clock.dayOf(appointment.startsAt))}{" "}
          {clock.span(appointment.startsAt, appointment.endsAt)}
        </s>{" "}
        {text.moveBody}
      </p>
      {error !== null && (
        <div role="alert" className={styles.error}>
          <p>{errorText(error)}</p>
          {alternatives.length > 0 && (
            <Alternatives
              alternatives={alternatives}
              timeZone={timeZone}
              onChoose={(alternative) => {
                setError(null);
                setDay(clock.dayOf(alternative.startsAt));
                setStart(alternative.startsAt);
              }}
            />
          )}
        </div>
      )}
      <section className={styles.part} aria-label={text.moveDay}>
        <h3>{text.moveDay}</h3>
        <DaySection
          label={text.moveDay}
          free={free}
          closedWeekdays={closedWeekdays(openWeekdays)}
          value={day}
          onChange={(next) => {
            setDay(next);
            setStart(null);
          }}
        />
      </section>
      {offered.length > 0 && (
        <section className={styles.part} aria-label={text.moveStart}>
          <h3>{text.moveStart}</h3>
          <StartChooser
            label={text.moveStart}
            slots={offered}
            timeZone={timeZone}
            value={startsAt}
            onChange={setStart}
          />
        </section>
      )}
    </Sheet>
  );
}
