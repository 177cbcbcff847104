import { useId, useState } from "react";
import { useMessages } from "../../language/language.ts";
import type { FreeSlot } from "../freeDays.ts";
import { useShopClock } from "../useShopClock.ts";
import styles from "./StartChooser.module.css";

interface StartChooserProps {
  label: string;
  slots: readonly FreeSlot[];
  timeZone: string;
  value: string | null;
  onChange: (startsAt: string) => void;
}

/** Shows a day's starts; those that are not free show the reason. */
export function StartChooser({ label, slots, timeZone, value, onChange }: StartChooserProps) {
  const text = useMessages("booking");
  const refusals = useMessages("bookingRefusal");
  const clock = useShopClock(timeZone);
  const name = useId();
  const chosen = value === null ? null : Date.parse(value);
  return (
    <fieldset className={styles.starts} aria-label={label}>
      {slots.map(({ startsAt, free, reason }) => (
        <label key={startsAt} className={styles.start}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            checked={Date.parse(startsAt) === chosen}
            disabled={!free}
            onChange={() => onChange(startsAt)}
          />
          <span className={styles.time}>{clock.time(startsAt)} </span>
          <span className={styles.state}>{reason === null ? text.free : refusals.slot[reason]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/**
 * Chooses the slot at a requested hour. `refusal` says why it is not free, until another start or day is chosen.
 */
export function useHourChoice(
  slots: readonly FreeSlot[],
  timeZone: string,
  onChange: (startsAt: string) => void,
): { refusal: string; start: (startsAt: string) => void; choose: (hour: number) => void } {
  const text = useMessages("booking");
  const refusals = useMessages("bookingRefusal");
  const clock = useShopClock(timeZone);
  const [refused, setRefused] = useState<FreeSlot | null>(null);
  const start = (startsAt: string) => {
    setRefused(null);
    onChange(startsAt);
  };
  const choose = (hour: number) => {
    const slot = slots.find(({ startsAt }) => Number(clock.time(startsAt).slice(0, 2)) === hour);
    if (slot?.free) start(slot.startsAt);
    else setRefused(slot ?? null);
  };
  const reason = slots.some(({ startsAt }) => startsAt === refused?.startsAt) ? refused?.reason : null;
  return {
    refusal: refused && reason ? text.notFree(clock.time(refused.startsAt), refusals.slot[reason]) : "",
    start,
    choose,
  };
}
