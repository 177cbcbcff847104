import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { fetchQuery, graphql } from "relay-runtime";
import type {
  StaffChoicesInput,
  useStaffChoicesQuery,
} from "../../__generated__/useStaffChoicesQuery.graphql.ts";
import { onReconnect } from "../../relay/network/connection.ts";
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
  const [answer, setAnswer] = useState<QueryResult>({ inputKey: "", choices: null, error: null });
  useEffect(() => {
    const wanted = JSON.parse(inputKey) as StaffChoicesInput | null;
    if (wanted === null) return;
    let stop = () => {};
    const ask = () => {
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
        { input: wanted },
        { networkCacheConfig: { force: true } },
      ).subscribe({
        next: ({ staffChoices }) => setAnswer({ inputKey, choices: staffChoices, error: null }),
        error: (error: unknown) => setAnswer({ inputKey, choices: null, error }),
      });
      stop = () => request.unsubscribe();
    };
    ask();
    const leave = [onAppointmentChange(ask), onReconnect(ask)];
    return () => {
      for (const left of leave) left();
      stop();
    };
  }, [environment, inputKey]);
  return answer.inputKey === inputKey ? answer : { choices: null, error: null };
}
