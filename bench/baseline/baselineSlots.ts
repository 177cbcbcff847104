/** A shift of somebody who offers a service: [staff member, service, its minutes, day from 0, first minute of the day, last]. */
export type ShiftRow = [number, number, number, number, number, number];
/** An item that holds its time: [staff member or null, first minute from the first day's beginning, last]. */
export type ReservedRow = [number | null, number, number];

const DAY = 1440;
/** When customers may begin, in minutes of the day. */
const STARTS = [600, 840, 1080];

/** The free times of each day for services by anyone that follow each other, counted, not matched, as the least that a server must do. */
export function baselineSlots(
  first: string,
  days: number,
  services: readonly number[],
  shifts: readonly ShiftRow[],
  held: readonly ReservedRow[],
) {
  const shiftsOf = new Map<number, ShiftRow[]>();
  const minutesOf = new Map<number, number>();
  for (const shift of shifts) {
    const key = shift[3] * 1000 + shift[1];
    const same = shiftsOf.get(key);
    if (same) same.push(shift);
    else shiftsOf.set(key, [shift]);
    minutesOf.set(shift[1], shift[2]);
  }
  const heldOn = Array.from({ length: days }, (): ReservedRow[] => []);
  for (const item of held) heldOn[Math.floor(item[1] / DAY)]?.push(item);

  const canBeHad = (day: number, service: number, start: number, end: number): boolean => {
    const [from, to] = [day * DAY + start, day * DAY + end];
    const busy = new Set<number>();
    let anybody = 0;
    for (const [who, begin, finish] of heldOn[day] ?? []) {
      if (begin >= to || finish <= from) continue;
      if (who === null) anybody += 1;
      else busy.add(who);
    }
    const able = shiftsOf.get(day * 1000 + service) ?? [];
    return able.filter((one) => one[4] <= start && one[5] >= end && !busy.has(one[0])).length > anybody;
  };
  const beginning = Date.parse(`${first}T00:00:00+08:00`);
  const instant = (day: number, minute: number) =>
    new Date(beginning + (day * DAY + minute) * 60_000).toISOString();
  return Array.from({ length: days }, (_, day) => ({
    date: instant(day, 480).slice(0, 10),
    slots: STARTS.map((start) => {
      let end = start;
      let free = true;
      for (const service of services) {
        const begin = end;
        end += minutesOf.get(service) ?? 60;
        free &&= canBeHad(day, service, begin, end);
      }
      return { startsAt: instant(day, start), endsAt: instant(day, end), free };
    }),
  }));
}
