import { queryFromInfo } from "@pothos/plugin-prisma";
import type { GraphQLResolveInfo } from "graphql";
import { isCompiledField } from "./compiledExecutor/loadedFields.ts";
import { plannedSelection } from "./compiledExecutor/plannedSelection.ts";
import type { PrismaSelection } from "./compiledExecutor/pothosExtensions.ts";
import type { Context } from "./context.ts";

interface SelectionOptions {
  /** The type of the rows where the field has an abstract type. */
  typename?: string;
  /** The columns that the caller itself reads. */
  columns?: Readonly<Record<string, true>>;
}

/**
 * Returns what a document selects of each row below a field, at `path`, as Prisma's select or include. Callers must not
 * change it, because the compiled executor plans it once for each document.
 */
export function rowSelection(
  context: Context,
  info: GraphQLResolveInfo,
  path: string[] = [],
  { typename, columns }: SelectionOptions = {},
): PrismaSelection {
  if (isCompiledField(info)) return plannedSelection(context, info, path, { typename, columns });
  return queryFromInfo({
    context,
    info,
    path,
    ...(typename !== undefined && { typeName: typename }),
    ...(columns !== undefined && { select: columns }),
  });
}
