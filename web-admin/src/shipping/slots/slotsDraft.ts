import { SLOT_LIMITS, type WeeklySlot } from "@machiya/schema/domain/orders/shippingSlots";
import { formatClock } from "@machiya/schema/domain/shifts/shiftTimes";
import { areSeparate } from "@machiya/schema/domain/time/weeklySpans";

/** A slot as form values: times as HH:mm, midnight as an end as 00:00; empty while they are not typed yet. */
export interface SlotDraft {
  weekday: number;
  start: string;
  end: string;
  capacity: string;
}

/** Joins slots into one text, so that sets of slots can be compared. */
export function joinSlots(slots: readonly SlotDraft[]): string {
  return slots
    .map(
      ({ weekday, start, end, capacity }) => `${weekday} ${start}-${end} ${capacity.replace(/[\s,]/g, "")}`,
    )
    .join(",");
}

export function splitSlots(text: string): SlotDraft[] {
  return text
    .split(",")
    .filter((part) => part !== "")
    .map((part) => {
      const [weekday = "", times = "", capacity = ""] = part.split(" ");
      const [start = "", end = ""] = times.split("-");
      return { weekday: Number(weekday), start, end, capacity };
    });
}

/** Returns a method's slots as one text of a draft. */
export function slotsText(slots: readonly WeeklySlot[]): string {
  return joinSlots(
    slots.map(({ weekday, startMinute, endMinute, capacity }) => ({
      weekday,
      start: formatClock(startMinute),
      end: formatClock(endMinute % 1440),
      capacity: String(capacity),
    })),
  );
}

function minuteOf(time: string): number | null {
  const parts = /^(\d{2}):(\d{2})$/.exec(time);
  return parts === null ? null : Number(parts[1]) * 60 + Number(parts[2]);
}

/** Parses a slot; if it cannot be saved, returns which part of it is wrong. */
function readSlot({ weekday, start, end, capacity: typed }: SlotDraft): WeeklySlot | SlotProblem {
  const startMinute = minuteOf(start);
  const endMinute = end === "00:00" ? 1440 : minuteOf(end);
  const capacity = /^\d{1,7}$/.test(typed) ? Number(typed) : 0;
  if (startMinute === null || endMinute === null || endMinute <= startMinute) return "TIMES";
  if (capacity < 1 || capacity > SLOT_LIMITS.capacity) return "CAPACITY";
  return { weekday, startMinute, endMinute, capacity };
}

/** What is wrong with a slot: its times, also if they overlap an earlier slot of the weekday, or its capacity. */
export type SlotProblem = "TIMES" | "CAPACITY";

/** Returns what is wrong with each slot of a text; null: nothing. */
export function slotProblems(text: string): (SlotProblem | null)[] {
  const valid: WeeklySlot[] = [];
  return splitSlots(text).map((slot) => {
    const read = readSlot(slot);
    if (typeof read === "string") return read;
    if (!areSeparate([...valid, read])) return "TIMES";
    valid.push(read);
    return null;
  });
}

/** Parses the text into slots; null if a time or a capacity is wrong, or slots of a weekday overlap. */
export function readSlots(text: string): WeeklySlot[] | null {
  if (slotProblems(text).some((problem) => problem !== null)) return null;
  const read = splitSlots(text)
    .map(readSlot)
    .filter((slot) => typeof slot !== "string");
  return read.length <= SLOT_LIMITS.slots ? read : null;
}

/** Returns the slots with those of some weekdays replaced by those of one. */
export function copyDay(slots: readonly SlotDraft[], from: number, to: readonly number[]): SlotDraft[] {
  const copied = slots.filter(({ weekday }) => weekday === from);
  const others = to.filter((weekday) => weekday !== from);
  return [
    ...slots.filter(({ weekday }) => !others.includes(weekday)),
    ...others.flatMap((weekday) => copied.map((slot) => ({ ...slot, weekday }))),
  ].sort((a, b) => a.weekday - b.weekday);
}

/** Returns the slots with one more on a weekday, which follows the last one with the same length and capacity. */
export function addSlot(slots: readonly SlotDraft[], weekday: number): SlotDraft[] {
  const last = slots.filter((slot) => slot.weekday === weekday).at(-1);
  const [start, end] = [minuteOf(last?.start ?? ""), minuteOf(last?.end ?? "")];
  const length = start === null || end === null || end <= start ? 0 : end - start;
  const fits = length > 0 && (end ?? 0) + length <= 1440;
  const added =
    last === undefined
      ? { weekday, start: "10:00", end: "12:00", capacity: slots.at(-1)?.capacity ?? "5" }
      : {
          weekday,
          start: fits ? last.end : "",
          end: fits ? formatClock(((end ?? 0) + length) % 1440) : "",
          capacity: last.capacity,
        };
  return [...slots, added].sort((a, b) => a.weekday - b.weekday);
}
