import type { Relation } from "./models.ts";
import type { SelectedRelation, Selection } from "./selection.ts";

/** The rows of one node of a selection in the statement's result, each as a JSON array. */
export interface ResultTable {
  /** The column of the statement's single row that contains them. */
  index: number;
  selection: Selection;
  /** Columns by their position in a row's array; counts follow. */
  columns: string[];
  relations: ResultBranch[];
}

export interface ResultBranch {
  selected: SelectedRelation;
  /** null when the rows that are read anyway have everything. */
  table: ResultTable | null;
  /**
   * The columns of the row above when the relation leads back to it, as from the lines of an order to the order; null
   * for other relations.
   */
  columnsAbove: readonly string[] | null;
}

/** The table whose rows a relation leads to the rows of another one. */
interface TableAbove {
  table: ResultTable;
  relation: Relation;
}

/**
 * Lays out a selection whose rows are identified by `key`; null when no rows are looked up. Appends to
 * `tables`.
 */
export function resultLayout(
  selection: Selection,
  key: string | null,
  tables: ResultTable[],
  above: TableAbove | null = null,
): ResultTable {
  const names = new Set(selection.fields.map(({ name }) => name));
  if (key !== null) names.add(key);
  for (const { relation } of selection.relations) names.add(relation.local);
  for (const { relation } of selection.counts) names.add(relation.local);
  const columns = [...names];
  const table: ResultTable = { index: tables.length, selection, columns, relations: [] };
  tables.push(table);
  for (const selected of selection.relations) table.relations.push(branchOf(selected, table, tables, above));
  return table;
}

function branchOf(
  selected: SelectedRelation,
  table: ResultTable,
  tables: ResultTable[],
  above: TableAbove | null,
): ResultBranch {
  const { relation, selection } = selected;
  if (relation.ownsKey && hasOnlyFields(selection)) {
    if (selection.fields.every(({ name }) => name === relation.remote))
      return { selected, table: null, columnsAbove: null };
    if (above !== null && leadsBack(relation, above)) {
      const { columns } = above.table;
      for (const { name } of selection.fields) if (!columns.includes(name)) columns.push(name);
      return { selected, table: null, columnsAbove: columns };
    }
  }
  const below = resultLayout(selection, relation.remote, tables, { table, relation });
  return { selected, table: below, columnsAbove: null };
}

const hasOnlyFields = ({ relations, counts }: Selection) => relations.length + counts.length === 0;

/** Whether a relation leads from each row back to the row above, whose key it holds. */
const leadsBack = ({ model, local, remote }: Relation, { table, relation }: TableAbove) =>
  model === table.selection.model && local === relation.remote && remote === relation.local;
