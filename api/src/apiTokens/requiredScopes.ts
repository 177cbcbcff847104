import type { ApiScope } from "@machiya/prisma/enums";
import { type RequiredScopes, scopeFor } from "@machiya/schema/domain/access/apiScopes";
import { scopeGrantOf } from "@machiya/schema/domain/access/apiScopeTable";
import {
  type ASTVisitor,
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  type GraphQLSchema,
  type InlineFragmentNode,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";

type Selection = FieldNode | FragmentSpreadNode | InlineFragmentNode;
type Variables = Readonly<Record<string, unknown>>;

/**
 * Returns the scopes that a token needs for everything that a document selects: root fields of mutations need
 * their area's WRITE, all other fields its READ. All operations and the fragments that they spread count, at
 * any depth, except selections that a directive certainly skips. Expects a valid document.
 */
export function requiredScopes(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Variables = {},
): RequiredScopes {
  const scopes = new Set<ApiScope>();
  let closed: string | null = null;
  const types = new TypeInfo(schema);
  const mutation = schema.getMutationType()?.name;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);

  const visitor: ASTVisitor = {
    Field(node) {
      if (isLeftOut(node, variables)) return false;
      const [type, field] = [types.getParentType()?.name, node.name.value];
      // Introspection shows the schema, which is documented; where it is hidden, it is hidden from every
      // client.
      if (field.startsWith("__") || type === undefined || type.startsWith("__")) return undefined;
      const opening = scopeGrantOf(type, field);
      if (opening === "CLOSED") closed ??= `${type}.${field}`;
      else if (opening !== "ANY") scopes.add(scopeFor(opening, type === mutation ? "WRITE" : "READ"));
      return undefined;
    },
    InlineFragment: (node) => (isLeftOut(node, variables) ? false : undefined),
    FragmentSpread(node) {
      if (isLeftOut(node, variables)) return;
      const { value: name } = node.name;
      const fragment = fragments.get(name);
      // A fragment needs the same scopes wherever it is spread, so it is visited once, after this part.
      if (fragment !== undefined) spread.push(fragment);
      fragments.delete(name);
    },
  };
  const spread: DefinitionNode[] = document.definitions.filter(
    ({ kind }) => kind !== Kind.FRAGMENT_DEFINITION,
  );
  for (const part of spread) visit(part, visitWithTypeInfo(types, visitor));
  return { scopes, closed };
}

/**
 * Returns whether `@include` or `@skip` certainly skips a selection. A variable's default is not used,
 * because operations of one document may define different ones.
 */
function isLeftOut({ directives = [] }: Selection, variables: Variables): boolean {
  return directives.some(({ name, arguments: args = [] }) => {
    const value = args.find((argument) => argument.name.value === "if")?.value;
    const decides =
      value?.kind === Kind.BOOLEAN
        ? value.value
        : value?.kind === Kind.VARIABLE && Object.hasOwn(variables, value.name.value)
          ? variables[value.name.value]
          : undefined;
    return (name.value === "include" && decides === false) || (name.value === "skip" && decides === true);
  });
}
