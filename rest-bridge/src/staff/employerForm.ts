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
async function onlyForm(input: Change, execute: ExecuteDocument): Promise<EmployerForm> {
  const [first = "fields", ...rest] = formsOf(input);
  if (rest.length === 0) return first;
  if (rest.length === 1 && rest[0] === "status" && first === "fields") {
    const { staffMembers } = await execute(STATE, { filter: { ids: [globalId("StaffMember", input.id)] } });
    const [edge] = staffMembers.edges;
    if (edge === undefined) throw new DomainError("NOT_FOUND", { what: "StaffMember" });
    if (edge.node.state === input.status) return first;
  }
  throw new DomainError("INVALID_INPUT", {
    field: FORM_FIELD[rest.at(-1) ?? first],
    rule: { kind: "ALONE" },
  });
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
  async load(input, execute) {
    const staffMember = execute.byToken ? null : (await execute(VIEWER_QUERY)).viewer.staffMember;
    if (staffMember === null && !execute.byToken) throw new DomainError("UNAUTHENTICATED");
    return {
      form: await onlyForm(input, execute),
      own: staffMember?.id === globalId("StaffMember", input.id),
      zone: await fetchTimeZone(execute),
    };
  },
};
