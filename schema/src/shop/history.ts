import type { AuditEntry as Entry } from "@machiya/prisma/client";
import { builder } from "../builder.ts";
import type { Context } from "../context.ts";
import { StaffMember } from "../identity/staffMember.ts";
import type { NodeType } from "../ids.ts";

/** Entries of one history that a screen shows; older ones stay in the database. */
const MAX_ENTRIES = 100;

interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

const AuditChange = builder.objectRef<FieldChange>("AuditChange").implement({
  description: "A field that changed.",
  fields: (t) => ({
    field: t.exposeString("field", { description: "Its name." }),
    before: t.exposeString("before", {
      nullable: true,
      description: "Its value before, as JSON. Null: there was none.",
    }),
    after: t.exposeString("after", {
      nullable: true,
      description: "Its value after, as JSON. Null: there is none.",
    }),
  }),
});

function fieldChanges({ before, after }: Pick<Entry, "before" | "after">): FieldChange[] {
  const [was, is] = [(before ?? {}) as Record<string, unknown>, (after ?? {}) as Record<string, unknown>];
  const text = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value));
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].map((field) => ({
    field,
    before: text(was[field]),
    after: text(is[field]),
  }));
}

export const AuditEntry = builder.prismaObject("AuditEntry", {
  description: "Something that staff did. Staff only.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Its number." }),
    at: t.expose("createdAt", { type: "DateTime", description: "When." }),
    staffMember: t.relation("staffMember", {
      type: StaffMember,
      nullable: true,
      description: "Who. Null: somebody whose record is gone.",
    }),
    apiTokenName: t.string({
      nullable: true,
      select: { apiToken: { select: { name: true } } },
      description: "The API token by which it was done, in their name. Null: they did it themselves.",
      resolve: ({ apiToken }) => apiToken?.name ?? null,
    }),
    action: t.exposeString("action", {
      description: "What, for example UPDATE, ADVANCE, CANCEL or ADD_LINES.",
    }),
    changes: t.field({
      type: [AuditChange],
      description: "The fields that changed.",
      select: { before: true, after: true },
      resolve: fieldChanges,
    }),
  }),
});

/** The newest entries about one row, newest first. */
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
