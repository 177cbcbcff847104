import {
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  getDirectiveValues,
  isAbstractType,
  Kind,
  type SelectionSetNode,
  typeFromAST,
} from "graphql";

export interface DocumentScope {
  schema: GraphQLSchema;
  fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  /** The values of the variables that `@include` and `@skip` read. */
  conditions: Readonly<Record<string, unknown>>;
}

/** The fields selected on an object type by their response keys, in the order of the response, as the specification's CollectFields. */
export function collectFields(
  scope: DocumentScope,
  type: GraphQLObjectType,
  selectionSets: readonly SelectionSetNode[],
): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  const visited = new Set<string>();

  function collect({ selections }: SelectionSetNode): void {
    for (const selection of selections) {
      if (!isIncluded(scope, selection)) continue;
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        const nodes = fields.get(key);
        if (nodes === undefined) fields.set(key, [selection]);
        else nodes.push(selection);
        continue;
      }
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        if (appliesTo(scope, selection.typeCondition, type)) collect(selection.selectionSet);
        continue;
      }
      const fragment = scope.fragments[selection.name.value];
      if (fragment === undefined || visited.has(fragment.name.value)) continue;
      visited.add(fragment.name.value);
      if (appliesTo(scope, fragment.typeCondition, type)) collect(fragment.selectionSet);
    }
  }

  for (const selectionSet of selectionSets) collect(selectionSet);
  return fields;
}

function isIncluded({ conditions }: DocumentScope, node: Parameters<typeof getDirectiveValues>[1]): boolean {
  if (node.directives === undefined || node.directives.length === 0) return true;
  if (getDirectiveValues(GraphQLSkipDirective, node, conditions)?.if === true) return false;
  return getDirectiveValues(GraphQLIncludeDirective, node, conditions)?.if !== false;
}

function appliesTo(
  { schema }: DocumentScope,
  condition: FragmentDefinitionNode["typeCondition"] | undefined,
  type: GraphQLObjectType,
): boolean {
  if (condition === undefined) return true;
  const named = typeFromAST(schema, condition);
  return named === type || (isAbstractType(named) && schema.isSubType(named, type));
}
