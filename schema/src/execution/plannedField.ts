import { RootFieldBuilder } from "@pothos/core";
import type { GraphQLResolveInfo } from "graphql";
import type { Context } from "../context.ts";
import type { PrismaSelection } from "./pothosExtensions.ts";
import { rowSelection } from "./rowSelections.ts";

type PlannedResolver = (
  query: PrismaSelection,
  parent: unknown,
  args: unknown,
  context: Context,
  info: GraphQLResolveInfo,
) => unknown;

interface PlannedFieldOptions {
  resolve: PlannedResolver;
  [option: string]: unknown;
}

interface FieldBuilder {
  field(options: Record<string, unknown>): unknown;
  prismaField(options: PlannedFieldOptions): unknown;
}

/**
 * Makes `t.prismaField` pass the selection that is planned once for a document, as lists do. Pothos would plan it for
 * each request, and look up for each row what was loaded.
 */
export function planFieldsOncePerDocument(): void {
  const prototype = RootFieldBuilder.prototype as unknown as FieldBuilder;
  prototype.prismaField = function prismaField({ resolve, ...options }) {
    return this.field({
      ...options,
      resolve: (parent: unknown, args: unknown, context: Context, info: GraphQLResolveInfo) =>
        resolve(rowSelection(context, info, []), parent, args, context, info),
    });
  };
}
