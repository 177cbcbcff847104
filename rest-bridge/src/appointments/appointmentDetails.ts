import { MAX_APPOINTMENT_LINES } from "@machiya/schema/domain/appointments/validateLines";
import { breaks } from "@machiya/schema/domain/fieldRule";
import { globalId } from "@machiya/schema/ids";
import { z } from "zod";
import { optionalRows, rows } from "../wire/rows.ts";
import { clearable, clearableText, id, instant, optional, type Reader, text } from "../wire/wireTypes.ts";

const NOT_SPECIFIED = "";

/** Reads a staff member's number as a global id; 0 means that no staff member was requested. */
const employer: Reader<string> = {
  json: { type: "integer", minimum: 0, description: "0 or null: not specified." },
  read(value) {
    if (String(value).trim() === "0") return NOT_SPECIFIED;
    const number = id.read(value);
    return number === undefined ? undefined : globalId("StaffMember", number);
  },
};

const start = optional(instant);

const contentInput = {
  service_id: optional(id),
  service: z
    .object({ id: optional(id) })
    .nullish()
    .meta({ description: "Its ID is used if service_id is empty." }),
  employer_id: clearable(employer, NOT_SPECIFIED).meta({ description: "0 or null: not specified." }),
  remark: clearableText,
};

type Service = { service_id?: number | undefined; service?: { id?: number | undefined } | null | undefined };

const serviceOf = ({ service_id, service }: Service) => service_id ?? service?.id;

const hasService = (content: Service) => serviceOf(content) !== undefined;

const SERVICE_MISSING = breaks({ kind: "REQUIRED" }, ["service_id"]);

const newContent = z.object({ ...contentInput, start_time: start }).refine(hasService, SERVICE_MISSING);

const contentChange = z
  .object({ id: optional(id), ...contentInput, start_time: start })
  .refine((content) => content.id !== undefined || hasService(content), SERVICE_MISSING);

/**
 * The contents of a new appointment. Each starts when the previous one ends, unless staff set its start; ends
 * are computed.
 */
export const newContents = rows(newContent, MAX_APPOINTMENT_LINES);

/** Contents that may be omitted. */
export const optionalContents = optionalRows(newContent, MAX_APPOINTMENT_LINES);

/**
 * Contents of an appointment: entries with `id` are changed, entries without are added, all others stay
 * unchanged (decisions.md §5).
 */
export const contentChanges = optionalRows(contentChange, MAX_APPOINTMENT_LINES);

/** The customer of a new appointment; empty texts are filled from the customer's record. */
export const customerInput = {
  user_id: optional(id).meta({
    description:
      "The customer, whose name and phone number are used if customer_name and customer_phone are empty.",
  }),
  customer_name: optional(text),
  customer_phone: optional(text),
};

/** The fields of an appointment that staff enter besides its contents; omitted fields stay unchanged. */
export const appointmentTextsInput = {
  customer_name: clearableText,
  customer_phone: clearableText,
  start_time: start,
  remark: clearableText,
};

type Texts = Partial<z.output<z.ZodObject<typeof appointmentTextsInput>>>;

/**
 * Returns GraphQL's AppointmentDetailsInput. Missing fields are undefined, which GraphQL treats as absent.
 */
export function appointmentDetailsVariables(input: Texts & { user_id?: number | undefined }) {
  return {
    customerId: input.user_id === undefined ? undefined : globalId("Customer", input.user_id),
    customerName: input.customer_name,
    customerPhone: input.customer_phone,
    note: input.remark,
    startsAt: input.start_time,
  };
}

/** Returns GraphQL's AppointmentLineInput or AppointmentLineChangeInput. */
export function lineVariables(content: z.output<typeof newContent> & { id?: number | undefined }) {
  const service = serviceOf(content);
  return {
    ...(content.id !== undefined && { id: globalId("AppointmentItem", content.id) }),
    serviceId: service === undefined ? undefined : globalId("Service", service),
    staffMemberId: content.employer_id === NOT_SPECIFIED ? null : content.employer_id,
    startsAt: content.start_time,
    note: content.remark,
  };
}
