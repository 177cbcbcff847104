import type { Context, Viewer } from "@machiya/schema/context";
import { type DocumentNode, getOperationAST, Kind, OperationTypeNode } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { AnswerCaches } from "../answerCache.ts";

/** What customers do all day and what leaves the salon as it is. */
const LEAVES_SALON: ReadonlySet<string> = new Set(["logInCustomer", "placeOrder"]);

/**
 * Forgets what this process keeps and what an operation that it carried out may have changed: before it is told that this is done, and
 * without waiting to hear of it. An operation that changes nothing, and one whose changes nobody keeps, forgets nothing.
 */
export type AfterOperation = (
  document: DocumentNode,
  name: string | null | undefined,
  viewer: Viewer,
) => void;

/** Staff dismiss, change roles and passwords, delete customers: sessions of others may be among what they changed. */
export function createAfterOperation(answers: AnswerCaches, forgetSessions: () => void): AfterOperation {
  return (document, name, viewer) => {
    const operation = getOperationAST(document, name);
    if (operation?.operation !== OperationTypeNode.MUTATION) return;
    const fields = operation.selectionSet.selections;
    const leavesSalon = fields.every((one) => one.kind === Kind.FIELD && LEAVES_SALON.has(one.name.value));
    if (!leavesSalon) answers.salon.forget();
    if (viewer.staff === null) return;
    answers.catalogue.forget();
    forgetSessions();
  };
}

/** Operations that Yoga carries out. */
export function useAfterOperation(afterOperation: AfterOperation): Plugin<Context> {
  return {
    onExecute({ args: { document, operationName, contextValue } }) {
      return { onExecuteDone: () => afterOperation(document, operationName, contextValue.viewer) };
    },
  };
}
