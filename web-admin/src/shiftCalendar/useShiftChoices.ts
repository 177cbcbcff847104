import { graphql, useFragment } from "react-relay";
import type { useShiftChoices_query$key } from "../__generated__/useShiftChoices_query.graphql.ts";
import { type PickerState, usePicker } from "../relay/picker/usePicker.ts";
import { useRole } from "../session/role.ts";
import { findShiftTemplates, templateChoice } from "../shifts/findShiftTemplates.ts";
import { findShiftStaff } from "../staff/list/findStaff.ts";

interface ShiftChoices {
  /** The staff who get shifts together: for administrators everyone but administrators, for staff oneself. */
  staff: PickerState;
  /** The people whose shifts are shown, who may be administrators; all of `staff` while everyone's are shown. */
  addable: PickerState;
  templates: PickerState;
}

/** Returns the staff and templates that can be chosen for shifts. */
export function useShiftChoices(query: useShiftChoices_query$key, chosen: readonly string[]): ShiftChoices {
  const isAdmin = useRole() === "ADMIN";
  const { staffMembers, people, shiftTemplates, viewer } = useFragment(
    graphql`
      fragment useShiftChoices_query on Query @argumentDefinitions(staffMemberIds: { type: "[ID!]" }) {
        shiftTemplates(first: 100) {
          edges {
            node {
              id
              name
              startTime
              endTime
            }
          }
          pageInfo {
            hasNextPage
          }
        }
        staffMembers(first: 100, filter: { states: [IN_SERVICE], roles: [STAFF] }) {
          edges {
            node {
              id
              name
            }
          }
          pageInfo {
            hasNextPage
          }
        }
        people: staffMembers(first: 100, filter: { states: [IN_SERVICE], ids: $staffMemberIds }) {
          edges {
            node {
              id
              name
              role
            }
          }
        }
        viewer {
          staffMember {
            id
            name
          }
        }
      }
    `,
    query,
  );
  const me = viewer.staffMember;
  const shown = people.edges.map(({ node }) => node);
  const everyone = [
    ...staffMembers.edges.map(({ node }) => node),
    ...shown.filter(({ role }) => role === "STAFF"),
  ];
  const staff = usePicker({
    known: isAdmin ? everyone : me == null ? [] : [me],
    isLonger: isAdmin && staffMembers.pageInfo.hasNextPage,
    find: findShiftStaff,
  });
  const templates = usePicker({
    known: shiftTemplates.edges.map(({ node }) => templateChoice(node)),
    isLonger: shiftTemplates.pageInfo.hasNextPage,
    find: findShiftTemplates,
  });
  const addable = [...new Map([...staff.known, ...shown].map((one) => [one.id, one])).values()].filter(
    ({ id }) => chosen.includes(id),
  );
  return {
    staff,
    addable: isAdmin && chosen.length > 0 ? { ...staff, known: addable, isLonger: false } : staff,
    templates,
  };
}
