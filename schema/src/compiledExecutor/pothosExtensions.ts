import type { SelectFn } from "@pothos/selection-mapper";
import { type GraphQLField, getNamedType, isObjectType } from "graphql";
import type { Context } from "../context.ts";

type Row = Readonly<Record<string, unknown>>;
type Args = Readonly<Record<string, unknown>>;

/** Scopes by name, as `authScopes` of a type or field states them: any one of them opens it. */
export type ScopeMap = Readonly<Record<string, unknown>>;

/** The extensions that Pothos adds to the fields of the schema, as far as the executor reads them. */
export interface PothosField {
  /** The resolver before any plugin wrapped it. */
  pothosConfig?: { resolve?: (row: Row, args: Args, context: Context) => unknown };
  pothosOptions?: {
    authScopes?: ScopeMap | ((...args: never[]) => unknown);
    skipTypeScopes?: boolean;
    onNull?: unknown;
  };
  pothosArgMappers?: readonly unknown[] | null;
  pothosExposedField?: string;
  pothosPrismaSelect?: Readonly<Record<string, unknown>> | SelectFn<PrismaSelection>;
  /** The relation of Prisma's data model that the field shows. */
  pothosPrismaRelationField?: { name: string };
}

/** The same of object types and interfaces. */
export interface PothosType {
  pothosOptions?: { authScopes?: ScopeMap | ((row: Row, context: Context) => unknown) };
  pothosPrismaModel?: string;
  /** The relations of the model. */
  pothosPrismaFieldMap?: PrismaModel;
  /** What is always selected of a row of the type. */
  pothosPrismaTypeSelection?: PrismaSelection;
}

/** A model by its relations. */
export interface PrismaModel {
  relations: ReadonlyMap<string, PrismaModel>;
}

/** Prisma's select or include with its other arguments. */
export interface PrismaSelection {
  select?: Readonly<Record<string, unknown>> | undefined;
  include?: Readonly<Record<string, unknown>> | undefined;
  [argument: string]: unknown;
}

/** The name of the relation whose rows a field shows unchanged; null: it is another kind of field, or a connection over a relation. */
export function relationName(field: GraphQLField<unknown, unknown>): string | null {
  const { pothosPrismaRelationField: relation, pothosOptions } = field.extensions as PothosField;
  if (relation === undefined || pothosOptions?.onNull !== undefined) return null;
  const type = getNamedType(field.type);
  const showsRows = isObjectType(type) && (type.extensions as PothosType).pothosPrismaModel !== undefined;
  return showsRows ? relation.name : null;
}
