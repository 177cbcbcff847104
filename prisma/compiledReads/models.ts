import { getDatamodel } from "../generated/pothos-types.ts";
import { Prisma } from "../generated/prisma/client.ts";
import * as enums from "../generated/prisma/enums.ts";
import { Unsupported } from "./queryShape.ts";

/** Converts values of a field to parameters, and back from JSON. */
export interface ScalarCodec {
  /** Returns the SQL that converts a column to JSON. */
  toJson(column: string): string;
  /** Converts a JSON value that is not null to Prisma's value; undefined when they are equal. */
  decode: ((value: never) => unknown) | undefined;
  /** Converts Prisma's value to the driver's parameter; returns undefined for an invalid value. */
  parameter(value: unknown): string | number | undefined;
  /** Converts a value of a small set to a SQL literal; returns undefined for an invalid value. */
  literal?(value: unknown): string | undefined;
  /** The PostgreSQL type of a list of such keys; undefined when fields of this kind have different types. */
  listType?: string;
}

export interface ScalarField {
  name: string;
  isList: boolean;
  /** undefined when the field's type is not supported. */
  kind: ScalarCodec | undefined;
}

/** A relation: related rows have a `remote` column that equals the row's `local` column. */
export interface Relation {
  name: string;
  model: Model;
  isList: boolean;
  /** Whether `local` is the foreign key. */
  ownsKey: boolean;
  local: string;
  remote: string;
}

export interface Model {
  name: string;
  /** The quoted name with its schema. */
  table: string;
  scalars: ReadonlyMap<string, ScalarField>;
  relations: ReadonlyMap<string, Relation>;
  /** Unique fields, each of which identifies at most one row. */
  uniques: ReadonlySet<string>;
}

const asIs = (column: string) => column;
const asText = (column: string) => `${column}::text`;
const INT4 = 2 ** 31;
const DATE_TEXT_LENGTH = "2026-11-21T02:30:00.000Z".length;

/** Decimal parses a small integer much faster than a text. */
const SMALL = 10_000_000;
function decodeDecimal(text: string): Prisma.Decimal {
  const number = Number(text);
  return new Prisma.Decimal(Number.isInteger(number) && Math.abs(number) < SMALL ? number : text);
}

const BOOLEAN: ScalarCodec = {
  toJson: asIs,
  decode: undefined,
  parameter: (value) => (typeof value === "boolean" ? String(value) : undefined),
  literal: (value) => (typeof value === "boolean" ? String(value).toUpperCase() : undefined),
};

const SCALAR_KINDS: Record<string, ScalarCodec | undefined> = {
  Int: {
    listType: "int[]",
    toJson: asIs,
    decode: undefined,
    parameter: (value) =>
      typeof value === "number" && Number.isInteger(value) && value >= -INT4 && value < INT4
        ? value
        : undefined,
  },
  String: {
    toJson: asIs,
    decode: undefined,
    parameter: (value) => (typeof value === "string" ? value : undefined),
  },
  Boolean: BOOLEAN,
  DateTime: {
    toJson: asIs,
    decode: (text: string) => new Date(text),
    parameter: (value) => {
      if (!(value instanceof Date) || Number.isNaN(value.getTime())) return undefined;
      const text = value.toISOString();
      return text.length === DATE_TEXT_LENGTH ? text : undefined;
    },
  },
  Decimal: {
    toJson: asText,
    decode: decodeDecimal,
    parameter: (value) => {
      if (typeof value === "number") return Number.isFinite(value) ? String(value) : undefined;
      return Prisma.Decimal.isDecimal(value) && value.isFinite() ? value.toFixed() : undefined;
    },
  },
  Json: { toJson: asIs, decode: undefined, parameter: () => undefined },
};

/** Types whose JSON list is already Prisma's list. */
const LIST_KINDS: ReadonlySet<string> = new Set(["Int", "String", "Boolean"]);

function enumKind(name: string): ScalarCodec {
  const values = new Set<unknown>(Object.values((enums as Record<string, object>)[name] ?? {}));
  return {
    toJson: asIs,
    decode: undefined,
    parameter: (value) => (values.has(value) ? String(value) : undefined),
    literal: (value) => (values.has(value) ? `'${String(value)}'` : undefined),
  };
}

function readModels(): Map<string, Model> {
  const { models } = getDatamodel().datamodel;
  const made = new Map<
    string,
    Model & { scalars: Map<string, ScalarField>; relations: Map<string, Relation> }
  >();
  for (const [name, { fields }] of Object.entries(models)) {
    const scalars = new Map<string, ScalarField>();
    const uniques = new Set(fields.flatMap((field) => (field.isId || field.isUnique ? [field.name] : [])));
    for (const { name: field, kind, type, isList } of fields) {
      if (kind === "object") continue;
      const known = kind === "enum" ? enumKind(type) : SCALAR_KINDS[type];
      const readable = !isList || kind === "enum" || LIST_KINDS.has(type);
      scalars.set(field, { name: field, isList, kind: readable ? known : undefined });
    }
    made.set(name, { name, table: `"public"."${name}"`, scalars, relations: new Map(), uniques });
  }
  for (const [name, { fields }] of Object.entries(models)) {
    for (const { name: field, kind, type, isList, relationName, relationFromFields = [] } of fields) {
      const model = made.get(type);
      if (kind !== "object" || model === undefined) continue;
      const other = models[type]?.fields.find(
        (back) => back.relationName === relationName && !(type === name && back.name === field),
      );
      const ownsKey = relationFromFields.length > 0;
      const [foreignKey, ...more] = ownsKey ? relationFromFields : (other?.relationFromFields ?? []);
      const referenced = models[ownsKey ? type : name]?.fields.find(({ isId }) => isId)?.name;
      // Composite foreign keys are not supported.
      if (foreignKey === undefined || more.length > 0 || referenced === undefined) continue;
      const [local, remote] = ownsKey ? [foreignKey, referenced] : [referenced, foreignKey];
      made.get(name)?.relations.set(field, { name: field, model, isList, ownsKey, local, remote });
    }
  }
  return made;
}

let models: Map<string, Model> | undefined;

/**
 * Returns the models by name, as generated from the schema. Every foreign key references its model's id; a
 * test verifies this against the database.
 */
export function allModels(): ReadonlyMap<string, Model> {
  models ??= readModels();
  return models;
}

/** Returns the codec of a field. Throws Unsupported when it has none. */
export function scalarCodecOf(field: ScalarField): ScalarCodec {
  if (field.kind === undefined) throw Unsupported.ONE;
  return field.kind;
}
