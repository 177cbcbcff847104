import { BOOKING_HOURS, type BookingHour, snapHour } from "@machiya/schema/domain/appointments/bookingWindow";

/**
 * Returns the booking hour for a typed one: 10, 14, and 18 stay, and others snap along the ring (decisions.md
 * §5). Returns null when the text is not an hour.
 */
export function typedHour(text: string, previous: number): BookingHour | null {
  if (!/^\d{1,2}$/.test(text.trim())) return null;
  const hour = Number(text);
  if (hour > 23) return null;
  return BOOKING_HOURS.find((one) => one === hour) ?? snapHour(hour, previous);
}

/** Returns the hour one step up or down from the previous one; no booking hour is skipped. */
export function steppedHour(previous: number, step: 1 | -1): BookingHour {
  const place = (BOOKING_HOURS as readonly number[]).indexOf(previous);
  if (place < 0 || step > 0) return snapHour(Math.min(23, Math.max(0, previous + step)), previous);
  return BOOKING_HOURS.at(place - 1) ?? BOOKING_HOURS[0];
}
