import { builder } from "../builder.ts";
import { ErrorCodeEnum } from "../enums.ts";
import { UndoableChange } from "../undo/undoableChange.ts";
import { findUndoableRows } from "../undo/undoEntry.ts";
import { errorText } from "../wording/wording.ts";
import type { BulkRow } from "./bulkWrite.ts";

export const BulkResult = builder.objectRef<readonly BulkRow[]>("BulkResult");

/** The description of the results of the appointments of an undone dismissal. */
export const APPOINTMENTS_OF_DISMISSAL =
  "The appointments that a dismissed staff member served: each has them again or is refused with CONFLICT (changed since), NOT_FOUND (deleted since), SLOT_TAKEN, or STAFF_NOT_AVAILABLE. Empty for other changes.";

const BulkRowObject = builder.objectRef<BulkRow>("BulkRow");
BulkRowObject.implement({
  description: "The result of a bulk write for one row.",
  fields: (t) => ({
    rowId: t.id({ description: "The global ID of the row.", resolve: ({ id }) => id }),
    code: t.field({
      type: ErrorCodeEnum,
      nullable: true,
      description: "Why the row was refused. Null: it was written.",
      resolve: ({ refusal }) => refusal?.code ?? null,
    }),
    message: t.string({
      nullable: true,
      description: "The reason in the language of the request. Null: it was written.",
      resolve: ({ refusal }, _args, { language }) =>
        refusal && errorText(language, refusal.code, refusal.params),
    }),
    appointments: t.field({
      type: BulkResult,
      description: APPOINTMENTS_OF_DISMISSAL,
      resolve: ({ appointments }) => appointments ?? [],
    }),
  }),
});

BulkResult.implement({
  description:
    "The result of a bulk write: refused rows do not affect the others. Each row was written in its own transaction, those of `applyStockTake` and of an undone dismissal in one.",
  fields: (t) => ({
    rows: t.field({
      type: [BulkRowObject],
      description: "The result of each row, in the order of the request.",
      resolve: (rows) => [...rows],
    }),
    done: t.int({
      description: "The number of rows that were written.",
      resolve: (rows) => rows.filter(({ refusal }) => refusal === null).length,
    }),
    refused: t.int({
      description: "The number of rows that were refused.",
      resolve: (rows) => rows.filter(({ refusal }) => refusal !== null).length,
    }),
    undoable: t.field({
      type: [UndoableChange],
      authScopes: { admin: true },
      description:
        "The changes of the written rows that the viewer can undo with `undoChanges`, in the order of the request. For admins.",
      resolve: (rows, _args, context) =>
        findUndoableRows(
          context,
          rows.flatMap(({ id, refusal }) => (refusal === null ? [id] : [])),
        ),
    }),
  }),
});

/** The description of the rows that a bulk write takes. */
export const SELECTION =
  "Rows to write: either IDs or a filter, which the server evaluates; 1 to 1000 rows, else INVALID_INPUT.";
