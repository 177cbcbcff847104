import { fetchQuery, graphql } from "react-relay";
import type { useStaffChoicesQuery } from "../__generated__/useStaffChoicesQuery.graphql.ts";
import { environment } from "../relay/environment.ts";
import { type QueryResult, useQueryResult } from "../relay/useQueryResult.ts";

const query = graphql`
  query useStaffChoicesQuery($input: StaffChoicesInput!) {
    bookableStaffChoices(input: $input) {
      notSpecified
      staff {
        free
        staffMember {
          id
        }
      }
    }
  }
`;

/** A service at a time. */
export interface StaffQuery {
  startsAt: string;
  serviceId: string;
}

export interface StaffChoices {
  /** Whether anybody is free, so that nobody in particular need be chosen. */
  notSpecified: boolean;
  /** Who is free. */
  staffMemberIds: readonly string[];
}

/** Who is free for a service at a time, by the customers' rules. */
export async function fetchStaffChoices(question: StaffQuery): Promise<StaffChoices> {
  const answer = await fetchQuery<useStaffChoicesQuery>(
    environment,
    query,
    { input: { ...question } },
    { fetchPolicy: "network-only" },
  ).toPromise();
  const { notSpecified = false, staff = [] } = answer?.bookableStaffChoices ?? {};
  return {
    notSpecified,
    staffMemberIds: staff.filter(({ free }) => free).map(({ staffMember }) => staffMember.id),
  };
}

export function useStaffChoices(question: StaffQuery | null): QueryResult<StaffChoices> {
  return useQueryResult(question === null ? null : JSON.stringify(question), () =>
    question === null ? Promise.reject(new Error("Nothing is asked")) : fetchStaffChoices(question),
  );
}
