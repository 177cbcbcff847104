import { formatCalendarDay } from "@machiya/schema/client/dayFormat";
import { slotId, slotTimesText } from "@machiya/schema/domain/orders/slotText";
import { useId, useState } from "react";
import { useLanguage, useMessages } from "../language/language.ts";
import { Button } from "../ui/Button.tsx";
import { Problem } from "../ui/TextField.tsx";
import formStyles from "./OrderForm.module.css";
import styles from "./ShippingSlots.module.css";
import type { OfferedSlot, SlotChoice } from "./slotChoice.ts";

interface ShippingSlotsProps {
  label: string;
  choice: SlotChoice;
  problem: string | undefined;
  onChoose: (id: string) => void;
}

/** The days and slots of a shipping method with what is left of each; full ones are struck through. */
export function ShippingSlots({ label, choice, problem, onChoose }: ShippingSlotsProps) {
  const text = useMessages("checkout");
  const { locale } = useLanguage();
  const id = useId();
  const { slots, chosen, error, reload } = choice;
  const [shownDay, setShownDay] = useState<string | null>(null);
  const days = [...new Set(slots?.map(({ day }) => day))];
  const firstFree = slots?.find(({ fits }) => fits)?.day;
  const day = [shownDay, chosen?.day, firstFree].find((one) => one != null && days.includes(one)) ?? days[0];
  const dayText = (one: string, style: "short" | "long") =>
    formatCalendarDay(one, locale, { month: "numeric", day: "numeric", weekday: style });
  return (
    <fieldset
      data-field="slot"
      className={formStyles.group}
      aria-describedby={problem === undefined ? undefined : id}
    >
      <legend className={formStyles.label}>
        {label}
        <span className={formStyles.required} aria-hidden="true">
          *
        </span>
      </legend>
      {slots === null && error === null && <p className={formStyles.hint}>{text.slotsLoading}</p>}
      {slots === null && error !== null && (
        <div role="alert" className={styles.failed}>
          <p>{text.slotsFailed}</p>
          <Button look="quiet" onClick={reload}>
            {text.slotsRetry}
          </Button>
        </div>
      )}
      {slots !== null && days.length === 0 && <p className={formStyles.hint}>{text.slotsNone}</p>}
      {days.length > 0 && (
        <fieldset className={styles.days}>
          <legend className="visuallyHidden">{text.slotDays}</legend>
          {days.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === day}
              className={styles.day}
              onClick={() => setShownDay(one)}
            >
              {dayText(one, "short")}
            </button>
          ))}
        </fieldset>
      )}
      {slots
        ?.filter((slot) => slot.day === day)
        .map((slot) => (
          <SlotRow
            key={slotId(slot)}
            slot={slot}
            group={`${id}slot`}
            dayName={dayText(slot.day, "long")}
            isChosen={chosen === slot}
            onChoose={() => onChoose(slotId(slot))}
          />
        ))}
      {problem !== undefined && <Problem id={id}>{problem}</Problem>}
    </fieldset>
  );
}

interface SlotRowProps {
  slot: OfferedSlot;
  group: string;
  /** The day for screen readers, who do not see which day is pressed. */
  dayName: string;
  isChosen: boolean;
  onChoose: () => void;
}

function SlotRow({ slot, group, dayName, isChosen, onChoose }: SlotRowProps) {
  const text = useMessages("checkout");
  const times = slotTimesText(slot);
  const isEmpty = Number(slot.remaining) === 0;
  const noRoom = isEmpty ? text.slotFull : text.slotTooFew(slot.remaining);
  return (
    <label className={formStyles.method} data-full={!slot.fits || undefined}>
      <input type="radio" name={group} checked={isChosen} disabled={!slot.fits} onChange={onChoose} />
      <span className={formStyles.shipping}>
        <span>
          <span className="visuallyHidden">{dayName} </span>
          {slot.fits ? times : <s>{times}</s>}
        </span>
      </span>
      <span className={styles.left}>{slot.fits ? text.slotLeft(slot.remaining) : noRoom}</span>
    </label>
  );
}
