import { globalId } from "@machiya/schema/ids";
import { z } from "zod";
import { optionalRows, rows } from "../wire/rows.ts";
import { clearable, clearableText, id, instant, optional, type Reader, text } from "../wire/wireTypes.ts";

const NOT_SPECIFIED = "";

/** Who serves, as a global id, or nobody in particular. */
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

const SERVICE_MISSING = { path: ["service_id"] };

const newContent = z.object({ ...contentInput, start_time: start }).refine(hasService, SERVICE_MISSING);

const contentChange = z
  .object({ id: optional(id), ...contentInput, start_time: start })
  .refine((content) => content.id !== undefined || hasService(content), SERVICE_MISSING);

/** Services of a new appointment: each begins where the one before ends, unless staff say otherwise. Ends are computed. */
export const newContents = rows(newContent);

/** The same where they may be left out. */
export const optionalContents = optionalRows(newContent);

/** Services of an appointment to change, with `id`, or to add, without; those not named stay (decisions.md §5). */
export const contentChanges = optionalRows(contentChange);

/** Who comes to a new appointment: empty texts are filled from the customer's record. */
export const customerInput = {
  user_id: optional(id).meta({
    description:
      "The customer, whose name and phone number are used if customer_name and customer_phone are empty.",
  }),
  customer_name: optional(text),
  customer_phone: optional(text),
};

/** What staff write on an appointment besides its contents; what is left out stays. */
export const appointmentTextsInput = {
  customer_name: clearableText,
  customer_phone: clearableText,
  start_time: start,
  remark: clearableText,
};

type Texts = Partial<z.output<z.ZodObject<typeof appointmentTextsInput>>>;

/** AppointmentDetailsInput of GraphQL; what was not given is undefined, which GraphQL takes as absent. */
export function appointmentDetailsVariables(input: Texts & { user_id?: number | undefined }) {
  return {
    customerId: input.user_id === undefined ? undefined : globalId("Customer", input.user_id),
    customerName: input.customer_name,
    customerPhone: input.customer_phone,
    note: input.remark,
    startsAt: input.start_time,
  };
}

/** AppointmentLineInput or AppointmentLineChangeInput of GraphQL. */
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
