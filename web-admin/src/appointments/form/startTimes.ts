/** The minutes between the offered start times, as specified in booking.md §5. */
export const ADD_STEP = 60;
export const EDIT_STEP = 30;

/** Splits a start into day and time; either may be empty. */
export function splitStart(clock: string): { day: string; time: string } {
  const [day = "", time = ""] = clock.split("T");
  return { day, time };
}

/** Joins day and time; the result is a valid local time if both are present. */
export function joinStart(day: string, time: string): string {
  return day === "" && time === "" ? "" : `${day}T${time}`;
}

/**
 * Returns the start times offered on a day: every `step` minutes, none before `earliest` (in the store's
 * local time), and always the chosen one.
 */
export function bookableTimes(chosen: string, step: number, earliest: string): string[] {
  const { day, time } = splitStart(chosen);
  const times = Array.from({ length: (24 * 60) / step }, (_, index) => {
    const minutes = index * step;
    const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
    return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
  }).filter((one) => day === "" || joinStart(day, one) >= earliest);
  return [...new Set(time === "" ? times : [...times, time])].sort();
}
