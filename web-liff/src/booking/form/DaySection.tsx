import { useId } from "react";
import { useMessages } from "../../language/language.ts";
import { DayPicker } from "../../ui/DayPicker.tsx";
import { Failure } from "../../ui/Failure.tsx";
import { dayRefusal, freeDates } from "../freeDays.ts";
import type { FreeSlots } from "../useFreeSlots.ts";
import styles from "./DaySection.module.css";

interface DaySectionProps {
  label: string;
  free: FreeSlots;
  closedWeekdays: readonly number[];
  value: string | null;
  onChange: (day: string | null) => void;
}

/** Shows the days of the booking window; days without a free start show the reason. */
export function DaySection({ label, free, closedWeekdays, value, onChange }: DaySectionProps) {
  const text = useMessages("bookingRefusal");
  const id = useId();
  const { data: days, error } = free;
  if (days === null && error !== null) return <Failure error={error} onRetry={free.reload} />;
  // Until the days are known, none can be chosen, in a picker of the same height.
  const busy = free.pending || days === null;
  const offered = freeDates(days ?? []);
  return (
    <div aria-busy={busy} className={busy ? styles.pending : undefined}>
      <p id={id} className="visuallyHidden">
        {label}
      </p>
      <DayPicker
        isOffered={(day) => offered.includes(day)}
        span={{ first: free.firstDay, last: free.lastDay }}
        closedWeekdays={closedWeekdays}
        whyNot={(day) => {
          if (days === null) return null;
          const refusal = dayRefusal(
            days.find(({ date }) => date === day),
            closedWeekdays,
          );
          return refusal === null ? null : text.day[refusal];
        }}
        value={value}
        onChange={onChange}
        labelledBy={id}
      />
    </div>
  );
}
