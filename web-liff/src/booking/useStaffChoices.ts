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
  /** True when any staff member is free, so that none has to be specified. */
  notSpecified: boolean;
  /** The staff members who are free. */
  staffMemberIds: readonly string[];
}

/** Returns who is free for a service at a time, according to the customers' rules. */
export async function fetchStaffChoices(question: StaffQuery): Promise<StaffChoices> {
  const response = await fetchQuery<useStaffChoicesQuery>(
    environment,
    query,
    { input: { ...question } },
    { fetchPolicy: "network-only" },
  ).toPromise();
  const { notSpecified = false, staff = [] } = response?.bookableStaffChoices ?? {};
  return {
    notSpecified,
    staffMemberIds: staff.filter(({ free }) => free).map(({ staffMember }) => staffMember.id),
  };
}

export function useStaffChoices(question: StaffQuery | null): QueryResult<StaffChoices> {
  return useQueryResult(question === null ? null : JSON.stringify(question), () =>
    question === null ? Promise.reject(new Error("The staff query is missing")) : fetchStaffChoices(question),
  );
}
