import type { AuditEntry } from "@machiya/prisma/client";
import { builder } from "../builder.ts";
import { UNDO_MS } from "../domain/undo.ts";

export const UndoableChange = builder.objectRef<AuditEntry>("UndoableChange").implement({
  description: "The newest change of a record, which the viewer made and can undo.",
  fields: (t) => ({
    id: t.id({ description: "The ID for `undoChange`.", resolve: ({ id }) => String(id) }),
    until: t.field({
      type: "DateTime",
      description: "When the time to undo it ends, a minute after the change.",
      resolve: ({ createdAt }) => new Date(createdAt.getTime() + UNDO_MS),
    }),
  }),
});
