import { useState } from "react";
import { useShopClock } from "../booking/useShopClock.ts";
import { useMessages } from "../language/language.ts";
import { asCustomer } from "../session/asCustomer.ts";
import { useSession } from "../session/session.tsx";
import { Button } from "../ui/Button.tsx";
import { useErrorText } from "../ui/Failure.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import styles from "./CancelSheet.module.css";
import { cancelMyAppointment } from "./changeMyAppointment.ts";
import type { OwnAppointment } from "./useMyAppointments.ts";

interface CancelSheetProps {
  appointment: OwnAppointment;
  timeZone: string;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for confirmation, because a cancellation cannot be undone. */
export function CancelSheet({ appointment, timeZone, onDone, onClose }: CancelSheetProps) {
  const text = useMessages("appointmentCalendar");
  const clock = useShopClock(timeZone);
  const errorText = useErrorText();
  const session = useSession();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const { id, startsAt, endsAt, items } = appointment;
  const cancel = async () => {
    setBusy(true);
    setError(null);
    try {
      const done = await asCustomer(session, () => cancelMyAppointment(id));
      if (done === null) setBusy(false);
      else onDone();
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  };
  return (
    <Sheet
      title={text.cancelTitle}
      onClose={busy ? () => {} : onClose}
      footer={
        <div className={styles.ways}>
          <Button wide className={styles.cancel} busy={busy} onClick={() => void cancel()}>
            {text.cancelNow}
          </Button>
          <Button wide look="plain" onClick={onClose}>
            {text.keep}
          </Button>
        </div>
      }
    >
      <p className={styles.what}>
        {clock.day(clock.dayOf(startsAt))} {clock.span(startsAt, endsAt)}
        <br />
        {items.map(({ serviceName }) => serviceName).join(" · ")}
      </p>
      <p className={styles.body}>{text.cancelBody}</p>
      {error !== null && (
        <p role="alert" className={styles.error}>
          {errorText(error)}
        </p>
      )}
    </Sheet>
  );
}
