import type { SlotQuery } from "../booking/useFreeSlots.ts";

/** The parts of the customer's appointment that decide to which times it can be moved. */
interface MovedAppointment {
  id: string;
  items: readonly {
    service?: { id: string } | null | undefined;
    staffMember?: { id: string } | null | undefined;
  }[];
}

/**
 * Returns the slot query for the same services, each with its own staff member, because a move keeps them.
 * Returns null when every service has been deleted.
 */
export function moveQuestion({ id, items }: MovedAppointment): SlotQuery | null {
  const offered = items.flatMap(({ service, staffMember }) =>
    service ? [{ serviceId: service.id, staffMemberId: staffMember?.id ?? null }] : [],
  );
  if (offered.length === 0) return null;
  return {
    serviceIds: offered.map(({ serviceId }) => serviceId),
    staffMemberIds: offered.map(({ staffMemberId }) => staffMemberId),
    ignoreAppointmentId: id,
  };
}
