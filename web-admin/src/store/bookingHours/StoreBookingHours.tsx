import { formatClock } from "@machiya/schema/domain/shifts/shiftTimes";
import { graphql, useFragment } from "react-relay";
import type { StoreBookingHours_store$key } from "../../__generated__/StoreBookingHours_store.graphql.ts";
import { labelOf } from "../../language/labelOf.ts";
import { useMessages } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";

/** Shows the booking hours with a line for each weekday. */
export function StoreBookingHours({ store }: { store: StoreBookingHours_store$key }) {
  const words = useMessages("storeBooking");
  const labels = useLabels();
  const { bookingHours } = useFragment(
    graphql`
      fragment StoreBookingHours_store on Store {
        bookingHours {
          weekday
          startMinute
          endMinute
        }
      }
    `,
    store,
  );
  if (bookingHours.length === 0) return words.notLimited;
  const days = Map.groupBy(bookingHours, ({ weekday }) => weekday);
  return [...days].map(([weekday, hours]) => (
    <div key={weekday}>
      {labelOf(labels.weekday, String(weekday))}{" "}
      {hours
        .map(({ startMinute, endMinute }) => `${formatClock(startMinute)}–${formatClock(endMinute)}`)
        .join(labels.listSeparator)}
    </div>
  ));
}
