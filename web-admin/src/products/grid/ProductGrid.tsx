import { Button, Checkbox, Input, makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { PRODUCT_STATES } from "@machiya/schema/domain/products/productState";
import { type ClipboardEvent, type KeyboardEvent, useState } from "react";
import { useMessages } from "../../language/language.ts";
import {
  cellsOf,
  GRID_COLUMNS,
  type GridColumn,
  type GridDraft,
  type GridProduct,
  type GridTerms,
  isLocked,
  isValidCell,
  pasted,
  withCell,
  withPercent,
} from "./gridDraft.ts";
import type { LoadedGrid } from "./useProductGrid.ts";

const useStyles = makeStyles({
  bar: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px", padding: "10px 16px" },
  percent: { width: "110px", "& input": { width: "100%" } },
  hint: {
    marginInlineStart: "auto",
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  frame: { overflowX: "auto" },
  table: {
    width: "100%",
    borderCollapse: "collapse",
    "& th": { padding: "6px 8px", textAlign: "start", fontSize: tokens.fontSizeBase200 },
    "& td": { padding: 0, border: `1px solid ${tokens.colorNeutralStroke3}`, verticalAlign: "top" },
  },
  cell: {
    boxSizing: "border-box",
    width: "100%",
    minWidth: "80px",
    height: "36px",
    padding: "0 8px",
    border: "none",
    font: "inherit",
    color: "inherit",
    backgroundColor: "transparent",
    outlineStyle: "none",
    ":focus": { boxShadow: `inset 0 0 0 2px ${tokens.colorStrokeFocus2}` },
  },
  name: { minWidth: "220px" },
  number: { textAlign: "end", fontVariantNumeric: "tabular-nums" },
  changed: { backgroundColor: "var(--houseToneBusyFill)", fontWeight: tokens.fontWeightSemibold },
  invalid: { backgroundColor: "var(--houseToneBadFill)" },
  refusal: { padding: "2px 8px 6px", color: "var(--houseToneBadText)", fontSize: tokens.fontSizeBase200 },
});

interface ProductGridProps {
  loaded: LoadedGrid;
  draft: GridDraft;
  /** Why products were refused, by ID. */
  refusals: ReadonlyMap<string, string>;
  terms: GridTerms;
  onChange: (draft: GridDraft) => void;
}

/** The products in cells: Tab and Enter move, and a range of a spreadsheet can be pasted into any cell. */
export function ProductGrid({ loaded, draft, refusals, terms, onChange }: ProductGridProps) {
  const styles = useStyles();
  const words = useMessages("productGrid");
  const { select } = useMessages("ui");
  const { perVariant } = useMessages("productEdit");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [percent, setPercent] = useState("");
  const { products, total } = loaded;
  const headers: Record<GridColumn, string> = {
    name: words.name,
    price: words.price,
    stock: words.stock,
    state: words.state,
    types: words.types,
  };
  const changePrices = () => {
    const meant = chosen.size === 0 ? products : products.filter(({ id }) => chosen.has(id));
    onChange(withPercent(draft, meant, percent.trim()));
    setPercent("");
  };
  const cell = (product: GridProduct, row: number, column: GridColumn) => {
    const cells = cellsOf(product, draft);
    const value = cells[column];
    const isValid = isValidCell(column, value, terms);
    const isChanged = draft.get(product.id)?.[column] !== undefined;
    const shared = {
      "data-cell": `${row} ${column}`,
      "aria-label": words.cell(headers[column], product.cells.name),
      "aria-invalid": !isValid,
      title: isLocked(product, column)
        ? perVariant
        : isChanged
          ? words.was(product.cells[column])
          : undefined,
      className: mergeClasses(
        styles.cell,
        column === "name" && styles.name,
        (column === "price" || column === "stock") && styles.number,
        isChanged && styles.changed,
        !isValid && styles.invalid,
      ),
      onKeyDown: moveByEnter,
      onPaste: (event: ClipboardEvent) => {
        const text = event.clipboardData.getData("text/plain");
        if (!/[\t\n]/.test(text)) return;
        event.preventDefault();
        onChange(pasted(draft, products, { row, column }, text, terms));
      },
    };
    const change = (written: string) => onChange(withCell(draft, product, column, written));
    if (column !== "state")
      return (
        <input
          {...shared}
          value={value}
          readOnly={isLocked(product, column)}
          onChange={({ target }) => change(target.value)}
        />
      );
    return (
      <select {...shared} value={value} onChange={({ target }) => change(target.value)}>
        {PRODUCT_STATES.map((state) => (
          <option key={state} value={state}>
            {terms.states[state]}
          </option>
        ))}
      </select>
    );
  };
  return (
    <>
      <div className={styles.bar}>
        <Input
          className={styles.percent}
          value={percent}
          aria-label={words.percent}
          placeholder={words.percent}
          contentAfter="%"
          onChange={(_, { value }) => setPercent(value)}
        />
        <Button disabled={!/^-?\d{1,3}(\.\d+)?$/.test(percent.trim())} onClick={changePrices}>
          {chosen.size === 0 ? words.changeAll : words.changeChosen(chosen.size)}
        </Button>
        <span className={styles.hint}>
          {total > products.length ? words.first(products.length, total) : words.hint}
        </span>
      </div>
      <div className={styles.frame}>
        <table className={styles.table} aria-label={words.title}>
          <thead>
            <tr>
              <th scope="col" aria-label={words.chosen} />
              {GRID_COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {headers[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {products.map((product, row) => (
              <tr key={product.id}>
                <td>
                  <Checkbox
                    aria-label={select(product.cells.name)}
                    checked={chosen.has(product.id)}
                    onChange={(_, { checked }) => {
                      const next = new Set(chosen);
                      if (checked === true) next.add(product.id);
                      else next.delete(product.id);
                      setChosen(next);
                    }}
                  />
                </td>
                {GRID_COLUMNS.map((column) => (
                  <td key={column}>
                    {cell(product, row, column)}
                    {column === "name" && refusals.has(product.id) && (
                      <div className={styles.refusal}>{refusals.get(product.id)}</div>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** Enter moves to the same column of the next row, and with Shift of the one before. */
function moveByEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const [row = "0", column = ""] = (event.currentTarget.dataset.cell ?? "").split(" ");
  const next = Number(row) + (event.shiftKey ? -1 : 1);
  const target = event.currentTarget
    .closest("table")
    ?.querySelector<HTMLElement>(`[data-cell="${next} ${column}"]`);
  target?.focus();
  if (target instanceof HTMLInputElement) target.select();
}
