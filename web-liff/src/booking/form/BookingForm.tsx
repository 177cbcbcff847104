import { useEffect, useRef } from "react";
import { useMessages } from "../../language/language.ts";
import { queryId } from "../../relay/useMissedChanges.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import {
  ANY_STAFF,
  type BookingDraft,
  chosenStaff,
  missingParts,
  requestedLines,
  timedLines,
  toggleService,
  withAvailable,
} from "../bookingDraft.ts";
import type { BookingOptions, BookingStore } from "../bookingOptions.ts";
import {
  type BookingMode,
  type BookingView,
  bookGenerally,
  leaveBooking,
  openReview,
} from "../bookingSearch.ts";
import { ReviewSheet } from "../confirm/ReviewSheet.tsx";
import type { BookedAppointment } from "../confirm/useBookAppointment.ts";
import { slotAt } from "../freeDays.ts";
import type { ChangeDraft } from "../useBookingDraft.ts";
import { useCalendarChanges } from "../useCalendarChanges.ts";
import { type FreeSlots, freeSlotsQuery, useFreeSlots } from "../useFreeSlots.ts";
import { nextFreeStartsQuery, useNextFreeStarts } from "../useNextFreeStarts.ts";
import { useShopClock } from "../useShopClock.ts";
import styles from "./BookingForm.module.css";
import { ContactFields } from "./ContactFields.tsx";
import { NextTime } from "./NextTime.tsx";
import { Section } from "./Section.tsx";
import { ServicesSection } from "./ServicesSection.tsx";
import { StaffSection } from "./StaffSection.tsx";
import { TimeSection } from "./TimeSection.tsx";

const SHOWN = [queryId(freeSlotsQuery), queryId(nextFreeStartsQuery)];

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

/**
 * The form of both modes: services, a staff member or in general booking anyone, a start that is free for them, and the
 * contact data. The mode decides what is preselected and which of the first two comes first (booking.md §4).
 */
export function BookingForm(props: BookingFormProps) {
  const { mode, view, offers, store, timeZone, onChange, onBooked, onBlocked } = props;
  const text = useMessages("booking");
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
  const { serviceIds, day, startsAt } = draft;
  const staff = chosenStaff(draft, mode);
  const isReady = serviceIds.length > 0 && staff !== null;
  const free = useFreeSlots(
    isReady
      ? { serviceIds, staffMemberIds: serviceIds.map(() => (staff === ANY_STAFF ? null : staff)) }
      : null,
    timeZone,
  );
  const next = useNextFreeStarts(serviceIds, timeZone);
  useCalendarChanges(SHOWN, () => {
    free.reload();
    next.reload();
  });
  const refusal = useTimeRefusal(isReady ? free : null, startsAt, timeZone);

  const filled = missingParts(draft, mode);
  const missing = refusal === "" ? filled : missingParts({ ...draft, startsAt: null }, mode);
  const parts = missing.map((part) => text.missingParts[part]).join(labels.listSeparator);
  const lines = timedLines(requestedLines(draft), startsAt, offers.services);
  const take = (start: string, rest: Partial<BookingDraft> = {}) =>
    onChange({ ...rest, day: clock.dayOf(start), startsAt: start });
  const takeAnyone = (start: string) => {
    take(start, { staff: ANY_STAFF });
    bookGenerally();
  };
  const services = (
    <ServicesSection
      key="services"
      services={offers.services}
      chosen={serviceIds}
      person={offers.staff.find(({ id }) => id === staff) ?? null}
      onToggle={(id) => onChange({ serviceIds: toggleService(serviceIds, id) })}
    />
  );
  const people = (
    <StaffSection
      key="staff"
      offersAnyone={mode === "general"}
      staff={offers.staff}
      services={lines.map(({ service }) => service)}
      next={next}
      timeZone={timeZone}
      chosen={staff}
      onChange={(one) => onChange({ staff: one })}
    />
  );
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
      {mode === "general" ? [services, people] : [people, services]}
      <Section title={text.timeTitle} hint={text.dayHint}>
        {isReady ? (
          <>
            <NextTime
              free={free}
              timeZone={timeZone}
              store={store}
              withAnyone={staff === ANY_STAFF ? null : (next.data?.get(ANY_STAFF) ?? null)}
              onTake={take}
              onTakeAnyone={takeAnyone}
            />
            <TimeSection
              free={free}
              chosen={{ day, startsAt }}
              refusal={refusal}
              lines={lines}
              staff={offers.staff}
              timeZone={timeZone}
              openWeekdays={store?.openWeekdays ?? []}
              onChange={onChange}
            />
          </>
        ) : (
          <p className={styles.first}>{serviceIds.length === 0 ? text.servicesFirst : text.staffFirst}</p>
        )}
      </Section>
      <ContactFields draft={draft} onChange={onChange} />
      <footer className={styles.foot}>
        <Button wide disabled={missing.length > 0} aria-describedby="booking-missing" onClick={openReview}>
          {text.review}
        </Button>
        <p id="booking-missing" className={styles.missing}>
          {missing.length > 0 && text.missing(parts)}
        </p>
      </footer>
      {view === "review" && filled.length === 0 && (
        <ReviewSheet
          draft={draft}
          mode={mode}
          offers={offers}
          timeZone={timeZone}
          store={store}
          onAlternative={({ startsAt, staffMemberId }) =>
            staffMemberId == null ? takeAnyone(startsAt) : take(startsAt, { staff: staffMemberId })
          }
          onBooked={onBooked}
          onBlocked={onBlocked}
          onClose={() => leaveBooking({ view: null })}
        />
      )}
    </div>
  );
}

/**
 * Returns why the chosen start is not free (any more); empty when it is free, or when that is not known yet.
 */
function useTimeRefusal(free: FreeSlots | null, startsAt: string | null, timeZone: string): string {
  const text = useMessages("booking");
  const reasons = useMessages("bookingRefusal");
  const clock = useShopClock(timeZone);
  if (free === null || free.pending || free.data === null || startsAt === null) return "";
  const slot = slotAt(free.data, startsAt);
  if (slot?.free) return "";
  return text.chosenGone(clock.dayAndTime(startsAt), reasons.slot[slot?.reason ?? "OUTSIDE_WINDOW"]);
}
