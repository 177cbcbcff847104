import { BOOKING_HOURS, type BookingHour, snapHour } from "@machiya/schema/domain/appointments/bookingWindow";

/**
 * The hour at which a booking begins when somebody types one: 10, 14 and 18 as they are, any other along the ring
 * (decisions.md §5). Null: that is no hour.
 */
export function typedHour(text: string, previous: number): BookingHour | null {
  if (!/^\d{1,2}$/.test(text.trim())) return null;
  const hour = Number(text);
  if (hour > 23) return null;
  return BOOKING_HOURS.find((one) => one === hour) ?? snapHour(hour, previous);
}

/** The hour after a step up or down from the one before; none of the three is skipped. */
export function steppedHour(previous: number, step: 1 | -1): BookingHour {
  const place = (BOOKING_HOURS as readonly number[]).indexOf(previous);
  if (place < 0 || step > 0) return snapHour(Math.min(23, Math.max(0, previous + step)), previous);
  return BOOKING_HOURS.at(place - 1) ?? BOOKING_HOURS[0];
}
