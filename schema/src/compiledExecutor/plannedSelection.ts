import { type Mappings, Plan } from "@pothos/selection-mapper";
import { type FieldNode, type GraphQLResolveInfo, Kind, visit } from "graphql";
import type { Context, Viewer } from "../context.ts";
import { storeNewest } from "../execution/storeNewest.ts";
import { scopesOf } from "../viewer.ts";
import { recordLoaded } from "./loadedFields.ts";
import type { PrismaSelection } from "./pothosExtensions.ts";
import { selectionAdapter } from "./selectionAdapter.ts";

/** The columns and relations that a document selects, and which of its fields they satisfy. */
interface RowSelection {
  query: PrismaSelection;
  mappings: Mappings;
}

interface FieldSelections {
  /** The variables that the fields below read. */
  variables: readonly string[];
  /** By the type of the rows, the values of these variables, and the scopes of the viewer. */
  selections: Map<string, RowSelection>;
}

/** The maximum number of combinations of variables and scopes that are stored for one field. */
const MAX_SELECTIONS = 16;

/** The selections by field of a compiled document. They are released together with it. */
const known = new WeakMap<readonly FieldNode[], FieldSelections>();

export interface SelectionOptions {
  /** The type of the rows where the field has an abstract type. */
  typename?: string | undefined;
  /** The columns that the caller itself reads. */
  columns?: Readonly<Record<string, true>> | undefined;
}

/**
 * Returns what a document selects of each row below a field, at `path`, as Prisma's select or include. It depends
 * only on the document, its variables, and the viewer's scopes, so it is planned once for each. Callers share
 * the result and must not change it.
 */
export function plannedSelection(
  context: Context,
  info: GraphQLResolveInfo,
  path: string[],
  { typename, columns }: SelectionOptions = {},
): PrismaSelection {
  const { fieldNodes, variableValues } = info;
  let field = known.get(fieldNodes);
  if (field === undefined) {
    field = { variables: variablesBelow(info), selections: new Map() };
    known.set(fieldNodes, field);
  }
  const { variables, selections } = field;
  const { staff, admin, customer } = scopesOf(context.viewer);
  const values = variables.length === 0 ? "" : JSON.stringify(variables.map((name) => variableValues[name]));
  const key = `${typename}${staff}${admin}${customer}${values}`;
  let selection = selections.get(key);
  if (selection === undefined) {
    selection = planRows(context, info, path, { typename, columns });
    storeNewest(selections, key, selection, MAX_SELECTIONS);
  }
  recordLoaded(info, selection.mappings);
  return selection.query;
}

function planRows(
  { viewer }: Context,
  info: GraphQLResolveInfo,
  path: string[],
  { typename: typeName, columns }: SelectionOptions,
): RowSelection {
  const plan = Plan.fromInfo(selectionAdapter, {
    context: { viewer: anonymized(viewer) },
    info,
    path,
    ...(typeName !== undefined && { typeName }),
  });
  if (plan === undefined) return { query: {}, mappings: {} };
  const { root, mappings } = plan.play();
  const query = selectionAdapter.toQuery(root);
  if (query.select) query.select = { ...columns, ...query.select };
  // The query compiler compiles frozen selections once.
  Object.freeze(query.select ?? query.include);
  return { query, mappings };
}

/** Returns a viewer with the same scopes, whose identity no selection can depend on. */
function anonymized({ staff, customer }: Viewer): Viewer {
  return {
    staff: staff && {
      role: staff.role,
      mustChangePassword: staff.mustChangePassword,
      get id() {
        return refuseIdentity();
      },
      sessionId: null,
    },
    customer: customer && {
      get id() {
        return refuseIdentity();
      },
      get sessionId() {
        return refuseIdentity();
      },
    },
    token: null,
  };
}

function refuseIdentity(): never {
  throw new Error("What is selected of a row must not depend on the viewer's identity.");
}

/** Returns the names of the variables in the selections below a field, including those of fragments. */
function variablesBelow({ fieldNodes, fragments }: GraphQLResolveInfo): string[] {
  const names = new Set<string>();
  const seen = new Set<string>();
  const collect = (node: Parameters<typeof visit>[0]): void => {
    visit(node, {
      [Kind.VARIABLE]: ({ name }) => {
        names.add(name.value);
      },
      [Kind.FRAGMENT_SPREAD]: ({ name }) => {
        const fragment = fragments[name.value];
        if (fragment === undefined || seen.has(name.value)) return;
        seen.add(name.value);
        collect(fragment);
      },
    });
  };
  for (const { selectionSet } of fieldNodes) if (selectionSet !== undefined) collect(selectionSet);
  return [...names];
}
