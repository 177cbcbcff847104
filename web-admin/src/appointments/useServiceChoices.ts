import { graphql, useLazyLoadQuery } from "react-relay";
import type { useServiceChoicesQuery } from "../__generated__/useServiceChoicesQuery.graphql.ts";

/** A service that can be booked. */
export interface ServiceChoice {
  /** Global id. */
  id: string;
  name: string;
  durationMinutes: number;
}

/** What can be booked, newest first. Suspends until it is known. */
export function useServiceChoices(): readonly ServiceChoice[] {
  const { services } = useLazyLoadQuery<useServiceChoicesQuery>(
    graphql`
      query useServiceChoicesQuery {
        services(first: 100) {
          edges {
            node {
              id
              name
              durationMinutes
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  return services.edges.map(({ node }) => node);
}
