import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { fetchQuery, graphql } from "relay-runtime";
import type { useUsualServicesQuery } from "../../__generated__/useUsualServicesQuery.graphql.ts";
import type { ServiceChoice } from "../../services/findServices.ts";

const NONE: readonly ServiceChoice[] = [];

/** Loads the services that a customer usually books; none without a customer. They are only a shortcut. */
export function useUsualServices(customerId: string | null): readonly ServiceChoice[] {
  const environment = useRelayEnvironment();
  const [usual, setUsual] = useState<{ of: string; services: readonly ServiceChoice[] } | null>(null);
  useEffect(() => {
    if (customerId === null) return;
    const request = fetchQuery<useUsualServicesQuery>(
      environment,
      graphql`
        query useUsualServicesQuery($ids: [ID!]!) {
          customers(filter: { ids: $ids }, first: 1) {
            edges {
              node {
                usualServices {
                  id
                  name
                  durationMinutes
                  price
                }
              }
            }
          }
        }
      `,
      { ids: [customerId] },
    ).subscribe({
      next: ({ customers }) =>
        setUsual({ of: customerId, services: customers.edges[0]?.node.usualServices ?? NONE }),
      // Without the shortcut every service can still be chosen.
      error: () => setUsual(null),
    });
    return () => request.unsubscribe();
  }, [environment, customerId]);
  return usual !== null && usual.of === customerId ? usual.services : NONE;
}
