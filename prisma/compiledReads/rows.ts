import type { ResultBranch, ResultTable } from "./layout.ts";
import { type ScalarField, scalarCodecOf } from "./models.ts";

/** A row as Postgres returned it. */
export type RawRow = readonly unknown[];
export type DecodedRow = Record<string, unknown>;

/** For every table below the first: its rows, grouped by the key of their parent row. */
type Found = ReadonlyMap<unknown, readonly RawRow[]>[];

/** Sets a part of a row. `above` is the row to which this one belongs. */
type Put = (row: DecodedRow, raw: RawRow, found: Found, above: RawRow) => void;
type Make = (raw: RawRow, found: Found, above: RawRow) => DecodedRow;

/** What a row of the first table has above. */
const NOTHING: RawRow = [];

/** Converts a statement's result to Prisma's rows. */
export interface RowMapper {
  /** `answer` is the columns of the statement's single row. */
  read(columns: readonly (string | null)[]): { rows: readonly RawRow[]; decode(row: RawRow): DecodedRow };
}

export function rowMapperOf(tables: readonly ResultTable[]): RowMapper {
  const [top] = tables;
  if (top === undefined) throw new Error("A read has at least one table");
  const make = maker(top);
  /** The position of the parent key in a row of each table. */
  const keys: number[] = [];
  const remember = ({ relations }: ResultTable) => {
    for (const { table, selected } of relations) {
      if (table === null) continue;
      keys[table.index] = table.columns.indexOf(selected.relation.remote);
      remember(table);
    }
  };
  remember(top);
  return {
    read(columns) {
      const [rows = [], ...below] = columns.map(parse);
      const found: Found = [new Map(), ...below.map((each, index) => grouped(each, keys[index + 1] ?? 0))];
      return { rows, decode: (row) => make(row, found, NOTHING) };
    },
  };
}

const parse = (text: string | null): readonly RawRow[] => (text === null ? [] : JSON.parse(text));

function grouped(rows: readonly RawRow[], place: number): Map<unknown, RawRow[]> {
  const groups = new Map<unknown, RawRow[]>();
  for (const row of rows) {
    const group = groups.get(row[place]);
    if (group === undefined) groups.set(row[place], [row]);
    else group.push(row);
  }
  return groups;
}

function maker(table: ResultTable): Make {
  const { selection, columns, relations } = table;
  const fields = selection.fields.map((field) => putField(field, columns.indexOf(field.name)));
  const puts = [...fields, ...relations.map((branch) => putRelation(branch, columns))];
  if (selection.counts.length > 0) puts.push(putCounts(table));
  return (raw, found, above) => {
    const row: DecodedRow = {};
    for (const put of puts) put(row, raw, found, above);
    return row;
  };
}

function putField(field: ScalarField, place: number): Put {
  const { name, isList } = field;
  const { decode } = scalarCodecOf(field);
  if (isList) {
    return (row, raw) => {
      // The list is copied, because several callers may receive this row.
      row[name] = [...((raw[place] ?? []) as unknown[])];
    };
  }
  if (decode === undefined) {
    return (row, raw) => {
      row[name] = raw[place];
    };
  }
  return (row, raw) => {
    const value = raw[place];
    row[name] = value === null ? null : decode(value as never);
  };
}

function putRelation({ selected, table, columnsAbove }: ResultBranch, columns: readonly string[]): Put {
  const { name, local, remote, isList } = selected.relation;
  const place = columns.indexOf(local);
  if (columnsAbove !== null) {
    const puts = selected.selection.fields.map((field) => putField(field, columnsAbove.indexOf(field.name)));
    return (row, _raw, found, above) => {
      const other: DecodedRow = {};
      for (const put of puts) put(other, above, found, NOTHING);
      row[name] = other;
    };
  }
  if (table === null) {
    return (row, raw) => {
      row[name] = raw[place] === null ? null : { [remote]: raw[place] };
    };
  }
  const make = maker(table);
  const { index } = table;
  if (isList) {
    return (row, raw, found) => {
      row[name] = found[index]?.get(raw[place])?.map((each) => make(each, found, raw)) ?? [];
    };
  }
  return (row, raw, found) => {
    const other = found[index]?.get(raw[place])?.[0];
    row[name] = other === undefined ? null : make(other, found, raw);
  };
}

function putCounts({ selection, columns }: ResultTable): Put {
  const places = selection.counts.map(
    ({ relation }, index) => [relation.name, columns.length + index] as const,
  );
  return (row, raw) => {
    row._count = Object.fromEntries(places.map(([name, place]) => [name, raw[place]]));
  };
}
