import { stringify } from "csv-stringify/sync";

/** A table for spreadsheets: UTF-8 that they recognise, and no cell that they would take for a formula (decisions.md §4). */
export function csvOf(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return stringify([[...header], ...rows.map((row) => [...row])], {
    bom: true,
    escape_formulas: true,
    record_delimiter: "windows",
  });
}
