import { wireTime } from "@machiya/schema/domain/shifts/shiftTimes";
import { z } from "zod";
import { instantOutput } from "../wire/outputTypes.ts";
import { requireRowNumber } from "../wire/rowNumber.ts";

const time = instantOutput.meta({ description: "A time of day, on 2016-09-10 in the store's time zone." });

/** A shift's name and times, as shown in a day's assignment. */
export const shiftTimesOutput = z
  .object({ id: z.int(), name: z.string(), start_time: time, end_time: time })
  .meta({ id: "ShiftTimes" });

/** Working hours that can be assigned to anyone on any day (booking.md §3, Shift template). */
export const shift = z.object({ ...shiftTimesOutput.shape, remark: z.string() }).meta({ id: "Shift" });

export interface ShiftTimesData {
  id: string;
  name: string;
  startMinute: number;
  endMinute: number;
}

export interface ShiftData extends ShiftTimesData {
  note: string;
}

export const SHIFT_TIMES_FIELDS = `
  fragment RestShiftTimes on ShiftTemplate { id name startMinute endMinute }
`;

export const SHIFT_FIELDS = `
  fragment RestShift on ShiftTemplate { id name startMinute endMinute note }
`;

export function presentShiftTimes(data: ShiftTimesData, zone: string): z.output<typeof shiftTimesOutput> {
  return {
    id: requireRowNumber("ShiftTemplate", data.id),
    name: data.name,
    start_time: wireTime(data.startMinute, zone).toISOString(),
    end_time: wireTime(data.endMinute, zone).toISOString(),
  };
}

export function presentShift(data: ShiftData, zone: string): z.output<typeof shift> {
  return { ...presentShiftTimes(data, zone), remark: data.note };
}
