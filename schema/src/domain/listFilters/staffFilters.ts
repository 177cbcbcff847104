import type { StaffState } from "@machiya/prisma/enums";
import { choiceFilter } from "./listFilters.ts";
import { recordFilters } from "./recordFilters.ts";

/** All staff states in display order: current staff first. */
export const STAFF_STATES = ["IN_SERVICE", "DISMISSED", "DISABLED"] as const satisfies StaffState[];

/** The filters of the staff list. Source: booking.md §2. */
export const staffFilters = {
  ...recordFilters("StaffMember"),
  state: choiceFilter(STAFF_STATES, (state) => ({ states: [state] })),
};
