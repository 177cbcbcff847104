import { readWhere } from "./conditions.ts";
import { type ResultTable, resultLayout } from "./layout.ts";
import { type Model, scalarCodecOf } from "./models.ts";
import { listOf, onlyFields, plain, QueryShape, type Sql, Unsupported } from "./queryShape.ts";
import { type RowMapper, rowMapperOf } from "./rows.ts";
import { type Rows, readOrder, readSelection, readSize } from "./selection.ts";
import { countStatement, type PageWindow, statementOf } from "./statement.ts";

/** The compiled plan shared by all reads of one shape. */
export interface ReadPlan {
  /** The statement; for reads by key, that for a single key. */
  text: string;
  /** The statement for a list of keys; null for other reads. */
  textOfMany: string | null;
  rowMapper: RowMapper;
  /** The position of the key in a row; -1 when the read is not by key. */
  keyPlace: number;
}

/** A read with its values in placeholder order. For a read by key, the key comes first. */
export interface PlannedRead {
  plan: ReadPlan;
  values: unknown[];
}

/**
 * Maximum number of cached plans, far more than the screens need. Clients with ad hoc documents create ever
 * new shapes.
 */
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
      rowMapper: rowMapperOf(tables),
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

/** Plans a count of matching rows. Throws Unsupported. */
export function planCount(model: Model, input: unknown): PlannedRead {
  const args = plain(input ?? {});
  onlyFields(args, COUNT);
  const shape = new QueryShape();
  shape.key = `${model.name}#`;
  const where = readWhere(model, args.where, shape);
  return cachedPlan(shape, () => ({
    text: countStatement(model, where),
    textOfMany: null,
    rowMapper: COUNT_ROW_MAPPER,
    keyPlace: -1,
  }));
}

const COUNT_ROW_MAPPER: RowMapper = {
  read: ([count]) => ({ rows: [[Number(count)]], decode: ([value]) => ({ count: value }) }),
};

const MANY = new Set(["select", "include", "where", "orderBy", "take", "skip"]);
const FIRST = new Set(["select", "include", "where", "orderBy"]);
const UNIQUE = new Set(["select", "include", "where"]);

/** Plans a findMany. Throws Unsupported. */
export function planMany(model: Model, input: unknown): PlannedRead {
  const args = plain(input ?? {});
  onlyFields(args, MANY);
  const one = splitId(args);
  if (one !== null) return planByKey(model, args, ["id", one.id], one.others);
  const shape = new QueryShape();
  const rows = queryRows(model, args, shape);
  const isFree = !rows.isRestricted;
  const take = args.take === undefined ? null : readSize("take", args.take, shape);
  const skip = args.skip === undefined ? null : readSize("skip", args.skip, shape);
  // Prisma orders such rows by their key.
  if ((take ?? skip) !== null && rows.orderBy.length === 0) throw Unsupported.ONE;
  const size = Number(args.take) + Number(args.skip ?? 0);
  // When values restrict the rows, Postgres estimates their number itself; otherwise the page size is the
  // estimate.
  const most = take !== null && isFree && size <= MAX_PLANNED ? roundUp(size) : null;
  const findsKeysFirst = shape.isScattered && take !== null && isByIdAlone(args.orderBy);
  shape.key += `>${most}`;
  return planFor(shape, rows, { take, skip, most, findsKeysFirst }, null);
}

/** Plans a findFirst. Throws Unsupported. */
export function planFirst(model: Model, input: unknown): PlannedRead {
  const args = plain(input ?? {});
  onlyFields(args, FIRST);
  const shape = new QueryShape();
  const rows = queryRows(model, args, shape);
  shape.key += ">first";
  return planFor(shape, rows, { take: "1", skip: null, most: null, findsKeysFirst: false }, null);
}

/** Plans a findUnique. Throws Unsupported. */
export function planUnique(model: Model, input: unknown): PlannedRead {
  const args = plain(input);
  onlyFields(args, UNIQUE);
  const [entry, ...more] = Object.entries(plain(args.where)).filter(([, value]) => value !== undefined);
  if (entry === undefined || more.length > 0 || !model.uniques.has(entry[0])) throw Unsupported.ONE;
  return planByKey(model, args, entry, undefined);
}

/** Plans the read of a row by its key, if it meets the other conditions. Throws Unsupported. */
function planByKey(
  model: Model,
  args: Record<string, unknown>,
  [name, value]: [name: string, value: unknown],
  others: unknown,
): PlannedRead {
  const shape = new QueryShape();
  const field = model.scalars.get(name);
  const parameter = field === undefined ? undefined : scalarCodecOf(field).parameter(value);
  if (field === undefined || parameter === undefined) throw Unsupported.ONE;
  const placeholder = shape.add(parameter);
  shape.key = `${model.name}!${name}`;
  const selection = readSelection(model, args, shape);
  const condition = readWhere(model, others, shape);
  const meets: Sql = (alias) => (condition === null ? "" : ` AND ${condition(alias)}`);
  const where: Sql = (alias) => `${alias}."${name}" = ${placeholder}${meets(alias)}`;
  const rows: Rows = { selection, where, orderBy: [] };
  const { listType } = scalarCodecOf(field);
  // Postgres plans an opaque list once, and a list whose length it knows for each call.
  const keys = listType === undefined ? placeholder : `(SELECT ${placeholder}::${listType})::${listType}`;
  const isAmongMany: Sql = (alias) => `${alias}."${name}" = ANY(${keys})${meets(alias)}`;
  const all = { take: null, skip: null, most: null, findsKeysFirst: false };
  return planFor(shape, rows, all, { name, isAmongMany });
}

function queryRows(
  model: Model,
  args: Record<string, unknown>,
  shape: QueryShape,
): Rows & { isRestricted: boolean } {
  shape.key = model.name;
  const selection = readSelection(model, args, shape);
  shape.isRestricted = false;
  const where = readWhere(model, args.where, shape);
  const { isRestricted } = shape;
  return { selection, where, orderBy: readOrder(model, args.orderBy, shape), isRestricted };
}

/**
 * Returns the ID of a list of at most one row, which is read together with the rows of other such lists, and its other
 * conditions; null for other lists.
 */
function splitId({
  where,
  take = 1,
  skip = 0,
}: Record<string, unknown>): { id: number; others: Record<string, unknown> } | null {
  if (!(Number(take) >= 1 && skip === 0)) return null;
  const { id: condition, ...others } = plain(where ?? {});
  const [id, ...more] = condition === undefined ? [] : idsOf(condition);
  return typeof id === "number" && more.length === 0 ? { id, others } : null;
}

function idsOf(condition: unknown): readonly unknown[] {
  if (typeof condition !== "object" || condition === null) return [condition];
  const [[name, value] = [], ...more] = Object.entries(condition);
  return name === "in" && more.length === 0 ? listOf(value) : [];
}

function isByIdAlone(orderBy: unknown): boolean {
  const [first, ...more] = listOf(orderBy).map((each) => Object.keys(plain(each)));
  return more.length === 0 && first?.length === 1 && first[0] === "id";
}

/**
 * Maximum page size that is given to the planner as an estimate; larger pages vary too much to share a plan.
 */
const MAX_PLANNED = 2_048;

/** Rounds up to a power of two, so that different page sizes share a few statements. */
const roundUp = (rows: number) => 2 ** Math.ceil(Math.log2(Math.max(1, rows)));
