import { fetchQuery, graphql } from "react-relay";
import type {
  useMyAppointmentsQuery,
  useMyAppointmentsQuery$data,
} from "../__generated__/useMyAppointmentsQuery.graphql.ts";
import { environment } from "../relay/environment.ts";
import { type QueryResult, useQueryResult } from "../relay/useQueryResult.ts";

/** Reads a page of the customer's own appointments. */
export const myAppointmentsQuery = graphql`
  query useMyAppointmentsQuery($after: String) {
    myAppointments(first: 100, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          id
          number
          version
          state
          startsAt
          endsAt
          note
          changeableUntil
          cancelling: can(action: CANCEL) {
            allowed
            reason
          }
          moving: can(action: RESCHEDULE) {
            allowed
            reason
          }
          items {
            id
            serviceName
            serviceMinutes
            servicePrice
            abbreviation
            startsAt
            endsAt
            service {
              id
            }
            staffMember {
              id
              name
            }
          }
        }
      }
    }
  }
`;

type AppointmentPage = useMyAppointmentsQuery$data["myAppointments"];

export type OwnAppointment = AppointmentPage["edges"][number]["node"];

async function loadPage(after: string | null): Promise<AppointmentPage | undefined> {
  const options = { fetchPolicy: "network-only" } as const;
  const answer = await fetchQuery<useMyAppointmentsQuery>(
    environment,
    myAppointmentsQuery,
    { after },
    options,
  ).toPromise();
  return answer?.myAppointments;
}

/** Loads all pages of the customer's own appointments; the first has all of them for nearly everyone. */
async function loadAll(): Promise<OwnAppointment[]> {
  const all: OwnAppointment[] = [];
  let page = await loadPage(null);
  while (page !== undefined) {
    all.push(...page.edges.map(({ node }) => node));
    const { hasNextPage, endCursor } = page.pageInfo;
    page = hasNextPage && endCursor ? await loadPage(endCursor) : undefined;
  }
  return all;
}

/** Returns the appointments in every state of the signed-in customer; sends no request without one. */
export function useMyAppointments(customerId: string | null): QueryResult<readonly OwnAppointment[]> {
  return useQueryResult(customerId, loadAll);
}
