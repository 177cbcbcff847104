import { readWhere } from "./conditions.ts";
import { type Model, type Relation, type ScalarField, scalarCodecOf } from "./models.ts";
import { listOf, onlyFields, plain, QueryShape, type Sql, Unsupported } from "./queryShape.ts";

/** The fields, relations and counts to read for each row. */
export interface Selection {
  model: Model;
  fields: ScalarField[];
  relations: SelectedRelation[];
  counts: { relation: Relation; where: Sql | null }[];
}

/** The condition and the order of the rows. */
export interface Rows {
  selection: Selection;
  where: Sql | null;
  orderBy: Sql[];
}

export interface SelectedRelation extends Rows {
  relation: Relation;
  /** The placeholder of the maximum number of related rows per row. */
  take: string | null;
}

const MANY_ARGUMENTS = new Set(["select", "include", "where", "orderBy", "take"]);
const ONE_ARGUMENTS = new Set(["select", "include"]);
const COUNT_ARGUMENTS = new Set(["select"]);
const COUNTED_ARGUMENTS = new Set(["where"]);

interface CompiledSelection {
  model: Model;
  isSelect: boolean;
  /** What it adds to the shape; null if it adds values, which differ between reads. */
  result: { read: Selection; key: string } | null;
}

/** The selections of objects that cannot change. */
const compiledSelections = new WeakMap<object, CompiledSelection>();

/** Compiles `select` or `include`, a frozen one only once. Throws Unsupported. */
export function readSelection(model: Model, args: Record<string, unknown>, shape: QueryShape): Selection {
  const { select, include } = args;
  if (select != null && include != null) throw Unsupported.ONE;
  const wanted = select ?? include;
  if (typeof wanted !== "object" || wanted === null || !Object.isFrozen(wanted))
    return compileSelection(model, args, shape);
  const isSelect = select != null;
  let compiled = compiledSelections.get(wanted);
  if (compiled === undefined || compiled.model !== model || compiled.isSelect !== isSelect) {
    const own = new QueryShape();
    const read = compileSelection(model, args, own);
    const isConstant = own.values.length === 0 && !own.isScattered;
    compiled = { model, isSelect, result: isConstant ? { read, key: own.key } : null };
    compiledSelections.set(wanted, compiled);
  }
  if (compiled.result === null) return compileSelection(model, args, shape);
  shape.key += compiled.result.key;
  return compiled.result.read;
}

function compileSelection(
  model: Model,
  { select, include }: Record<string, unknown>,
  shape: QueryShape,
): Selection {
  const read: Selection = { model, fields: [], relations: [], counts: [] };
  shape.key += select == null ? "+{" : "{";
  if (select == null) {
    for (const field of model.scalars.values()) addField(read, field);
  }
  const wanted = plain(select ?? include ?? {});
  for (const name in wanted) {
    const value = wanted[name];
    if (value === undefined || value === false) continue;
    shape.key += name;
    const field = select == null ? undefined : model.scalars.get(name);
    if (field !== undefined) {
      if (value !== true) throw Unsupported.ONE;
      addField(read, field);
    } else if (name === "_count") addCounts(read, value, shape);
    else addRelation(read, name, value === true ? {} : plain(value), shape);
    shape.key += ",";
  }
  shape.key += "}";
  if (read.fields.length + read.relations.length + read.counts.length === 0) throw Unsupported.ONE;
  return read;
}

function addField(read: Selection, field: ScalarField): void {
  scalarCodecOf(field);
  read.fields.push(field);
}

function addRelation(read: Selection, name: string, args: Record<string, unknown>, shape: QueryShape): void {
  const relation = read.model.relations.get(name);
  if (relation === undefined) throw Unsupported.ONE;
  onlyFields(args, relation.isList ? MANY_ARGUMENTS : ONE_ARGUMENTS);
  const selection = readSelection(relation.model, args, shape);
  const where = readWhere(relation.model, args.where, shape);
  const orderBy = readOrder(relation.model, args.orderBy, shape);
  const take = args.take === undefined ? null : readSize("take", args.take, shape);
  if (take !== null && orderBy.length === 0) throw Unsupported.ONE;
  read.relations.push({ relation, selection, where, orderBy, take });
}

function addCounts(read: Selection, value: unknown, shape: QueryShape): void {
  const args = plain(value);
  onlyFields(args, COUNT_ARGUMENTS);
  const counted = plain(args.select);
  shape.key += "{";
  for (const name in counted) {
    const wanted = counted[name];
    if (wanted === undefined || wanted === false) continue;
    const relation = read.model.relations.get(name);
    if (relation === undefined || !relation.isList) throw Unsupported.ONE;
    const countArgs = wanted === true ? {} : plain(wanted);
    onlyFields(countArgs, COUNTED_ARGUMENTS);
    shape.key += name;
    read.counts.push({ relation, where: readWhere(relation.model, countArgs.where, shape) });
    shape.key += ",";
  }
  shape.key += "}";
}

/** Returns the placeholder of a row count. Throws Unsupported for negative ones, which count from the end. */
export function readSize(name: "take" | "skip", value: unknown, shape: QueryShape): string {
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 0) throw Unsupported.ONE;
  shape.key += name;
  return shape.add(value);
}

/** Compiles `orderBy`. Throws Unsupported. */
export function readOrder(model: Model, orderBy: unknown, shape: QueryShape): Sql[] {
  if (orderBy === undefined) return [];
  shape.key += "^";
  return listOf(orderBy).map((each) => {
    const [name, value] = onlyEntry(each);
    shape.key += `${name} `;
    if (model.scalars.has(name)) {
      const direction = readDirection(value, shape);
      return (alias) => `${alias}."${name}" ${direction}`;
    }
    const relation = model.relations.get(name);
    if (relation === undefined || relation.isList) throw Unsupported.ONE;
    const [field, sort] = onlyEntry(value);
    if (!relation.model.scalars.has(field)) throw Unsupported.ONE;
    shape.key += `${field} `;
    const direction = readDirection(sort, shape);
    return (alias) =>
      `(SELECT o."${field}" FROM ${relation.model.table} o WHERE o."${relation.remote}" = ${alias}."${relation.local}") ${direction}`;
  });
}

function onlyEntry(value: unknown): [string, unknown] {
  const [entry, ...more] = Object.entries(plain(value)).filter(([, each]) => each !== undefined);
  if (entry === undefined || more.length > 0) throw Unsupported.ONE;
  return entry;
}

const DIRECTIONS: Readonly<Record<string, string>> = {
  asc: "ASC",
  desc: "DESC",
  "asc last": "ASC NULLS LAST",
  "desc last": "DESC NULLS LAST",
};

function readDirection(value: unknown, shape: QueryShape): string {
  const { sort, nulls, ...rest } = typeof value === "string" ? { sort: value } : plain(value);
  const written = nulls === undefined ? `${sort}` : `${sort} ${nulls}`;
  const direction = DIRECTIONS[written];
  if (direction === undefined || Object.keys(rest).length > 0) throw Unsupported.ONE;
  shape.key += written;
  return direction;
}
