import { useMessages } from "../../language/language.ts";

/** Returns the visible names of an appointment's fields. */
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
