import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from "@pothos/core";
import type { GraphQLFieldResolver } from "graphql";
import { beginField } from "../idempotency/recordedResults.ts";
import { noteRootField } from "./writeTracker.ts";

const NAME = "mutationFields";

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      mutationFields: MutationFieldsPlugin<Types>;
    }
  }
}

/**
 * Counts the fields of a mutation as they begin: recorded results of a repeated request are stored by the position of
 * their field, and an error that precedes every write must not say that something was written.
 */
class MutationFieldsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, Types["Context"]>,
    { parentType }: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types["Context"]> {
    if (parentType !== "Mutation") return resolve;
    return (parent, args, context, info) => {
      beginField();
      noteRootField(info.path.key);
      return resolve(parent, args, context, info);
    };
  }
}

SchemaBuilder.registerPlugin(NAME, MutationFieldsPlugin);

export default NAME;
