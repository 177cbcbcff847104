import { useMessages } from "../../language/language.ts";

/** What people call the fields of an appointment. */
export function useAppointmentFieldNames() {
  const words = useMessages("appointments");
  return {
    customerName: words.customerName,
    customerPhone: words.phone,
    startsAt: words.starts,
    note: words.note,
    lines: words.contents,
    serviceId: words.service,
    staffMemberId: words.staff,
  };
}
