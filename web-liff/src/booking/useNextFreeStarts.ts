import { bookingWindow } from "@machiya/schema/domain/appointments/bookingWindow";
import { fetchQuery, graphql } from "react-relay";
import type { useNextFreeStartsQuery } from "../__generated__/useNextFreeStartsQuery.graphql.ts";
import { environment } from "../relay/environment.ts";
import { type QueryResult, useQueryResult } from "../relay/useQueryResult.ts";
import { ANY_STAFF } from "./bookingDraft.ts";

/** Reads the first free start with each staff member. */
export const nextFreeStartsQuery = graphql`
  query useNextFreeStartsQuery($input: NextFreeStartsInput!) {
    nextFreeStarts(input: $input) {
      notSpecified
      staff {
        startsAt
        staffMember {
          id
        }
      }
    }
  }
`;

/** The first free start with each staff member and with `ANY_STAFF`; those without one are missing. */
export type NextFreeStarts = ReadonlyMap<string, string>;

/**
 * Returns the first free starts of the booking window for services, or for any one service without them. The
 * data are null until they belong to these services.
 */
export function useNextFreeStarts(
  serviceIds: readonly string[],
  timeZone: string,
): QueryResult<NextFreeStarts> {
  const { firstDay, lastDay } = bookingWindow({ by: "CUSTOMER", now: new Date(), zone: timeZone });
  const input = { from: firstDay, to: lastDay ?? firstDay, serviceIds };
  const key = JSON.stringify(input);
  const { data, ...result } = useQueryResult(key, async () => {
    const response = await fetchQuery<useNextFreeStartsQuery>(
      environment,
      nextFreeStartsQuery,
      { input },
      { fetchPolicy: "network-only" },
    ).toPromise();
    const { notSpecified = null, staff = [] } = response?.nextFreeStarts ?? {};
    const all = [
      { id: ANY_STAFF, startsAt: notSpecified },
      ...staff.map(({ staffMember, startsAt }) => ({ id: staffMember.id, startsAt })),
    ];
    return { key, starts: new Map(all.flatMap(({ id, startsAt }) => (startsAt ? [[id, startsAt]] : []))) };
  });
  return { ...result, data: data?.key === key ? data.starts : null };
}
