import type { StaffState } from "@machiya/prisma/enums";
import { DomainError } from "@machiya/schema/domain/errors";
import { globalId } from "@machiya/schema/ids";
import type { z } from "zod";
import { document } from "../protocol/graphql.ts";
import { VIEWER_QUERY } from "../protocol/identify.ts";
import type { ExecuteDocument, Precheck } from "../protocol/route.ts";
import { fetchTimeZone, TIME_ZONE } from "../wire/timeZone.ts";
import { type EmployerForm, type employerChange, FORM_FIELD, formsOf } from "./employerDetails.ts";

type Change = z.output<typeof employerChange>;

const STATE = document<{ staffMembers: { edges: { node: { state: StaffState } }[] } }>(`
  query RestEmployerState($filter: StaffMemberFilter) {
    staffMembers(filter: $filter, first: 1) { edges { node { state } } }
  }
`);

/**
 * Returns the only form of a change. A status next to other fields is ignored when it is the current one.
 * Throws INVALID_INPUT, NOT_FOUND.
 */
async function onlyForm(input: Change, ask: ExecuteDocument): Promise<EmployerForm> {
  const [first = "fields", ...others] = formsOf(input);
  if (others.length === 0) return first;
  if (others.length === 1 && others[0] === "status" && first === "fields") {
    const { staffMembers } = await ask(STATE, { filter: { ids: [globalId("StaffMember", input.id)] } });
    const [edge] = staffMembers.edges;
    if (edge === undefined) throw new DomainError("NOT_FOUND", { what: "StaffMember" });
    if (edge.node.state === input.status) return first;
  }
  throw new DomainError("INVALID_INPUT", { field: FORM_FIELD[others.at(-1) ?? first] });
}

interface ChangeContext {
  form: EmployerForm;
  /** Whether the change concerns the caller's own record. */
  own: boolean;
  zone: string;
}

/** Determines the form of a change, and whether it concerns the caller's own record. */
export const employerFormPrecheck: Precheck<Change, ChangeContext> = {
  documents: [VIEWER_QUERY.node, TIME_ZONE.node, STATE.node],
  async ask(input, ask) {
    const staffMember = ask.byToken ? null : (await ask(VIEWER_QUERY)).viewer.staffMember;
    if (staffMember === null && !ask.byToken) throw new DomainError("UNAUTHENTICATED");
    return {
      form: await onlyForm(input, ask),
      own: staffMember?.id === globalId("StaffMember", input.id),
      zone: await fetchTimeZone(ask),
    };
  },
};
