import type { AuditEntry as Entry } from "@machiya/prisma/client";
import { builder } from "../../builder.ts";
import type { Context } from "../../context.ts";
import { StaffMember } from "../../identity/staffMember.ts";
import type { NodeType } from "../../ids.ts";

/** Maximum number of entries per history; older entries remain in the database. */
const MAX_ENTRIES = 100;

interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

export const AuditChange = builder.objectRef<FieldChange>("AuditChange").implement({
  description: "A changed field.",
  fields: (t) => ({
    field: t.exposeString("field", { description: "The name of the field." }),
    before: t.exposeString("before", {
      nullable: true,
      description: "The value before the change, as JSON. Null: none.",
    }),
    after: t.exposeString("after", {
      nullable: true,
      description: "The value after the change, as JSON. Null: none.",
    }),
  }),
});

/** Returns the changed fields of a history entry. */
export function fieldChanges({ before, after }: { before: unknown; after: unknown }): FieldChange[] {
  const [was, is] = [(before ?? {}) as Record<string, unknown>, (after ?? {}) as Record<string, unknown>];
  const text = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value));
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].map((field) => ({
    field,
    before: text(was[field]),
    after: text(is[field]),
  }));
}

export const AuditEntry = builder.prismaObject("AuditEntry", {
  description: "A change that staff made, a login, an export, or a look at personnel papers. Staff only.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "The number of the row." }),
    at: t.expose("createdAt", { type: "DateTime", description: "The time of the event." }),
    staffMember: t.relation("staffMember", {
      type: StaffMember,
      nullable: true,
      description: "The staff member. Null: their record was deleted.",
    }),
    apiTokenName: t.string({
      nullable: true,
      select: { apiToken: { select: { name: true } } },
      description:
        "The API token that made the change in the staff member's name. Null: they made it themselves.",
      resolve: ({ apiToken }) => apiToken?.name ?? null,
    }),
    action: t.exposeString("action", {
      description: "The action, for example UPDATE, ADVANCE, CANCEL, or ADD_LINES.",
    }),
    changes: t.field({
      type: [AuditChange],
      description: "The fields that changed.",
      select: { before: true, after: true },
      resolve: fieldChanges,
    }),
  }),
});

/** Returns the latest history entries of one row, newest first. */
export function historyOf(
  query: object,
  { prisma }: Context,
  subjectType: NodeType,
  subjectId: number,
): Promise<Entry[]> {
  return prisma.auditEntry.findMany({
    ...query,
    where: { subjectType, subjectId },
    orderBy: { id: "desc" },
    take: MAX_ENTRIES,
  });
}
