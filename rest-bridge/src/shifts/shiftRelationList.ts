import { globalId } from "@machiya/schema/ids";
import type { z } from "zod";
import { dayIn } from "../wire/timeZone.ts";
import { date, id, optional, required, several } from "../wire/wireTypes.ts";
import { shiftStages, shiftStatuses, statesOf } from "./shiftStates.ts";

/** Which shifts: both days are needed, and they count whole. */
export const shiftRelationFilterInput = {
  employer_ids: optional(several(id)),
  start_date: required(date),
  end_date: required(date),
  status: optional(shiftStatuses),
  stage: optional(shiftStages),
};

type Filter = z.output<z.ZodObject<typeof shiftRelationFilterInput>>;

/** What GraphQL calls the two ends. */
export const shiftRangeNames = { from: "start_date", to: "end_date" };

/** ShiftRange of GraphQL. */
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

/** Those of the shifts whose pairs were asked for. */
export function withPairs<Shift extends { state: string }>(
  shifts: readonly Shift[],
  filter: Filter,
): Shift[] {
  const states: readonly string[] = statesOf(filter);
  return shifts.filter(({ state }) => states.includes(state));
}
