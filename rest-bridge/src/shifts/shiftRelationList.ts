import { globalId } from "@machiya/schema/ids";
import type { z } from "zod";
import { dayIn } from "../wire/timeZone.ts";
import { date, id, optional, required, several } from "../wire/wireTypes.ts";
import { shiftStages, shiftStatuses, statesOf } from "./shiftStates.ts";

/** The filter for shifts. Both dates are required, and both days are included. */
export const shiftRelationFilterInput = {
  employer_ids: optional(several(id)),
  start_date: required(date),
  end_date: required(date),
  status: optional(shiftStatuses),
  stage: optional(shiftStages),
};

type Filter = z.output<z.ZodObject<typeof shiftRelationFilterInput>>;

/** REST names of GraphQL's range fields. */
export const shiftRangeNames = { from: "start_date", to: "end_date" };

/** Returns GraphQL's ShiftRange. */
export function shiftRange(
  { start_date, end_date, employer_ids }: Omit<Filter, "status" | "stage">,
  zone: string,
) {
  return {
    from: dayIn(zone, start_date),
    to: dayIn(zone, end_date),
    staffMemberIds: employer_ids?.map((one) => globalId("StaffMember", one)),
  };
}

/** Returns the shifts whose status and stage match the filter. */
export function withPairs<Shift extends { state: string }>(
  shifts: readonly Shift[],
  filter: Filter,
): Shift[] {
  const states: readonly string[] = statesOf(filter);
  return shifts.filter(({ state }) => states.includes(state));
}
