import type { AppointmentState } from "@machiya/prisma/enums";
import { DomainError } from "@machiya/schema/domain/errors";
import { document } from "../protocol/graphql.ts";
import { requireAccess, VIEWER_QUERY } from "../protocol/identify.ts";
import type { Precheck } from "../protocol/route.ts";

const STATE = document<{ appointments: { edges: { node: { state: AppointmentState } }[] } }>(`
  query RestAppointmentState($filter: AppointmentFilter) {
    appointments(filter: $filter, first: 1) { edges { node { state } } }
  }
`);

interface Change {
  id: number;
  status?: AppointmentState | undefined;
  appointment_content: readonly unknown[];
}

/** Whether a change has fields besides its status. */
function hasFields({ id: _, status: __, appointment_content, ...texts }: Change): boolean {
  return appointment_content.length > 0 || Object.values(texts).some((value) => value !== undefined);
}

/** The mutations by the state that they lead to; every other state is refused here. */
const FORMS: Partial<Record<AppointmentState, "cancel">> = { CANCELLED: "cancel" };

/**
 * Decides which mutation a change with a status needs. The current status changes nothing, and a cancellation
 * must have no other fields; any other status is a review, which has its own route. Throws NOT_FOUND,
 * APPOINTMENT_STATE_FORBIDS.
 */
export const appointmentFormPrecheck: Precheck<Change, "fields" | "cancel"> = {
  documents: [VIEWER_QUERY.node, STATE.node],
  async load(input, execute) {
    const { id, status } = input;
    if (status === undefined) return "fields";
    await requireAccess({ access: "admin" }, execute);
    const { appointments } = await execute(STATE, { filter: { numbers: [id] } });
    const [edge] = appointments.edges;
    if (edge === undefined) throw new DomainError("NOT_FOUND", { what: "Appointment" });
    if (edge.node.state === status) return "fields";
    const form = FORMS[status];
    if (form !== undefined && !hasFields(input)) return form;
    throw new DomainError("APPOINTMENT_STATE_FORBIDS");
  },
};
