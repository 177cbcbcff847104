import { closedWeekdays } from "@machiya/schema/domain/orders/delivery";
import { useMessages } from "../../language/language.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { TimedLine } from "../bookingDraft.ts";
import type { StaffOffer } from "../bookingOptions.ts";
import type { FreeSlots } from "../useFreeSlots.ts";
import type { ServiceOffer } from "../useServiceOffers.ts";
import { useShopClock } from "../useShopClock.ts";
import { DaySection } from "./DaySection.tsx";
import { HourField } from "./HourField.tsx";
import { LineList } from "./LineList.tsx";
import sectionStyles from "./Section.module.css";
import { Section } from "./Section.tsx";
import { StartChooser, useHourChoice } from "./StartChooser.tsx";
import styles from "./TimeSection.module.css";

/** A day without or with a start. */
export interface ChosenTime {
  day: string | null;
  startsAt: string | null;
}

interface TimeSectionProps {
  free: FreeSlots;
  chosen: ChosenTime;
  /** Why the chosen start is not free; empty when it is, or when none is chosen. */
  refusal: string;
  /** The lines at the chosen start. */
  lines: readonly TimedLine<ServiceOffer>[];
  staff: readonly StaffOffer[];
  timeZone: string;
  openWeekdays: readonly number[];
  onChange: (time: ChosenTime) => void;
}

/** Chooses a day and a start that are free for the chosen services and staff. */
export function TimeSection(props: TimeSectionProps) {
  const { free, chosen, refusal, lines, staff, timeZone, openWeekdays, onChange } = props;
  const text = useMessages("booking");
  const clock = useShopClock(timeZone);
  const { day, startsAt } = chosen;
  const slots = free.data?.find(({ date }) => date === day)?.slots ?? [];
  const choose = (start: string) => onChange({ day: clock.dayOf(start), startsAt: start });
  const hours = useHourChoice(slots, timeZone, choose);
  const end = lines.at(-1)?.end;
  return (
    // Starts that belong to an earlier selection must not be chosen.
    <div className={styles.time} inert={free.pending}>
      <DaySection
        label={text.dayTitle}
        free={free}
        closedWeekdays={closedWeekdays(openWeekdays)}
        value={day}
        onChange={(next) => onChange({ day: next, startsAt: null })}
      />
      {day !== null && slots.length > 0 && (
        <Section
          level={3}
          title={text.startTitle}
          hint={clock.day(day)}
          aside={
            <HourField
              hour={startsAt === null ? null : Number(clock.time(startsAt).slice(0, 2))}
              now={Number(clock.time(new Date()).slice(0, 2))}
              onChange={hours.choose}
            />
          }
        >
          <StartChooser
            label={text.startTitle}
            slots={slots}
            timeZone={timeZone}
            value={startsAt}
            onChange={hours.start}
          />
        </Section>
      )}
      <p role="status" className={sectionStyles.said}>
        {refusal === "" ? hours.refusal : refusal}
      </p>
      {startsAt !== null && refusal === "" && end && (
        <section className={styles.chosen} aria-label={text.chosenTime}>
          <p className={styles.when}>
            <Icon name="clock" size={20} />
            <span>
              {clock.shortDay(clock.dayOf(startsAt))} {clock.span(startsAt, end)}
            </span>
            <Button look="plain" onClick={() => onChange({ day, startsAt: null })}>
              {text.clear}
            </Button>
          </p>
          {lines.length > 1 && (
            <LineList label={text.chosenLines} lines={lines} staff={staff} timeZone={timeZone} />
          )}
        </section>
      )}
    </div>
  );
}
