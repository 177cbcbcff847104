import { globalId } from "@machiya/schema/ids";
import type { z } from "zod";
import { id, instant, optional, required } from "../wire/wireTypes.ts";

/**
 * A time and optionally a service (booking.md §7). Either end_time or service_id is required, because the
 * service's duration determines the end.
 */
export const freeStaffInput = {
  start_time: required(instant),
  end_time: optional(instant).meta({ description: "Empty: the duration of the service." }),
  service_id: optional(id),
};

type Question = z.output<z.ZodObject<typeof freeStaffInput>>;

/** Returns GraphQL's StaffChoicesInput. */
export function freeStaffVariables({ start_time, end_time, service_id }: Question) {
  return {
    startsAt: start_time,
    endsAt: end_time,
    serviceId: service_id === undefined ? undefined : globalId("Service", service_id),
  };
}

export interface FreeStaffData<Employer> {
  notSpecified: boolean;
  staff: readonly { free: boolean; staffMember: Employer }[];
}

/** Lists the free staff, after the "not specified" entry when that can be booked. */
export function presentFreeStaff<Employer, Row>(
  choices: FreeStaffData<Employer>,
  present: (employer: Employer) => Row,
  notSpecified: Row,
): { datas: Row[] } {
  const free = choices.staff.filter((one) => one.free).map(({ staffMember }) => present(staffMember));
  return { datas: choices.notSpecified ? [notSpecified, ...free] : free };
}
