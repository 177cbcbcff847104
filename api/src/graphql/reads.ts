import type { Context } from "@machiya/schema/context";
import { getOperationAST, OperationTypeNode } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { Reads } from "../database/replica.ts";

/** Gives operations that only read the client for reads. */
export function useReads(reads: Reads): Plugin<Context> {
  return {
    async onExecute({ args }) {
      const operation = getOperationAST(args.document, args.operationName);
      if (operation?.operation === OperationTypeNode.QUERY) args.contextValue.prisma = await reads.client();
    },
  };
}
