/** Minutes between the starts that are offered. Source: booking.md §5. */
export const ADD_STEP = 60;
export const EDIT_STEP = 30;

/** Day and time of a start that is being chosen; either may be empty. */
export function splitStart(clock: string): { day: string; time: string } {
  const [day = "", time = ""] = clock.split("T");
  return { day, time };
}

/** The two as one, which is a reading of the store's clocks once both are there. */
export function joinStart(day: string, time: string): string {
  return day === "" && time === "" ? "" : `${day}T${time}`;
}

/**
 * The times that are offered on a day: every `step` minutes, none before `earliest` (a reading of the store's clocks); and the one
 * that is chosen already, whatever it is.
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
