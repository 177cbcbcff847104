import { searchCondition } from "../textSearch.ts";
import { type Model, type Relation, type ScalarField, scalarCodecOf } from "./models.ts";
import { listOf, onlyFields, plain, type QueryShape, type Sql, Unsupported } from "./queryShape.ts";

/**
 * Compiles a `where` condition on a row of `model`; null when it is empty. Throws Unsupported for what only
 * Prisma evaluates correctly: under NOT, a relation's condition is neither true nor false for a null column,
 * where Prisma's joins differ from EXISTS.
 */
export function readWhere(model: Model, where: unknown, shape: QueryShape, isNegated = false): Sql | null {
  if (where === undefined) return null;
  const parts: Sql[] = [];
  const conditions = plain(where);
  shape.key += "(";
  for (const name in conditions) {
    const value = conditions[name];
    if (value === undefined) continue;
    shape.key += `${name}:`;
    const part = readPart(model, name, value, shape, isNegated);
    if (part !== null) parts.push(part);
    shape.key += ",";
  }
  shape.key += ")";
  return joined(parts, " AND ");
}

function joined(parts: readonly Sql[], word: " AND " | " OR "): Sql | null {
  const [first, ...more] = parts;
  if (first === undefined) return null;
  return more.length === 0 ? first : (alias) => `(${parts.map((part) => part(alias)).join(word)})`;
}

function readPart(
  model: Model,
  name: string,
  value: unknown,
  shape: QueryShape,
  isNegated: boolean,
): Sql | null {
  if (name === "AND") {
    const all = listOf(value).map((each) => readWhere(model, each, shape, isNegated));
    return joined(
      all.filter((each) => each !== null),
      " AND ",
    );
  }
  if (name === "OR") return joined(alternatives(model, value, shape, isNegated), " OR ");
  if (name === "NOT") {
    const none = everyOne(model, value, shape, true);
    return joined(
      none.map((each) => (alias) => `(NOT ${each(alias)})`),
      " AND ",
    );
  }
  const scalar = model.scalars.get(name);
  if (scalar !== undefined) return readScalar(model, scalar, value, shape);
  const relation = model.relations.get(name);
  if (relation === undefined || isNegated) throw Unsupported.ONE;
  return relation.isList ? readMany(relation, value, shape) : readOne(relation, value, shape);
}

/** Compiles alternatives. They restrict the rows no more than the one that needs no values, if there is one. */
function alternatives(model: Model, value: unknown, shape: QueryShape, isNegated: boolean): Sql[] {
  const wasRestricted = shape.isRestricted;
  let isRestricted = true;
  const all = listOf(value).flatMap((each) => {
    shape.isRestricted = false;
    const one = everyOne(model, each, shape, isNegated);
    isRestricted &&= shape.isRestricted;
    return one;
  });
  if (all.length === 0) throw Unsupported.ONE;
  shape.isRestricted = wasRestricted || isRestricted;
  return all;
}

/** Compiles a list of conditions. Throws Unsupported when one is empty. */
function everyOne(model: Model, value: unknown, shape: QueryShape, isNegated: boolean): Sql[] {
  const all = listOf(value).map((each) => readWhere(model, each, shape, isNegated));
  if (all.length === 0) throw Unsupported.ONE;
  return all.map((each) => {
    if (each === null) throw Unsupported.ONE;
    return each;
  });
}

const COMPARISONS: Record<string, string | undefined> = { lt: "<", lte: "<=", gt: ">", gte: ">=" };

function readScalar(model: Model, field: ScalarField, value: unknown, shape: QueryShape): Sql {
  if (field.isList) return readContained(field, value, shape);
  const column = columnOf(field.name);
  if (value === null) return isNull(column, shape);
  if (scalarCodecOf(field).parameter(value) !== undefined) return compare(field, "=", value, shape);
  const parts: Sql[] = [];
  const filter = plain(value);
  if ("contains" in filter) return readPartOfText(model, field, filter, shape);
  for (const name in filter) {
    const operand = filter[name];
    if (operand === undefined) continue;
    shape.key += `${name} `;
    parts.push(readFilter(field, name, operand, shape));
  }
  const all = joined(parts, " AND ");
  if (all === null) throw Unsupported.ONE;
  return all;
}

function readFilter(field: ScalarField, name: string, operand: unknown, shape: QueryShape): Sql {
  const column = columnOf(field.name);
  if (name === "equals")
    return operand === null ? isNull(column, shape) : compare(field, "=", operand, shape);
  if (name === "not") {
    if (operand !== null) return compare(field, "<>", operand, shape);
    shape.key += "null";
    return (alias) => `${column(alias)} IS NOT NULL`;
  }
  if (name === "in" || name === "notIn") return readList(field, name, operand, shape);
  const comparison = COMPARISONS[name];
  if (comparison === undefined) throw Unsupported.ONE;
  const placeholder = parameter(field, operand, shape);
  if (operand instanceof Date) shape.isScattered = true;
  return (alias) => `${column(alias)} ${comparison} ${placeholder}`;
}

const HAS_EVERY = new Set(["hasEvery"]);

/** Compiles the condition that a list contains all values, the only supported condition on lists. */
function readContained(field: ScalarField, value: unknown, shape: QueryShape): Sql {
  const filter = plain(value);
  onlyFields(filter, HAS_EVERY);
  const { hasEvery } = filter;
  if (!Array.isArray(hasEvery)) throw Unsupported.ONE;
  const kind = scalarCodecOf(field);
  const values = hasEvery.map((each) => kind.parameter(each));
  if (values.includes(undefined)) throw Unsupported.ONE;
  const column = columnOf(field.name);
  shape.key += "hasEvery ";
  const placeholder = shape.add(values);
  return (alias) => `${column(alias)} @> ${placeholder}`;
}

const PART_OF_TEXT = new Set(["contains", "mode"]);

/** Compiles a case-insensitive search for a word, which is the only supported text search. */
function readPartOfText(
  model: Model,
  field: ScalarField,
  filter: Record<string, unknown>,
  shape: QueryShape,
): Sql {
  onlyFields(filter, PART_OF_TEXT);
  const { contains, mode } = filter;
  if (typeof contains !== "string" || mode !== "insensitive") throw Unsupported.ONE;
  shape.key += "contains ";
  shape.isScattered = true;
  return searchCondition(model.name, field.name, shape.add(contains));
}

const columnOf =
  (name: string): Sql =>
  (alias) =>
    `${alias}."${name}"`;

function isNull(column: Sql, shape: QueryShape): Sql {
  shape.key += "null";
  return (alias) => `${column(alias)} IS NULL`;
}

function compare(field: ScalarField, operator: "=" | "<>", value: unknown, shape: QueryShape): Sql {
  const column = columnOf(field.name);
  const literal = scalarCodecOf(field).literal?.(value);
  // The literal is part of the statement, so that the planner can estimate the number of rows.
  if (literal !== undefined) shape.key += literal;
  const operand = literal ?? parameter(field, value, shape);
  return (alias) => `${column(alias)} ${operator} ${operand}`;
}

function parameter(field: ScalarField, value: unknown, shape: QueryShape): string {
  const encoded = scalarCodecOf(field).parameter(value);
  if (encoded === undefined) throw Unsupported.ONE;
  return shape.add(encoded);
}

function readList(field: ScalarField, name: "in" | "notIn", value: unknown, shape: QueryShape): Sql {
  if (!Array.isArray(value)) throw Unsupported.ONE;
  const kind = scalarCodecOf(field);
  const column = columnOf(field.name);
  const values = value.map((each) => kind.parameter(each));
  if (values.includes(undefined)) throw Unsupported.ONE;
  const literals = value.map((each) => kind.literal?.(each));
  if (literals.length > 0 && !literals.includes(undefined)) {
    // Values are sorted and deduplicated, so that all lists with the same set of values share a statement.
    const list = [...new Set(literals)].sort().join(",");
    shape.key += list;
    return (alias) => `${column(alias)} ${name === "in" ? "IN" : "NOT IN"} (${list})`;
  }
  if (value.length === 1) {
    // Postgres reads an index in its order only for a single value.
    shape.key += "one ";
    return compare(field, name === "in" ? "=" : "<>", value[0], shape);
  }
  const placeholder = shape.add(values);
  return (alias) => `${column(alias)} ${name === "in" ? "= ANY" : "<> ALL"}(${placeholder})`;
}

/** Returns the condition that a related row exists (or does not exist) for which `inner` is true. */
function exists(relation: Relation, inner: Sql | null, word: "EXISTS" | "NOT EXISTS" = "EXISTS"): Sql {
  const { model, local, remote } = relation;
  return (alias) => {
    const other = `${alias}x`;
    const more = inner === null ? "" : ` AND ${inner(other)}`;
    return `${word}(SELECT FROM ${model.table} ${other} WHERE ${other}."${remote}" = ${alias}."${local}"${more})`;
  };
}

const MANY: Record<string, "EXISTS" | "NOT EXISTS" | undefined> = { some: "EXISTS", none: "NOT EXISTS" };

function readMany(relation: Relation, value: unknown, shape: QueryShape): Sql {
  const conditions = plain(value);
  const parts: Sql[] = [];
  for (const name in conditions) {
    if (conditions[name] === undefined) continue;
    const word = MANY[name];
    if (word === undefined) throw Unsupported.ONE;
    shape.key += name;
    parts.push(exists(relation, readWhere(relation.model, conditions[name], shape), word));
  }
  const all = joined(parts, " AND ");
  if (all === null) throw Unsupported.ONE;
  return all;
}

function readOne(relation: Relation, value: unknown, shape: QueryShape): Sql {
  if (value === null) return isNone(relation, shape);
  const conditions = plain(value);
  if (!("is" in conditions || "isNot" in conditions))
    return exists(relation, readWhere(relation.model, conditions, shape));
  const [name, ...more] = Object.keys(conditions).filter((each) => conditions[each] !== undefined);
  if (name === undefined || more.length > 0) throw Unsupported.ONE;
  shape.key += `${name} `;
  const inner = conditions[name];
  if (name === "is") {
    return inner === null
      ? isNone(relation, shape)
      : exists(relation, readWhere(relation.model, inner, shape));
  }
  if (name !== "isNot" || inner !== null) throw Unsupported.ONE;
  shape.key += "null";
  return relation.ownsKey ? (alias) => `${alias}."${relation.local}" IS NOT NULL` : exists(relation, null);
}

function isNone(relation: Relation, shape: QueryShape): Sql {
  shape.key += "null";
  return relation.ownsKey
    ? (alias) => `${alias}."${relation.local}" IS NULL`
    : exists(relation, null, "NOT EXISTS");
}
