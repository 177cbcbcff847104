import { readWhere } from "./conditions.ts";
import { type ResultTable, resultLayout } from "./layout.ts";
import { type Model, scalarCodecOf } from "./models.ts";
import { onlyFields, plain, QueryShape, type Sql, Unsupported } from "./queryShape.ts";
import { type RowMapper, rowMapperOf } from "./rows.ts";
import { type Rows, readOrder, readSelection, readSize } from "./selection.ts";
import { countStatement, type PageWindow, statementOf } from "./statement.ts";

/** What all reads of one shape share. */
export interface ReadPlan {
  /** Of a read by a key: of one key alone. */
  text: string;
  /** The statement for a list of keys, which Postgres plans for each list anew; null: nobody asks by a key. */
  textOfMany: string | null;
  reviver: RowMapper;
  /** Where in a row stands by what it was asked for; -1: nobody asked for one by its key. */
  keyPlace: number;
}

/** A read with its values in the order of the statement's placeholders; of a read by a key, the key is the first. */
export interface PlannedRead {
  plan: ReadPlan;
  values: unknown[];
}

/** Shapes that are kept: far more than the screens have; those who write their own documents make ever new ones. */
const MAX_PLANS = 1_000;
const plans = new Map<string, ReadPlan>();

interface Key {
  name: string;
  isAmongMany: Sql;
}

function planFor(shape: QueryShape, rows: Rows, window: PageWindow, key: Key | null): PlannedRead {
  return cachedPlan(shape, () => {
    const tables: ResultTable[] = [];
    const { columns } = resultLayout(rows.selection, key?.name ?? null, tables);
    return {
      text: statementOf(rows, window, tables),
      textOfMany: key && statementOf({ ...rows, where: key.isAmongMany }, window, tables),
      reviver: rowMapperOf(tables),
      keyPlace: key === null ? -1 : columns.indexOf(key.name),
    };
  });
}

function cachedPlan(shape: QueryShape, make: () => ReadPlan): PlannedRead {
  const known = plans.get(shape.key);
  if (known !== undefined) return { plan: known, values: shape.values };
  const plan = make();
  const [oldest] = plans.keys();
  if (plans.size >= MAX_PLANS && oldest !== undefined) plans.delete(oldest);
  plans.set(shape.key, plan);
  return { plan, values: shape.values };
}

const COUNT = new Set(["where"]);

/** Counts the rows for which a condition holds. Throws Unsupported. */
export function planCount(model: Model, given: unknown): PlannedRead {
  const args = plain(given ?? {});
  onlyFields(args, COUNT);
  const shape = new QueryShape();
  shape.key = `${model.name}#`;
  const where = readWhere(model, args.where, shape);
  return cachedPlan(shape, () => ({
    text: countStatement(model, where),
    textOfMany: null,
    reviver: COUNT_REVIVER,
    keyPlace: -1,
  }));
}

const COUNT_REVIVER: RowMapper = {
  read: ([count]) => ({ rows: [[Number(count)]], decode: ([value]) => ({ count: value }) }),
};

const MANY = new Set(["select", "include", "where", "orderBy", "take", "skip"]);
const FIRST = new Set(["select", "include", "where", "orderBy"]);
const UNIQUE = new Set(["select", "include", "where"]);

/** Throws Unsupported. */
export function planMany(model: Model, given: unknown): PlannedRead {
  const args = plain(given ?? {});
  onlyFields(args, MANY);
  const shape = new QueryShape();
  const rows = queryRows(model, args, shape);
  const isFree = shape.values.length === rows.valuesBefore;
  const take = args.take === undefined ? null : readSize("take", args.take, shape);
  const skip = args.skip === undefined ? null : readSize("skip", args.skip, shape);
  // Prisma orders such rows by their key.
  if ((take ?? skip) !== null && rows.orderBy.length === 0) throw Unsupported.ONE;
  const size = Number(args.take) + Number(args.skip ?? 0);
  // Where the values decide how many rows there are, Postgres plans for them; else once for about so many.
  const most = take !== null && isFree && size <= MAX_PLANNED ? roundUp(size) : null;
  shape.key += `>${most}`;
  return planFor(shape, rows, { take, skip, most }, null);
}

/** Throws Unsupported. */
export function planFirst(model: Model, given: unknown): PlannedRead {
  const args = plain(given ?? {});
  onlyFields(args, FIRST);
  const shape = new QueryShape();
  const rows = queryRows(model, args, shape);
  shape.key += ">first";
  return planFor(shape, rows, { take: "1", skip: null, most: null }, null);
}

/** Throws Unsupported. */
export function planUnique(model: Model, given: unknown): PlannedRead {
  const args = plain(given);
  onlyFields(args, UNIQUE);
  const shape = new QueryShape();
  const [entry, ...more] = Object.entries(plain(args.where)).filter(([, value]) => value !== undefined);
  if (entry === undefined || more.length > 0 || !model.uniques.has(entry[0])) throw Unsupported.ONE;
  const [name, value] = entry;
  const field = model.scalars.get(name);
  const parameter = field === undefined ? undefined : scalarCodecOf(field).parameter(value);
  if (parameter === undefined) throw Unsupported.ONE;
  const placeholder = shape.add(parameter);
  shape.key = `${model.name}!${name}`;
  const selection = readSelection(model, args, shape);
  const rows: Rows = { selection, where: (alias) => `${alias}."${name}" = ${placeholder}`, orderBy: [] };
  const isAmongMany: Sql = (alias) => `${alias}."${name}" = ANY(${placeholder})`;
  return planFor(shape, rows, { take: null, skip: null, most: null }, { name, isAmongMany });
}

function queryRows(
  model: Model,
  args: Record<string, unknown>,
  shape: QueryShape,
): Rows & { valuesBefore: number } {
  shape.key = model.name;
  const selection = readSelection(model, args, shape);
  const valuesBefore = shape.values.length;
  const where = readWhere(model, args.where, shape);
  return { selection, where, orderBy: readOrder(model, args.orderBy, shape), valuesBefore };
}

/** Rows up to which the planner is told how many: of more, there are too many to plan for all of them alike. */
const MAX_PLANNED = 2_048;

/** The next power of two, so that there are few statements for all sizes of pages. */
const roundUp = (rows: number) => 2 ** Math.ceil(Math.log2(Math.max(1, rows)));
