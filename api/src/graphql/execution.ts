import type { Context } from "@machiya/schema/context";
import { type DocumentNode, type ExecutionResult, execute, type GraphQLSchema } from "graphql";
import { requireScopes } from "../apiTokens/requireScopes.ts";
import type { Reads } from "../database/replica.ts";
import { traceExecution } from "../telemetry/tracePieces.ts";
import type { AfterOperation } from "./afterOperation.ts";

interface Work {
  /** Valid, of one operation. */
  document: DocumentNode;
  /** The operation's, for traces. */
  name: string;
  variables: Record<string, unknown>;
  context: Context;
  /** Whether it may read where reads are read. */
  isRead: boolean;
}

export type Execution = (work: Work) => Promise<ExecutionResult>;

/** Carries out documents of our own past Yoga, with all that belongs to it. Throws when an API token's scopes do not reach. */
export function createExecution(
  schema: GraphQLSchema,
  reads: Reads,
  afterOperation: AfterOperation,
): Execution {
  return async ({ document, name, variables, context, isRead }) => {
    requireScopes(context.viewer, { schema, document, variables });
    if (isRead) context.prisma = await reads.client();
    const work = { schema, document, variableValues: variables, contextValue: context };
    const result = await traceExecution(name, async () => execute(work));
    afterOperation(document, null, context.viewer);
    return result;
  };
}
