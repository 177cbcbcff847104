import { useEffect, useRef } from "react";
import { useMessages, useMoney } from "../../language/language.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import {
  type BookingDraft,
  missingParts,
  requestedLines,
  sums,
  timedLines,
  withAvailable,
} from "../bookingDraft.ts";
import type { BookingOptions, BookingStore } from "../bookingOptions.ts";
import { type BookingMode, type BookingView, goBooking, leaveBooking } from "../bookingSearch.ts";
import type { Alternative } from "../confirm/Alternatives.tsx";
import { ReviewSheet } from "../confirm/ReviewSheet.tsx";
import type { BookedAppointment } from "../confirm/useBookAppointment.ts";
import type { ChangeDraft } from "../useBookingDraft.ts";
import { useShopClock } from "../useShopClock.ts";
import styles from "./BookingForm.module.css";
import { ContactFields } from "./ContactFields.tsx";
import { GeneralForm } from "./GeneralForm.tsx";
import { NamedForm } from "./NamedForm.tsx";

interface BookingFormProps {
  mode: BookingMode;
  view: BookingView | null;
  draft: BookingDraft;
  offers: BookingOptions;
  store: BookingStore | null;
  timeZone: string;
  onChange: ChangeDraft;
  onBooked: (appointment: BookedAppointment) => void;
  onBlocked: () => void;
}

/** Renders one of the two forms with the contact fields; the submit button lists the missing parts. */
export function BookingForm(props: BookingFormProps) {
  const { mode, view, offers, store, timeZone, onChange, onBooked, onBlocked } = props;
  const text = useMessages("booking");
  const money = useMoney();
  const labels = useMessages("wording");
  const clock = useShopClock(timeZone);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, []);

  // A stored draft may contain options that are no longer offered.
  const draft = withAvailable(props.draft, {
    serviceIds: new Set(offers.services.map(({ id }) => id)),
    staffMemberIds: new Set(offers.staff.map(({ id }) => id)),
  });
  const missing = missingParts(draft, mode);
  const lines = timedLines(requestedLines(draft, mode), draft[mode].startsAt, offers.services);
  const { price, minutes } = sums(lines);
  const parts = missing.map((part) => text.missingParts[part]).join(labels.listSeparator);
  const form = {
    draft,
    offers,
    view,
    timeZone,
    openWeekdays: store?.openWeekdays ?? [],
    onChange,
  };
  const change = ({ startsAt, staffMemberId }: Alternative, line: number) => {
    const time = { day: clock.dayOf(startsAt), startsAt };
    if (mode === "named") {
      const who = staffMemberId === null ? {} : { staffMemberId };
      onChange({ named: { ...draft.named, ...time, ...who } });
      return;
    }
    const changed = draft.general.lines.map((one, index) =>
      index === line - 1 && one.staffMemberId !== null ? { ...one, staffMemberId } : one,
    );
    onChange({ general: { ...time, lines: changed } });
  };
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Button look="icon" aria-label={text.back} onClick={() => leaveBooking({ mode: null, view: null })}>
          <Icon name="back" />
        </Button>
        <h1 ref={title} tabIndex={-1}>
          {text[mode]}
        </h1>
      </header>
      {mode === "general" ? <GeneralForm {...form} /> : <NamedForm {...form} />}
      <ContactFields draft={draft} onChange={onChange} />
      <footer className={styles.foot}>
        {lines.length > 0 && (
          <p className={styles.sum}>
            <span>
              {text.total} · {text.minutes(minutes)}
            </span>
            <strong>{money(price)}</strong>
          </p>
        )}
        <Button
          wide
          disabled={missing.length > 0}
          aria-describedby="booking-missing"
          onClick={() => goBooking({ view: "review" })}
        >
          {text.review}
        </Button>
        <p id="booking-missing" className={styles.missing}>
          {missing.length > 0 && text.missing(parts)}
        </p>
      </footer>
      {view === "review" && missing.length === 0 && (
        <ReviewSheet
          draft={draft}
          mode={mode}
          offers={offers}
          timeZone={timeZone}
          store={store}
          onAlternative={change}
          onBooked={onBooked}
          onBlocked={onBlocked}
          onClose={() => leaveBooking({ view: null })}
        />
      )}
    </div>
  );
}
