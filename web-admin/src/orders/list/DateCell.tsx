import { useDates } from "../../language/useDates.ts";
import { type SlotText, useSlotText } from "../../language/useSlotText.ts";
import { Secondary } from "../../ui/table/Table.tsx";

interface DateCellProps {
  instant: string | null | undefined;
  /** The slot of an order, which is more precise than the instant at which it starts. */
  slot?: SlotText | null | undefined;
}

/** Shows the day above the time; midnight means a day without a time, and null is shown as a dash. */
export function DateCell({ instant, slot }: DateCellProps) {
  const { dayTime } = useDates();
  const slotText = useSlotText();
  if (slot != null) {
    const { day, times } = slotText(slot);
    return (
      <time dateTime={slot.day}>
        {day}
        <Secondary>{times}</Secondary>
      </time>
    );
  }
  if (instant == null) return <span aria-hidden>—</span>;
  const [day, time] = dayTime(instant).split(" ");
  return (
    <time dateTime={instant}>
      {day}
      {time !== "00:00" && <Secondary>{time}</Secondary>}
    </time>
  );
}
