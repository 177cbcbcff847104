import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { ConsoleAlertsSubscription } from "../__generated__/ConsoleAlertsSubscription.graphql.ts";
import { useAppointmentAlerts } from "../appointments/alerts/useAppointmentAlerts.tsx";
import { reportCustomerRecord } from "../customers/customerEvents.ts";
import { useOrderAlerts } from "../orders/alerts/useOrderAlerts.tsx";
import { reportListChange } from "../relay/listEvents.ts";
import { reportShiftsChange } from "../shifts/shiftsEvents.ts";

/**
 * Subscribes to all changes that the console shows. One event stream serves the whole window, because browsers open
 * at most six connections to a server, and each stream keeps one. Relay has already updated the store when a change
 * arrives, so rows and details are current; lists and calendars refetch.
 */
export function ConsoleAlerts({ isAdmin }: { isAdmin: boolean }) {
  const onOrder = useOrderAlerts();
  const onAppointment = useAppointmentAlerts(isAdmin);
  const config = useMemo(
    () => ({
      subscription: graphql`
        subscription ConsoleAlertsSubscription($isAdmin: Boolean!) {
          consoleChanged {
            order @include(if: $isAdmin) {
              kind
              customerId
              order {
                number
                updatedAt
                ...OrderColumns_order
                ...NewOrderToast_order
              }
            }
            appointment {
              kind
              customerId @include(if: $isAdmin)
              appointment {
                number
                version
                source
                ...AppointmentColumns_appointment
                ...AppointmentDetail_appointment
                ...NewAppointmentToast_appointment
              }
            }
            shifts {
              from
            }
            list
          }
        }
      `,
      variables: { isAdmin },
      onNext: (response: ConsoleAlertsSubscription["response"] | null | undefined) => {
        const { order, appointment, shifts, list } = response?.consoleChanged ?? {};
        const { customerId } = order ?? appointment ?? {};
        if (customerId != null) reportCustomerRecord(customerId);
        if (shifts != null) reportShiftsChange();
        if (list != null) reportListChange(list);
        // What is shown comes first: a bell that cannot be rung must not leave it out of date.
        if (order != null) onOrder(order);
        if (appointment != null) onAppointment(appointment);
      },
    }),
    [isAdmin, onOrder, onAppointment],
  );
  useSubscription<ConsoleAlertsSubscription>(config);
  return null;
}
