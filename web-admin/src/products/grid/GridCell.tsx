import { makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { PRODUCT_STATES } from "@machiya/schema/domain/products/productState";
import { type ClipboardEvent, type KeyboardEvent, useId } from "react";
import { useMessages } from "../../language/language.ts";
import {
  cellsOf,
  type GridColumn,
  type GridDraft,
  type GridProduct,
  type GridTerms,
  isLocked,
  isValidCell,
} from "./gridDraft.ts";

const useStyles = makeStyles({
  cell: {
    boxSizing: "border-box",
    width: "100%",
    minWidth: "80px",
    height: "36px",
    "@media (pointer: coarse)": { height: "44px" },
    padding: "0 8px",
    border: "none",
    font: "inherit",
    color: "inherit",
    backgroundColor: "transparent",
    outlineStyle: "none",
    ":focus": { boxShadow: `inset 0 0 0 2px ${tokens.colorStrokeFocus2}` },
  },
  name: { minWidth: "220px", "@media (max-width: 720px)": { minWidth: "150px" } },
  number: { textAlign: "end", fontVariantNumeric: "tabular-nums" },
  state: { minWidth: "120px" },
  types: { minWidth: "160px" },
  locked: { color: tokens.colorNeutralForeground3 },
  changed: { backgroundColor: "var(--houseToneBusyFill)", fontWeight: tokens.fontWeightSemibold },
  invalid: { backgroundColor: "var(--houseToneBadFill)" },
  problem: { padding: "2px 8px 6px", color: "var(--houseToneBadText)", fontSize: tokens.fontSizeBase200 },
});

interface GridCellProps {
  product: GridProduct;
  /** The place of the product in the grid. */
  row: number;
  column: GridColumn;
  header: string;
  draft: GridDraft;
  terms: GridTerms;
  onChange: (value: string) => void;
  /** Called with several cells of a spreadsheet. */
  onPaste: (text: string) => void;
}

/** A cell of the grid: its value, whether it was changed, and why it cannot be saved. */
export function GridCell({ product, row, column, header, draft, terms, onChange, onPaste }: GridCellProps) {
  const styles = useStyles();
  const words = useMessages("productGrid");
  const { perVariant } = useMessages("productEdit");
  const problemId = useId();
  const value = cellsOf(product, draft)[column];
  const isValid = isValidCell(product, column, draft, terms);
  const isChanged = draft.get(product.id)?.[column] !== undefined;
  const locked = isLocked(product, column);
  const shared = {
    "data-cell": `${row} ${column}`,
    "aria-label": words.cell(header, product.cells.name),
    "aria-invalid": !isValid,
    "aria-describedby": isValid ? undefined : problemId,
    title: locked ? perVariant : isChanged ? words.was(product.cells[column]) : undefined,
    className: mergeClasses(
      styles.cell,
      column === "name" && styles.name,
      (column === "price" || column === "stock") && styles.number,
      column === "state" && styles.state,
      column === "types" && styles.types,
      locked && styles.locked,
      isChanged && styles.changed,
      !isValid && styles.invalid,
    ),
    onKeyDown: moveByEnter,
    onPaste: (event: ClipboardEvent) => {
      const text = event.clipboardData.getData("text/plain");
      if (!/[\t\n]/.test(text)) return;
      event.preventDefault();
      onPaste(text);
    },
  };
  return (
    <>
      {column === "state" ? (
        <select {...shared} value={value} onChange={({ target }) => onChange(target.value)}>
          {/* Without this option, a pasted text that is no state would be shown as the first state. */}
          {!isValid && <option value={value}>{value}</option>}
          {PRODUCT_STATES.map((state) => (
            <option key={state} value={state}>
              {terms.states[state]}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          value={value}
          readOnly={locked}
          inputMode={column === "price" || column === "stock" ? "decimal" : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {!isValid && (
        <div id={problemId} className={styles.problem}>
          {words.problems[column]}
        </div>
      )}
    </>
  );
}

/** Enter moves to the same column of the next row, and with Shift of the one before. */
function moveByEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Enter") return;
  event.preventDefault();
  const [row = "0", column = ""] = (event.currentTarget.dataset.cell ?? "").split(" ");
  const next = Number(row) + (event.shiftKey ? -1 : 1);
  const target = event.currentTarget
    .closest("table")
    ?.querySelector<HTMLElement>(`[data-cell="${next} ${column}"]`);
  target?.focus();
  if (target instanceof HTMLInputElement) target.select();
}
