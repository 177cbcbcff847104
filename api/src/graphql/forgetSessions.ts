import type { Viewer } from "@machiya/schema/context";
import { type DocumentNode, getOperationAST, OperationTypeNode } from "graphql";
import type { Plugin } from "graphql-yoga";

/** Whether an operation may end other people's sessions: staff dismiss, change roles and passwords, delete customers. */
export function mayEndSessions(
  document: DocumentNode,
  name: string | null | undefined,
  viewer: Viewer,
): boolean {
  return viewer.staff !== null && getOperationAST(document, name)?.operation === OperationTypeNode.MUTATION;
}

/** Forgets who is signed in once staff changed something, before they are told that it is done. */
export function useForgottenSessions(forgetAll: () => void): Plugin<{ viewer: Viewer }> {
  return {
    onExecute({ args }) {
      if (!mayEndSessions(args.document, args.operationName, args.contextValue.viewer)) return;
      return { onExecuteDone: () => forgetAll() };
    },
  };
}
