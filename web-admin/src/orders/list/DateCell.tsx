import { useDates } from "../../language/useDates.ts";
import { Secondary } from "../../ui/table/Table.tsx";

/** Shows the day above the time; midnight means a day without a time, and null is shown as a dash. */
export function DateCell({ instant }: { instant: string | null | undefined }) {
  const { dayTime } = useDates();
  if (instant == null) return <span aria-hidden>—</span>;
  const [day, time] = dayTime(instant).split(" ");
  return (
    <time dateTime={instant}>
      {day}
      {time !== "00:00" && <Secondary>{time}</Secondary>}
    </time>
  );
}
