import { type FieldKind, RootFieldBuilder, type SchemaTypes } from "@pothos/core";
import type { GraphQLResolveInfo } from "graphql";
import type { PrismaSelection } from "./compiledExecutor/pothosExtensions.ts";
import type { Context } from "./context.ts";
import { rowSelection } from "./rowSelection.ts";

declare global {
  export namespace PothosSchemaTypes {
    export interface RootFieldBuilder<
      Types extends SchemaTypes,
      ParentShape,
      Kind extends FieldKind = FieldKind,
    > {
      /**
       * A field of rows, as `prismaField`. Its resolver gets what the document selects of them from `rowSelection`.
       */
      rowField: RootFieldBuilder<Types, ParentShape, Kind>["prismaField"];
    }
  }
}

type RowResolver = (
  query: PrismaSelection,
  parent: unknown,
  args: unknown,
  context: Context,
  info: GraphQLResolveInfo,
) => unknown;

interface RowFieldOptions {
  resolve: RowResolver;
}

interface FieldBuilder {
  field(options: object): unknown;
  rowField(options: RowFieldOptions): unknown;
}

(RootFieldBuilder.prototype as unknown as FieldBuilder).rowField = function rowField({
  resolve,
  ...options
}) {
  return this.field({
    ...options,
    resolve: (parent: unknown, args: unknown, context: Context, info: GraphQLResolveInfo) =>
      resolve(rowSelection(context, info), parent, args, context, info),
  });
};
