import type { AppointmentSource, AppointmentState, CancelledBy, VisitOutcome } from "@machiya/prisma/enums";
import { z } from "zod";
import { APPOINTMENT_SOURCE, APPOINTMENT_STATUS, CANCELLED_BY, VISIT_OUTCOME } from "../wire/codes.ts";
import { codeOutput, instantOutput as instant } from "../wire/outputTypes.ts";
import { requireRowNumber } from "../wire/rowNumber.ts";

const named = z.object({ id: z.int(), name: z.string() });

/** One service of an appointment (booking.md §3, Appointment content). */
const appointmentContent = z
  .object({
    id: z.int(),
    appointment_id: z.int(),
    employer_id: z.int().meta({ description: "0: not specified." }),
    employer: named.nullable().meta({ description: "Null: not specified." }),
    employer_name: z.string().meta({ description: "Empty: not specified." }),
    service_id: z.int().nullable().meta({ description: "Null: the service was deleted." }),
    service: named.nullable().meta({ description: "The current name. Null: it was deleted." }),
    service_name: z.string().meta({ description: "The name at the time of booking." }),
    start_time: instant,
    end_time: instant,
    remark: z.string(),
  })
  .meta({ id: "AppointmentContent" });

/** An appointment with its services (booking.md §3, Appointment). */
export const appointment = z
  .object({
    id: z.int(),
    user_id: z.int().nullable().meta({
      description: "The customer; visible to admins and the customer. Null: a person without LINE.",
    }),
    customer_name: z.string(),
    customer_phone: z.string(),
    source_of_appointment: codeOutput(APPOINTMENT_SOURCE),
    status: codeOutput(APPOINTMENT_STATUS),
    outcome: codeOutput(VISIT_OUTCOME).nullable().meta({
      description: "How the visit went; for staff. Null: not recorded, or the caller is not staff.",
    }),
    cancelled_by: codeOutput(CANCELLED_BY).nullable().meta({
      description: "Who canceled, if outcome is 4. Null otherwise.",
    }),
    start_time: instant,
    end_time: instant,
    remark: z.string(),
    created_at: instant,
    appointment_content: z.array(appointmentContent),
  })
  .meta({ id: "Appointment" });

interface ItemData {
  id: string;
  staffMember: { id: string; name: string } | null;
  service: { id: string; name: string } | null;
  serviceName: string;
  startsAt: string;
  endsAt: string;
  note: string;
}

export interface AppointmentData {
  number: number;
  customer: { id: string } | null;
  customerName: string;
  customerPhone: string;
  source: AppointmentSource;
  state: AppointmentState;
  outcome: VisitOutcome | null;
  cancelledBy: CancelledBy | null;
  startsAt: string;
  endsAt: string;
  note: string;
  createdAt: string;
  items: readonly ItemData[];
}

export const APPOINTMENT_FIELDS = `
  fragment RestAppointment on Appointment {
    number customerName customerPhone source state outcome cancelledBy startsAt endsAt note createdAt
    customer { id }
    items {
      id serviceName startsAt endsAt note
      staffMember { id name }
      service { id name }
    }
  }
`;

function presentContent(item: ItemData, appointmentNumber: number): z.output<typeof appointmentContent> {
  const employer = item.staffMember && {
    id: requireRowNumber("StaffMember", item.staffMember.id),
    name: item.staffMember.name,
  };
  const service = item.service && {
    id: requireRowNumber("Service", item.service.id),
    name: item.service.name,
  };
  return {
    id: requireRowNumber("AppointmentItem", item.id),
    appointment_id: appointmentNumber,
    employer_id: employer?.id ?? 0,
    employer,
    employer_name: employer?.name ?? "",
    service_id: service?.id ?? null,
    service,
    service_name: item.serviceName,
    start_time: item.startsAt,
    end_time: item.endsAt,
    remark: item.note,
  };
}

export function presentAppointment(data: AppointmentData): z.output<typeof appointment> {
  return {
    id: data.number,
    user_id: data.customer && requireRowNumber("Customer", data.customer.id),
    customer_name: data.customerName,
    customer_phone: data.customerPhone,
    source_of_appointment: APPOINTMENT_SOURCE[data.source],
    status: APPOINTMENT_STATUS[data.state],
    outcome: data.outcome && VISIT_OUTCOME[data.outcome],
    cancelled_by: data.cancelledBy && CANCELLED_BY[data.cancelledBy],
    start_time: data.startsAt,
    end_time: data.endsAt,
    remark: data.note,
    created_at: data.createdAt,
    appointment_content: data.items.map((item) => presentContent(item, data.number)),
  };
}
