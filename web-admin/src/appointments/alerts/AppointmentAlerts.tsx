import { lazyModule } from "@machiya/schema/client/lazyModule";
import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { AppointmentAlertsSubscription } from "../../__generated__/AppointmentAlertsSubscription.graphql.ts";
import { playNotificationSound } from "../../orders/alerts/notificationSound.ts";
import { isSoundOn } from "../../orders/alerts/sound.ts";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { reportAppointmentChange, reportNewAppointment } from "./appointmentEvents.ts";

const loadToast = lazyModule(() => import("./NewAppointmentToast.tsx"));

/**
 * Subscribes to changes of all appointments. Relay has already updated the store when a change arrives, so
 * rows, details and calendars are current. Bookings by customers are announced if `announces` is set.
 */
export function AppointmentAlerts({ announces }: { announces: boolean }) {
  const { announce, failure } = useToast();
  const config = useMemo(
    () => ({
      subscription: graphql`
        subscription AppointmentAlertsSubscription {
          appointmentChanged {
            kind
            appointmentId
            appointment {
              number
              version
              source
              ...AppointmentColumns_appointment
              ...AppointmentDetail_appointment
              ...NewAppointmentToast_appointment
            }
          }
        }
      `,
      variables: {},
      onNext: (response: AppointmentAlertsSubscription["response"] | null | undefined) => {
        const change = response?.appointmentChanged;
        if (change === undefined) return;
        reportAppointmentChange();
        const { kind, appointment } = change;
        // Appointments that staff enter, perhaps hundreds from a file, are not announced.
        if (!announces || kind !== "CREATED" || appointment?.source !== "CHAT_APP") return;
        reportNewAppointment(appointment.number);
        loadToast().then(
          ({ NewAppointmentToast }) =>
            announce((Announcement) => (
              <NewAppointmentToast appointment={appointment} Announcement={Announcement} />
            )),
          failure,
        );
        if (isSoundOn()) playNotificationSound();
      },
    }),
    [announce, failure, announces],
  );
  useSubscription<AppointmentAlertsSubscription>(config);
  return null;
}
