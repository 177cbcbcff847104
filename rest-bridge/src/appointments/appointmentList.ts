import type { z } from "zod";
import { APPOINTMENT_STATUS } from "../wire/codes.ts";
import { range, rangeInput } from "../wire/dateRange.ts";
import { code, optional, several, text } from "../wire/wireTypes.ts";

/** The filters of both the admin and the line list (booking.md §7). */
export const appointmentFilterInput = {
  name: optional(text).meta({ description: "A part of the customer's name." }),
  ...rangeInput("start_time"),
  status: optional(several(code(APPOINTMENT_STATUS))),
};

type Filter = z.output<z.ZodObject<typeof appointmentFilterInput>>;

/** Returns the filters that GraphQL's MyAppointmentFilter and AppointmentFilter have in common. */
export function appointmentFilterVariables(input: Omit<Filter, "name">) {
  return { states: input.status, startsAt: range(input.start_time_begin, input.start_time_end) };
}
