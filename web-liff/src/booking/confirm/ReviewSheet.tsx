import { mayHaveSucceeded, Refusal } from "@machiya/schema/client/refusal";
import { isTimeRefusal } from "@machiya/schema/domain/appointments/slots";
import { useState } from "react";
import { useMessages, useMoney } from "../../language/language.ts";
import { asCustomer } from "../../session/asCustomer.ts";
import { useSession } from "../../session/session.tsx";
import { ContactMethods, type ContactStore } from "../../storeInformation/ContactMethods.tsx";
import { Button } from "../../ui/Button.tsx";
import { useErrorText } from "../../ui/Failure.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { type BookingDraft, bookingInput, requestedLines, sums, timedLines } from "../bookingDraft.ts";
import type { BookingOptions } from "../bookingOptions.ts";
import type { BookingMode } from "../bookingSearch.ts";
import { LineList } from "../form/LineList.tsx";
import { useShopClock } from "../useShopClock.ts";
import { type Alternative, Alternatives } from "./Alternatives.tsx";
import styles from "./ReviewSheet.module.css";
import { type BookedAppointment, useBookAppointment } from "./useBookAppointment.ts";

/** Refusals that an internal fault causes, not the customer's choice. */
const BOOKING_ERROR_CODES: readonly Refusal["code"][] = [
  "INTERNAL",
  "LINE_UNAVAILABLE",
  "LINE_QUOTA_EXHAUSTED",
];

/** Returns whether the customer can only contact the shop (booking.md §2: the fallback notice). */
function isBookingError(error: unknown): boolean {
  if (error instanceof Refusal) return BOOKING_ERROR_CODES.includes(error.code);
  return error !== null;
}

interface ReviewSheetProps {
  draft: BookingDraft;
  mode: BookingMode;
  offers: BookingOptions;
  timeZone: string;
  store: ContactStore;
  /** Selects another time, with the chosen staff member or with anyone. */
  onAlternative: (alternative: Alternative) => void;
  onBooked: (appointment: BookedAppointment) => void;
  /** Called when the server refuses bookings from this customer. */
  onBlocked: () => void;
  onClose: () => void;
}

/** Shows the whole booking with price and duration; signing in is the last step before it is sent. */
export function ReviewSheet(props: ReviewSheetProps) {
  const { draft, mode, offers, timeZone, store, onAlternative, onBooked, onBlocked, onClose } = props;
  const text = useMessages("booking");
  const money = useMoney();
  const clock = useShopClock(timeZone);
  const errorText = useErrorText();
  const session = useSession();
  const { customer, checking } = session;
  const { book, busy } = useBookAppointment();
  const [error, setError] = useState<unknown>(null);
  const { startsAt } = draft;
  const lines = timedLines(requestedLines(draft), startsAt, offers.services);
  const { price, minutes } = sums(lines);
  const last = lines.at(-1)?.end;

  const send = async () => {
    setError(null);
    const input = bookingInput(draft, mode);
    if (input === null) return;
    try {
      await asCustomer(session, async ({ blocked }) => {
        if (blocked) return onBlocked();
        const booked = await book(input);
        if (booked !== null) onBooked(booked);
      });
    } catch (failure) {
      if (failure instanceof Refusal && failure.code === "CUSTOMER_BLOCKED") onBlocked();
      else setError(failure);
    }
  };
  const params = error instanceof Refusal ? error.params : {};
  const isLost = error instanceof Refusal && isTimeRefusal(error.code);
  return (
    <Sheet
      title={text.reviewTitle}
      full
      onClose={busy ? () => {} : onClose}
      footer={
        <>
          {customer === null && !checking && <p className={styles.hint}>{text.signInHint}</p>}
          <Button
            wide
            busy={busy || checking}
            disabled={isLost}
            aria-describedby={isLost ? "booking-refusal" : undefined}
            onClick={() => void send()}
          >
            {customer === null && !checking ? text.signInAndSend : text.send}
          </Button>
        </>
      }
    >
      {error !== null && (
        <div role="alert" id="booking-refusal" className={styles.error}>
          <p className={styles.problem}>
            {mayHaveSucceeded(error)
              ? text.unreachable
              : isBookingError(error)
                ? text.fault
                : errorText(error)}
          </p>
          {isBookingError(error) && <ContactMethods store={store} />}
          {params.alternatives && params.alternatives.length > 0 && (
            <Alternatives
              alternatives={params.alternatives}
              timeZone={timeZone}
              named={lines.some(({ staffMemberId }) => staffMemberId !== null)}
              onChoose={(alternative) => {
                setError(null);
                onAlternative(alternative);
              }}
            />
          )}
        </div>
      )}
      {startsAt !== null && last && (
        <p className={styles.when}>
          <span>{clock.day(clock.dayOf(startsAt))}</span> <strong>{clock.span(startsAt, last)}</strong>
        </p>
      )}
      <LineList label={text.servicesTitle} lines={lines} staff={offers.staff} timeZone={timeZone} />
      <dl className={styles.facts}>
        <div>
          <dt>{text.duration}</dt>
          <dd>{text.minutes(minutes)}</dd>
        </div>
        <div className={styles.total}>
          <dt>{text.total}</dt>
          <dd>{money(price)}</dd>
        </div>
        <div>
          <dt>{text.who}</dt>
          <dd>{draft.name}</dd>
        </div>
        <div>
          <dt>{text.phone}</dt>
          <dd>{draft.phone}</dd>
        </div>
        {draft.note.trim() !== "" && (
          <div>
            <dt>{text.note}</dt>
            <dd>{draft.note}</dd>
          </div>
        )}
      </dl>
      <p className={styles.small}>{text.reviewBody}</p>
    </Sheet>
  );
}
