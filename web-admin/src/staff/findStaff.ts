import { fetchQuery, graphql } from "react-relay";
import type { findStaffQuery, StaffState } from "../__generated__/findStaffQuery.graphql.ts";
import { type Finder, MOST_FOUND } from "../relay/finding.ts";

/** Finds people in one of these states, by part of their name. */
const findBy =
  (states: readonly StaffState[]): Finder =>
  (environment, name) =>
    fetchQuery<findStaffQuery>(
      environment,
      graphql`
        query findStaffQuery($filter: StaffMemberFilter!, $count: Int!) {
          staffMembers(filter: $filter, first: $count) {
            edges {
              node {
                id
                name
              }
            }
          }
        }
      `,
      { filter: { name, states }, count: MOST_FOUND },
    ).map(({ staffMembers }) => staffMembers.edges.map(({ node }) => node));

export const findStaff = findBy(["IN_SERVICE"]);

/** Those who no longer work here too. */
export const findAllStaff = findBy(["IN_SERVICE", "DISMISSED", "DISABLED"]);
