import { type GraphQLSchema, Kind, type OperationDefinitionNode } from "graphql";

/** Marks a mutation whose one statement records the request's claim, so that the claim needs no statement before it. */
export const RECORDS_CLAIM = { extensions: { recordsClaim: true } };

/** Whether an operation is one such mutation and nothing else. */
export function recordsOwnClaim(schema: GraphQLSchema, { selectionSet }: OperationDefinitionNode): boolean {
  const [field, ...rest] = selectionSet.selections;
  if (field?.kind !== Kind.FIELD || rest.length > 0) return false;
  return schema.getMutationType()?.getFields()[field.name.value]?.extensions.recordsClaim === true;
}
