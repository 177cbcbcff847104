import type { ApiScope } from "@machiya/prisma/enums";
import { type NeededScopes, scopeFor } from "@machiya/schema/domain/apiScopes";
import { openingOf } from "@machiya/schema/domain/apiScopeTable";
import {
  type DirectiveNode,
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";

type Variables = Readonly<Record<string, unknown>>;

/**
 * The scopes that a token needs for everything that a document selects: root fields of mutations need an area's WRITE, all
 * other fields its READ. All operations and fragments of the document count, however they are nested; a field that a
 * directive certainly leaves out does not. Expects a valid document.
 */
export function neededScopes(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Variables = {},
): NeededScopes {
  const scopes = new Set<ApiScope>();
  let closed: string | null = null;
  const types = new TypeInfo(schema);
  const mutation = schema.getMutationType()?.name;

  visit(
    document,
    visitWithTypeInfo(types, {
      Field(node) {
        if (isLeftOut(node.directives, variables)) return false;
        const [type, field] = [types.getParentType()?.name, node.name.value];
        // Introspection shows the schema, which is documented; where it is hidden, it is hidden from all.
        if (field.startsWith("__") || type === undefined || type.startsWith("__")) return undefined;
        const opening = openingOf(type, field);
        if (opening === "CLOSED") closed ??= `${type}.${field}`;
        else if (opening !== "ANY") scopes.add(scopeFor(opening, type === mutation ? "WRITE" : "READ"));
        return undefined;
      },
    }),
  );
  return { scopes, closed };
}

/**
 * Whether `@include` or `@skip` certainly leaves a field out. A variable's default is not believed: operations of one document may
 * give it different ones.
 */
function isLeftOut(directives: readonly DirectiveNode[] = [], variables: Variables): boolean {
  return directives.some(({ name, arguments: given = [] }) => {
    const value = given.find((argument) => argument.name.value === "if")?.value;
    const decides =
      value?.kind === Kind.BOOLEAN
        ? value.value
        : value?.kind === Kind.VARIABLE && Object.hasOwn(variables, value.name.value)
          ? variables[value.name.value]
          : undefined;
    return (name.value === "include" && decides === false) || (name.value === "skip" && decides === true);
  });
}
