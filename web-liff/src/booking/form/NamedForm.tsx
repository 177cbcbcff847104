import { closedWeekdays } from "@machiya/schema/domain/orders/delivery";
import { useMessages, useMoney } from "../../language/language.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { BookingDraft, NamedDraft } from "../bookingDraft.ts";
import { type BookingOptions, namedServices } from "../bookingOptions.ts";
import { type BookingView, goBooking, leaveBooking } from "../bookingSearch.ts";
import { SlotSheet } from "../confirm/SlotSheet.tsx";
import { slotAt } from "../freeDays.ts";
import type { ChangeDraft } from "../useBookingDraft.ts";
import { useFreeSlots } from "../useFreeSlots.ts";
import { useShopClock } from "../useShopClock.ts";
import { DaySection } from "./DaySection.tsx";
import styles from "./NamedForm.module.css";
import { OptionList } from "./OptionList.tsx";
import { serviceOptions, staffOptions } from "./options.tsx";
import { Section } from "./Section.tsx";

interface NamedFormProps {
  draft: BookingDraft;
  offers: BookingOptions;
  view: BookingView | null;
  timeZone: string;
  openWeekdays: readonly number[];
  onChange: ChangeDraft;
}

const NO_TIME = { day: null, startsAt: null };

/** The form for a staff member, one of their services, a day, and a free time (booking.md §4). */
export function NamedForm({ draft, offers, view, timeZone, openWeekdays, onChange }: NamedFormProps) {
  const text = useMessages("booking");
  const money = useMoney();
  const clock = useShopClock(timeZone);
  const { named } = draft;
  const { staffMemberId, serviceId, day, startsAt } = named;
  const services = namedServices(offers, staffMemberId);
  const ready = staffMemberId !== null && serviceId !== null;
  const free = useFreeSlots(ready ? [{ serviceIds: [serviceId], staffMemberId }] : null, timeZone);
  const slots = free.data?.find(({ date }) => date === day)?.slots ?? [];
  const change = (fields: Partial<NamedDraft>) => onChange({ named: { ...named, ...fields } });
  const person = offers.staff.find(({ id }) => id === staffMemberId);

  const chooseStaff = (id: string) => {
    const offered = namedServices(offers, id).some((service) => service.id === serviceId);
    change({ ...NO_TIME, staffMemberId: id, ...(!offered && { serviceId: null }) });
  };
  const clear = () => {
    change(NO_TIME);
    if (view === "times") leaveBooking({ view: null });
  };
  return (
    <>
      <Section title={text.staffTitle}>
        {offers.staff.length === 0 ? (
          <p className={styles.first}>{text.noStaff}</p>
        ) : (
          <OptionList
            label={text.staffTitle}
            options={staffOptions(offers.staff)}
            value={staffMemberId}
            onChange={chooseStaff}
            cards
          />
        )}
      </Section>
      <Section title={text.serviceTitle}>
        {staffMemberId === null || services.length === 0 ? (
          <p className={styles.first}>{staffMemberId === null ? text.staffFirst : text.noServices}</p>
        ) : (
          <OptionList
            label={text.serviceTitle}
            options={serviceOptions(services, { minutes: text.minutes, money })}
            value={serviceId}
            onChange={(id) => change({ ...NO_TIME, serviceId: id })}
          />
        )}
      </Section>
      <Section title={text.timeTitle} hint={ready ? text.dayHint : undefined}>
        {ready ? (
          <DaySection
            label={text.timeTitle}
            free={free}
            closedWeekdays={closedWeekdays(openWeekdays)}
            value={day}
            onChange={(next) => {
              // Tapping the chosen day opens its times again; a separate button clears them.
              if (next !== null && next !== day) change({ day: next, startsAt: null });
              goBooking({ view: "times" });
            }}
          />
        ) : (
          <p className={styles.first}>{text.serviceFirst}</p>
        )}
        {ready && startsAt !== null && (
          <section className={styles.chosen} aria-label={text.chosenTime}>
            <Icon name="clock" size={20} />
            <p className={styles.when}>
              {clock.shortDay(clock.dayOf(startsAt))} {clock.time(startsAt)}
            </p>
            <Button look="plain" onClick={clear}>
              {text.clear}
            </Button>
          </section>
        )}
        {slotAt(free.data ?? [], startsAt)?.free === false && (
          <p role="status" className={styles.gone}>
            {text.chosenGone}
          </p>
        )}
      </Section>
      {view === "times" && day !== null && person && (
        <SlotSheet
          title={text.slotsTitle(clock.shortDay(day))}
          hint={text.slotsHint(person.name)}
          slots={slots}
          timeZone={timeZone}
          value={startsAt}
          onChoose={(chosen) => {
            change({ startsAt: chosen });
            leaveBooking({ view: null });
          }}
          onClear={clear}
          onClose={() => leaveBooking({ view: null })}
        />
      )}
    </>
  );
}
