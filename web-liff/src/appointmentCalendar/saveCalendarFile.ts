import { calendarFile } from "@machiya/schema/domain/appointments/calendarFile";
import { APPOINTMENT_LOOKS } from "./appointmentLooks.ts";
import type { OwnAppointment } from "./useMyAppointments.ts";

/** The time for which a download may still read the file. */
const REVOKE_AFTER_MS = 60_000;

/**
 * Gives the appointment to the phone's calendar as a file: by the share sheet where files can be shared,
 * because browsers inside of applications often cannot download, else as a download.
 */
export async function saveCalendarFile(
  { number, version, state, startsAt, endsAt, items, note }: OwnAppointment,
  store: { name: string; address: string } | null,
): Promise<void> {
  const services = items.map(({ serviceName }) => serviceName).join(", ");
  const text = calendarFile(
    {
      uid: `appointment-${number}@${window.location.host}`,
      version,
      start: new Date(startsAt),
      end: new Date(endsAt),
      title: store === null ? services : `${store.name}: ${services}`,
      description: note,
      location: store?.address.trim() ?? "",
      tentative: APPOINTMENT_LOOKS[state].pending,
    },
    new Date(),
  );
  const file = new File([text], `appointment-${number}.ics`, { type: "text/calendar;charset=utf-8" });
  if (navigator.canShare?.({ files: [file] })) {
    // The customer may close the share sheet, which rejects.
    await navigator.share({ files: [file] }).catch(() => {});
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}
