import { closedWeekdays } from "@machiya/schema/domain/orders/delivery";
import { useMessages } from "../../language/language.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useNotice } from "../../ui/Notice.tsx";
import {
  type BookingDraft,
  type DraftLine,
  type GeneralDraft,
  MAX_BOOKING_LINES,
  timedLines,
} from "../bookingDraft.ts";
import type { BookingOptions } from "../bookingOptions.ts";
import { type BookingView, goBooking, leaveBooking } from "../bookingSearch.ts";
import { slotAt } from "../freeDays.ts";
import type { ChangeDraft } from "../useBookingDraft.ts";
import { type SlotQuery, useFreeSlots } from "../useFreeSlots.ts";
import { useShopClock } from "../useShopClock.ts";
import { fetchStaffChoices } from "../useStaffChoices.ts";
import { AddServiceSheet } from "./AddServiceSheet.tsx";
import { DaySection } from "./DaySection.tsx";
import { HourField } from "./HourField.tsx";
import { LineList } from "./LineList.tsx";
import styles from "./Section.module.css";
import { Section } from "./Section.tsx";
import { StartChooser, useHourChoice } from "./StartChooser.tsx";

interface GeneralFormProps {
  draft: BookingDraft;
  offers: BookingOptions;
  view: BookingView | null;
  timeZone: string;
  openWeekdays: readonly number[];
  onChange: ChangeDraft;
}

/** The form for a day, a start, and consecutive services (booking.md §4). */
export function GeneralForm({ draft, offers, view, timeZone, openWeekdays, onChange }: GeneralFormProps) {
  const text = useMessages("booking");
  const clock = useShopClock(timeZone);
  const notify = useNotice();
  const { general } = draft;
  const free = useFreeSlots(questionsOf(general.lines, offers), timeZone);
  const lines = timedLines(general.lines, general.startsAt, offers.services);
  const slots = free.data?.find(({ date }) => date === general.day)?.slots ?? [];
  const chosen = slotAt(free.data ?? [], general.startsAt);
  const change = (fields: Partial<GeneralDraft>) => onChange({ general: { ...general, ...fields } });

  const start = (startsAt: string) => {
    change({ startsAt });
    void goneStaff(timedLines(general.lines, startsAt, offers.services)).then((gone) => {
      if (gone.length === 0) return;
      onChange(({ general: last }) =>
        last.startsAt === startsAt ? { general: { ...last, lines: withoutStaff(last.lines, gone) } } : {},
      );
      const ids = gone.map((position) => general.lines[position - 1]?.staffMemberId);
      const names = offers.staff.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
      notify(text.staffReset(names.join("、")), "warning");
    });
  };
  const hours = useHourChoice(slots, timeZone, start);
  const end = lines.at(-1)?.end?.toISOString() ?? general.startsAt;
  const add = (line: DraftLine) => {
    change({ lines: [...general.lines, line] });
    leaveBooking({ view: null });
  };
  return (
    <>
      <Section title={text.dayTitle} hint={text.dayHint}>
        <DaySection
          label={text.dayTitle}
          free={free}
          closedWeekdays={closedWeekdays(openWeekdays)}
          value={general.day}
          onChange={(day) => change({ day, startsAt: null })}
        />
      </Section>
      <Section
        title={text.startTitle}
        hint={general.day === null ? text.chooseDayFirst : clock.day(general.day)}
        aside={
          slots.length > 0 && (
            <HourField
              hour={general.startsAt === null ? null : Number(clock.time(general.startsAt).slice(0, 2))}
              now={Number(clock.time(new Date()).slice(0, 2))}
              onChange={hours.choose}
            />
          )
        }
      >
        {slots.length > 0 && (
          <StartChooser
            label={text.startTitle}
            slots={slots}
            timeZone={timeZone}
            value={general.startsAt}
            onChange={start}
          />
        )}
        <p role="status" className={styles.said}>
          {chosen?.free === false ? text.chosenGone : hours.refusal}
        </p>
      </Section>
      <Section
        title={text.servicesTitle}
        hint={general.startsAt === null ? text.servicesFirst : text.servicesHint}
      >
        {lines.length > 0 && (
          <LineList
            label={text.servicesTitle}
            lines={lines}
            staff={offers.staff}
            timeZone={timeZone}
            onRemoveLast={() => change({ lines: general.lines.slice(0, -1) })}
          />
        )}
        <Button
          look="quiet"
          wide
          disabled={general.startsAt === null || lines.length >= MAX_BOOKING_LINES}
          onClick={() => goBooking({ view: "service" })}
        >
          <Icon name="plus" size={20} />
          {lines.length === 0 ? text.addService : text.addAnother}
        </Button>
      </Section>
      {view === "service" && end !== null && (
        <AddServiceSheet
          offers={offers}
          timeZone={timeZone}
          startsAt={end}
          onAdd={add}
          onClose={() => leaveBooking({ view: null })}
        />
      )}
    </>
  );
}

/**
 * Returns one query for the chosen services; without any, one per service, so that a day is open if any
 * service fits.
 */
function questionsOf(lines: readonly DraftLine[], { services }: BookingOptions): SlotQuery[] | null {
  if (lines.length > 0) return [{ serviceIds: lines.map(({ serviceId }) => serviceId), staffMemberId: null }];
  if (services.length === 0) return null;
  return services.map(({ id }) => ({ serviceIds: [id], staffMemberId: null }));
}

function withoutStaff(lines: readonly DraftLine[], positions: readonly number[]): DraftLine[] {
  return lines.map((line, index) =>
    positions.includes(index + 1) ? { ...line, staffMemberId: null } : line,
  );
}

/** Returns the positions of lines whose chosen staff member is not free at their time. */
async function goneStaff(lines: ReturnType<typeof timedLines>): Promise<number[]> {
  const verdicts = lines.map(async ({ position, serviceId, staffMemberId, start }) => {
    if (staffMemberId === null || start === null) return [];
    try {
      const { staffMemberIds } = await fetchStaffChoices({ serviceId, startsAt: start.toISOString() });
      return staffMemberIds.includes(staffMemberId) ? [] : [position];
    } catch {
      // The choice stays when the request fails, because the server validates the booking anyway.
      return [];
    }
  });
  return (await Promise.all(verdicts)).flat();
}
