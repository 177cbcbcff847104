import { Button, Checkbox, makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { variantName } from "@machiya/schema/domain/products/variants";
import { useState } from "react";
import { useMessages } from "../../language/language.ts";
import { VariantDay } from "./VariantDay.tsx";
import { VariantPicture } from "./VariantPicture.tsx";
import {
  invalidCells,
  VARIANT_STATES,
  type VariantCells,
  type VariantRow,
  type VariantsDraft,
  withCells,
  withFilled,
} from "./variantDraft.ts";

const useStyles = makeStyles({
  frame: {
    overflowX: "auto",
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  // On a phone, each variant is a card: its name, and its fields in two rows beside the image.
  cards: {
    "@media (max-width: 599px)": {
      display: "block",
      "& thead": {
        position: "absolute",
        width: "1px",
        height: "1px",
        overflow: "hidden",
        clipPath: "inset(50%)",
      },
      "& tbody, & tfoot": { display: "block" },
      "& tr": {
        display: "grid",
        gridTemplateColumns: "auto minmax(0, 1fr) minmax(0, 1fr)",
        alignItems: "end",
        gap: "4px 8px",
        padding: "8px 10px",
        borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
      },
      "& tbody tr:first-child": { borderTop: "none" },
      "& tr > th": { gridColumn: "1 / -1", padding: 0 },
      "& tr > td, & tbody tr > th, & tfoot tr > th": { borderTop: "none", padding: 0 },
      "& tbody tr > td:nth-child(2)": { gridRow: "span 2", alignSelf: "center" },
      "& tfoot tr": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
      "& tfoot td:last-child": { gridColumn: "1 / -1" },
      "& td > input": { minWidth: 0 },
      "& td[data-label]::before": {
        content: "attr(data-label)",
        display: "block",
        color: tokens.colorNeutralForeground3,
        fontSize: tokens.fontSizeBase200,
      },
    },
  },
  // The further columns need narrower cells; on a phone, they are a further row.
  withPreOrders: {
    "& td > input": { minWidth: "64px" },
    "@media (max-width: 599px)": {
      "& tbody tr > td:nth-child(2)": { gridRow: "span 4" },
      "& tfoot tr": { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
    },
  },
  day: { "@media (min-width: 600px)": { minWidth: "150px" } },
  table: {
    width: "100%",
    borderCollapse: "collapse",
    "& th": { padding: "6px 8px", textAlign: "start", fontSize: tokens.fontSizeBase200 },
    "& tbody th": { minWidth: "110px", fontWeight: tokens.fontWeightSemibold, overflowWrap: "anywhere" },
    "& td": { padding: "2px 4px", borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
    "& tbody th, & tfoot th": { borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
  },
  cell: {
    boxSizing: "border-box",
    width: "100%",
    minWidth: "84px",
    height: "34px",
    "@media (pointer: coarse)": { height: "44px" },
    padding: "0 8px",
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    font: "inherit",
    color: "inherit",
    backgroundColor: tokens.colorNeutralBackground1,
  },
  number: { textAlign: "end", fontVariantNumeric: "tabular-nums" },
  numberHead: { "&&": { textAlign: "end" } },
  // The column of states is as wide as its longest text.
  state: {
    width: "auto",
    minWidth: "100%",
    maxWidth: "100%",
    "@media (min-width: 600px)": { maxWidth: "none" },
  },
  invalid: { backgroundColor: "var(--houseToneBadFill)" },
  absent: { color: tokens.colorNeutralForeground3 },
  fill: { backgroundColor: tokens.colorNeutralBackground3 },
});

interface VariantTableProps {
  rows: readonly VariantRow[];
  draft: VariantsDraft;
  onChange: (draft: VariantsDraft) => void;
}

const NOTHING = { price: "", stock: "", lowStockLevel: "", preOrderCap: "", preOrderDay: "" };

const CAP = ["preOrderCap"] as const;

type TextColumn = "code" | "price" | "stock" | "lowStockLevel" | "preOrderCap";

/** The variants in rows; the last row fills a column of all of them. */
export function VariantTable({ rows, draft, onChange }: VariantTableProps) {
  const styles = useStyles();
  const words = useMessages("variants");
  const preOrders = useMessages("preOrders");
  const [fill, setFill] = useState(NOTHING);
  const [isWanted, setWanted] = useState(false);
  const showsPreOrders =
    isWanted || rows.some(({ cells }) => cells.preOrderCap !== "" || cells.preOrderDay !== "");
  const filled = Object.fromEntries(Object.entries(fill).filter(([, text]) => text.trim() !== ""));
  const apply = () => {
    onChange(withFilled(draft, rows, filled));
    setFill(NOTHING);
  };
  const titles = { ...words, preOrderCap: preOrders.cap, preOrderDay: preOrders.day };
  const text = (row: VariantRow, column: TextColumn) => (
    <input
      aria-label={words.cell(titles[column], row.values.join(" / "))}
      aria-invalid={invalidCells(row.cells).includes(column)}
      inputMode={column === "code" ? "text" : "decimal"}
      className={mergeClasses(
        styles.cell,
        column !== "code" && styles.number,
        invalidCells(row.cells).includes(column) && styles.invalid,
      )}
      disabled={row.cells.state === "ABSENT"}
      value={row.cells[column]}
      onChange={({ target }) => onChange(withCells(draft, row.key, { [column]: target.value }))}
    />
  );
  return (
    <>
      <Checkbox
        label={preOrders.columns}
        checked={showsPreOrders}
        onChange={(_, { checked }) => setWanted(checked === true)}
      />
      <div className={styles.frame}>
        <table
          className={mergeClasses(styles.table, styles.cards, showsPreOrders && styles.withPreOrders)}
          aria-label={words.table}
        >
          <thead>
            <tr>
              <th scope="col">{words.variant}</th>
              <th scope="col">{words.picture}</th>
              <th scope="col">{words.code}</th>
              <th scope="col" className={styles.numberHead}>
                {words.price}
              </th>
              <th scope="col" className={styles.numberHead}>
                {words.stock}
              </th>
              <th scope="col" className={styles.numberHead}>
                {words.lowStockLevel}
              </th>
              {showsPreOrders && (
                <>
                  <th scope="col" className={styles.numberHead}>
                    {preOrders.cap}
                  </th>
                  <th scope="col">{preOrders.day}</th>
                </>
              )}
              <th scope="col">{words.state}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key} className={row.cells.state === "ABSENT" ? styles.absent : undefined}>
                <th scope="row">{row.values.join(" / ")}</th>
                <td>
                  <VariantPicture
                    name={variantName("", row.values)}
                    url={row.cells.image}
                    disabled={row.cells.state === "ABSENT"}
                    onChange={(image) => onChange(withCells(draft, row.key, { image }))}
                  />
                </td>
                <td data-label={words.code}>{text(row, "code")}</td>
                <td data-label={words.price}>{text(row, "price")}</td>
                <td data-label={words.stock}>{text(row, "stock")}</td>
                <td data-label={words.lowStockLevel}>{text(row, "lowStockLevel")}</td>
                {showsPreOrders && (
                  <>
                    <td data-label={preOrders.cap}>{text(row, "preOrderCap")}</td>
                    <td data-label={preOrders.day} className={styles.day}>
                      <VariantDay
                        label={words.cell(preOrders.day, row.values.join(" / "))}
                        value={row.cells.preOrderDay}
                        invalid={invalidCells(row.cells).includes("preOrderDay")}
                        disabled={row.cells.state === "ABSENT"}
                        onChange={(preOrderDay) => onChange(withCells(draft, row.key, { preOrderDay }))}
                      />
                    </td>
                  </>
                )}
                <td data-label={words.state}>
                  <select
                    aria-label={words.cell(words.state, row.values.join(" / "))}
                    className={mergeClasses(styles.cell, styles.state)}
                    value={row.cells.state}
                    onChange={({ target }) => {
                      const state = target.value as VariantCells["state"];
                      onChange(withCells(draft, row.key, { state }));
                    }}
                  >
                    {VARIANT_STATES.map((state) => (
                      <option key={state} value={state}>
                        {words.states[state]}
                      </option>
                    ))}
                  </select>
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className={styles.fill}>
              <th scope="row" colSpan={3}>
                {words.fill}
              </th>
              {(["price", "stock", "lowStockLevel", ...(showsPreOrders ? CAP : [])] as const).map(
                (column) => (
                  <td key={column} data-label={titles[column]}>
                    <input
                      aria-label={words.cell(titles[column], words.fill)}
                      inputMode="decimal"
                      className={mergeClasses(styles.cell, styles.number)}
                      value={fill[column]}
                      onChange={({ target }) => setFill({ ...fill, [column]: target.value })}
                    />
                  </td>
                ),
              )}
              {showsPreOrders && (
                <td data-label={preOrders.day} className={styles.day}>
                  <VariantDay
                    label={words.cell(preOrders.day, words.fill)}
                    value={fill.preOrderDay}
                    onChange={(preOrderDay) => setFill({ ...fill, preOrderDay })}
                  />
                </td>
              )}
              <td>
                <Button disabled={Object.keys(filled).length === 0} onClick={apply}>
                  {words.apply}
                </Button>
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  );
}
