import { graphql, useLazyLoadQuery } from "react-relay";
import type { useServingStaffQuery } from "../../__generated__/useServingStaffQuery.graphql.ts";

/** A staff member in service with the services that they offer. */
export type ServingStaff = useServingStaffQuery["response"]["staffMembers"]["edges"][number]["node"];

/** Returns the staff in service, with whom services can be booked. It suspends while they load. */
export function useServingStaff(): readonly ServingStaff[] {
  const { staffMembers } = useLazyLoadQuery<useServingStaffQuery>(
    graphql`
      query useServingStaffQuery {
        staffMembers(first: 100, filter: { states: [IN_SERVICE] }) {
          edges {
            node {
              id
              name
              services {
                id
              }
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  return staffMembers.edges.map(({ node }) => node);
}
