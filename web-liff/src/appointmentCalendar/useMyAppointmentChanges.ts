import type { AppointmentState } from "@machiya/schema/domain/appointments/appointmentState";
import { useEffect, useRef, useState } from "react";
import { graphql, requestSubscription } from "react-relay";
import type { useMyAppointmentChangesSubscription } from "../__generated__/useMyAppointmentChangesSubscription.graphql.ts";
import { useMessages } from "../language/language.ts";
import { environment } from "../relay/environment.ts";
import { queryId, useMissedChanges } from "../relay/useMissedChanges.ts";
import { myAppointmentsQuery } from "./useMyAppointments.ts";

const SHOWN = [queryId(myAppointmentsQuery)];

/**
 * Calls back when one of the customer's appointments changes, and when such a change may have been missed. Returns the
 * text of a polite live region.
 */
export function useMyAppointmentChanges(signedIn: boolean, onChange: () => void): string {
  useMissedChanges(SHOWN, onChange);
  const text = useMessages("appointmentCalendar");
  const { appointmentState } = useMessages("wording");
  const [changed, setChanged] = useState<{ number: number; state: AppointmentState } | null>(null);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  }, [onChange]);
  useEffect(() => {
    if (!signedIn) return;
    const subscription = requestSubscription<useMyAppointmentChangesSubscription>(environment, {
      subscription: graphql`
        subscription useMyAppointmentChangesSubscription {
          myAppointmentChanged {
            kind
            appointmentId
            appointment {
              id
              number
              state
            }
          }
        }
      `,
      variables: {},
      onNext: (response) => {
        const { appointment } = response?.myAppointmentChanged ?? {};
        if (appointment) setChanged({ number: appointment.number, state: appointment.state });
        latest.current();
      },
      onError: (error) => console.warn("Changes of appointments do not come in", error),
    });
    return () => subscription.dispose();
  }, [signedIn]);
  return changed === null ? "" : text.changed(changed.number, appointmentState[changed.state]);
}
