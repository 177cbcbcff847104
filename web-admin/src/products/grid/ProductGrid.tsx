import { Button, Checkbox, Input, makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { useState } from "react";
import { useMessages } from "../../language/language.ts";
import { GridCell } from "./GridCell.tsx";
import {
  GRID_COLUMNS,
  type GridColumn,
  type GridDraft,
  type GridTerms,
  pasted,
  pastedRows,
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
  number: { textAlign: "end !important" as "end", width: "130px" },
  // The name tells which product the other cells belong to.
  name: { position: "sticky", left: 0, zIndex: 1, backgroundColor: tokens.colorNeutralBackground1 },
  leftOut: { padding: "0 16px 8px", color: "var(--houseToneBadText)", fontSize: tokens.fontSizeBase200 },
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
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [percent, setPercent] = useState("");
  /** The pasted rows below the last product. */
  const [leftOut, setLeftOut] = useState(0);
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
  const paste = (row: number, column: GridColumn, text: string) => {
    onChange(pasted(draft, products, { row, column }, text, terms));
    setLeftOut(Math.max(0, row + pastedRows(text) - products.length));
  };
  return (
    <>
      <div className={styles.bar}>
        <Input
          className={styles.percent}
          inputMode="decimal"
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
      <div role="status" className={mergeClasses(leftOut > 0 && styles.leftOut)}>
        {leftOut > 0 && words.leftOut(leftOut)}
      </div>
      <div className={styles.frame}>
        <table className={styles.table} aria-label={words.title}>
          <thead>
            <tr>
              <th scope="col" aria-label={words.chosen} />
              {GRID_COLUMNS.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className={mergeClasses(
                    column === "name" && styles.name,
                    (column === "price" || column === "stock") && styles.number,
                  )}
                >
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
                  <td key={column} className={column === "name" ? styles.name : undefined}>
                    <GridCell
                      product={product}
                      row={row}
                      column={column}
                      draft={draft}
                      terms={terms}
                      header={headers[column]}
                      onChange={(value) => onChange(withCell(draft, product, column, value))}
                      onPaste={(text) => paste(row, column, text)}
                    />
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
