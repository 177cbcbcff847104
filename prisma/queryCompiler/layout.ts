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
  /** null when the relation selects only the key, which the parent row already has. */
  table: ResultTable | null;
}

/**
 * Lays out a selection whose rows are identified by `key`; null when no rows are looked up. Appends to
 * `tables`.
 */
export function resultLayout(selection: Selection, key: string | null, tables: ResultTable[]): ResultTable {
  const columns = new Set(selection.fields.map(({ name }) => name));
  if (key !== null) columns.add(key);
  for (const { relation } of selection.relations) columns.add(relation.local);
  for (const { relation } of selection.counts) columns.add(relation.local);
  const table: ResultTable = { index: tables.length, selection, columns: [...columns], relations: [] };
  tables.push(table);
  for (const selected of selection.relations) {
    const needsNone = selected.relation.ownsKey && asksForKeyAlone(selected);
    table.relations.push({
      selected,
      table: needsNone ? null : resultLayout(selected.selection, selected.relation.remote, tables),
    });
  }
  return table;
}

function asksForKeyAlone({ relation, selection }: SelectedRelation): boolean {
  const { fields, relations, counts } = selection;
  return relations.length + counts.length === 0 && fields.every(({ name }) => name === relation.remote);
}
