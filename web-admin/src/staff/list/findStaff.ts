import type { StaffRole, StaffState } from "@machiya/prisma/enums";
import { STAFF_STATES } from "@machiya/schema/domain/listFilters/staffFilters";
import { graphql } from "react-relay";
import type { findStaffQuery } from "../../__generated__/findStaffQuery.graphql.ts";
import { createFinder, type PickerItem } from "../../relay/picker/usePicker.ts";

/** Returns a finder of staff in one of these states, and with one of these roles, by part of their name. */
function finderOf(states: readonly StaffState[], roles: readonly StaffRole[] | null = null) {
  return createFinder<findStaffQuery, PickerItem>(
    graphql`
    query findStaffQuery($filter: StaffMemberFilter!, $count: Int!) {
      found: staffMembers(filter: $filter, first: $count) {
        edges {
          node {
            id
            name
          }
        }
      }
    }
  `,
    (name) => ({ name, states, roles }),
    (person) => person,
  );
}

/** Finds staff in service who can get shifts, and so no administrators. */
export const findShiftStaff = finderOf(["IN_SERVICE"], ["STAFF"]);

/** Finds staff in any state, dismissed ones included. */
export const findAllStaff = finderOf(STAFF_STATES);
