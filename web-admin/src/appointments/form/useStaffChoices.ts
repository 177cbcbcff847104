import { onReconnect } from "@machiya/schema/client/liveConnection";
import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { fetchQuery, graphql } from "relay-runtime";
import type {
  StaffChoicesInput,
  useStaffChoicesQuery,
} from "../../__generated__/useStaffChoicesQuery.graphql.ts";
import { onAppointmentChange } from "../alerts/appointmentEvents.ts";

export type StaffChoices = useStaffChoicesQuery["response"]["staffChoices"];

interface QueryResult {
  /** The serialized input of the query. */
  inputKey: string;
  choices: StaffChoices | null;
  error: unknown;
}

/**
 * Loads the staff members available for a time, and refetches when appointments change. Null choices mean no
 * input or still loading.
 */
export function useStaffChoices(input: StaffChoicesInput | null): Omit<QueryResult, "inputKey"> {
  const environment = useRelayEnvironment();
  const inputKey = JSON.stringify(input);
  const [result, setResult] = useState<QueryResult>({ inputKey: "", choices: null, error: null });
  useEffect(() => {
    const variables = JSON.parse(inputKey) as StaffChoicesInput | null;
    if (variables === null) return;
    let stop = () => {};
    const load = () => {
      stop();
      const request = fetchQuery<useStaffChoicesQuery>(
        environment,
        graphql`
          query useStaffChoicesQuery($input: StaffChoicesInput!) {
            staffChoices(input: $input) {
              notSpecified
              staff {
                free
                reason
                staffMember {
                  id
                  name
                }
              }
            }
          }
        `,
        { input: variables },
        { networkCacheConfig: { force: true } },
      ).subscribe({
        next: ({ staffChoices }) => setResult({ inputKey, choices: staffChoices, error: null }),
        error: (error: unknown) => setResult({ inputKey, choices: null, error }),
      });
      stop = () => request.unsubscribe();
    };
    load();
    const leave = [onAppointmentChange(load), onReconnect(load)];
    return () => {
      for (const left of leave) left();
      stop();
    };
  }, [environment, inputKey]);
  return result.inputKey === inputKey ? result : { choices: null, error: null };
}
