import { lazyModule } from "@machiya/schema/client/lazyModule";
import { useCallback } from "react";
import type { ConsoleAlertsSubscription } from "../../__generated__/ConsoleAlertsSubscription.graphql.ts";
import { playNotificationSound } from "../../orders/alerts/notificationSound.ts";
import { isSoundOn } from "../../orders/alerts/sound.ts";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { reportAppointmentChange, reportNewAppointment } from "./appointmentEvents.ts";

type AppointmentChange = NonNullable<ConsoleAlertsSubscription["response"]["consoleChanged"]["appointment"]>;

const loadToast = lazyModule(() => import("./NewAppointmentToast.tsx"));

/**
 * Returns the handler of changed appointments, which makes lists and calendars refetch. It announces bookings by
 * customers if `announces` is set.
 */
export function useAppointmentAlerts(announces: boolean): (change: AppointmentChange) => void {
  const { announce, failure } = useToast();
  return useCallback(
    ({ kind, appointment }) => {
      reportAppointmentChange();
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
    [announce, failure, announces],
  );
}
