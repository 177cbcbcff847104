import { fetchQuery, graphql } from "react-relay";
import type { findStaffQuery } from "../__generated__/findStaffQuery.graphql.ts";
import { type Finder, MOST_FOUND } from "../relay/finding.ts";

/** Finds people in service by part of their name. */
export const findStaff: Finder = (environment, name) =>
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
    { filter: { name, states: ["IN_SERVICE"] }, count: MOST_FOUND },
  ).map(({ staffMembers }) => staffMembers.edges.map(({ node }) => node));
