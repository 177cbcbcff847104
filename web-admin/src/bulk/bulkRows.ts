import { createContext, use } from "react";
import type { SelectableRow } from "../ui/lists/selection.tsx";

/** The rows of a bulk write: IDs, or all rows of the list's filter. */
export type BulkRows = { ids: readonly string[] } | { filter: object };

/** The outcome of a bulk write, as every bulk mutation returns it. */
export interface BulkOutcome {
  readonly done: number;
  readonly refused: number;
  readonly rows: readonly { readonly rowId: string; readonly message: string | null | undefined }[];
  /** The changes of the written rows that can be undone. */
  readonly undoable?: readonly { readonly id: string }[];
}

interface Bulk {
  rows: BulkRows;
  /** The number of these rows. */
  count: number;
  /** The selected rows as the user sees them. */
  selected: readonly SelectableRow[];
  /** Shows the outcome; `retry` repeats the write for rows that were refused. */
  report: (outcome: BulkOutcome, retry: (rows: BulkRows) => void) => void;
}

export const BulkContext = createContext<Bulk>({
  rows: { ids: [] },
  count: 0,
  selected: [],
  report: () => {},
});

/** Returns the rows to which the actions of the bulk bar apply. */
export const useBulk = (): Bulk => use(BulkContext);
