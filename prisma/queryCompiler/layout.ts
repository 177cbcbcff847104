import type { SelectedRelation, Selection } from "./selection.ts";

/** The rows of one place in a selection, as the statement answers them: a JSON array for each row. */
export interface ResultTable {
  /** Which column of the statement's one row holds them. */
  index: number;
  selection: Selection;
  /** What stands in a row's array, by its place; the counts follow. */
  columns: string[];
  relations: ResultBranch[];
}

export interface ResultBranch {
  selected: SelectedRelation;
  /** Null: its rows have nothing but the key that ours have too. */
  table: ResultTable | null;
}

/** Lays out a selection whose rows are told apart by `key`; null: nobody asks for one row among many. Appends to `tables`. */
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
