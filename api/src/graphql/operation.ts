import type { Viewer } from "@machiya/schema/context";
import { type DocumentNode, getOperationAST, OperationTypeNode } from "graphql";

/** One operation of a request, with everything that scopes, read routing, logs, traces and caches need. */
export interface Operation {
  /** The document has been validated. */
  document: DocumentNode;
  /** The name that selects the operation when its document has several. */
  operationName: string | null;
  kind: OperationTypeNode;
  /** For logs, metrics and traces: the operation's own name if its document is ours, otherwise its kind. */
  label: string;
  variables: Readonly<Record<string, unknown>>;
  viewer: Viewer;
  /** Whether the document belongs to the webs, to REST or to the operator. */
  isOurs: boolean;
  /** Whether the operation may read from a replica. */
  onlyReads: boolean;
}

export interface OperationRequest {
  document: DocumentNode;
  operationName?: string | null | undefined;
  variables?: Readonly<Record<string, unknown>> | null | undefined;
  viewer: Viewer;
  /**
   * Whether the document belongs to the webs, to REST or to the operator, so that its names may be logged.
   */
  isOurs: boolean;
}

/** Returns null when the document has no operation of that name, or several and no name was sent. */
export function createOperation(request: OperationRequest): Operation | null {
  const { document, operationName = null, variables, viewer, isOurs } = request;
  const node = getOperationAST(document, operationName);
  if (node == null) return null;
  const kind = node.operation;
  const label = isOurs && node.name !== undefined ? node.name.value : kind;
  const onlyReads = kind === OperationTypeNode.QUERY;
  return { document, operationName, kind, label, variables: variables ?? {}, viewer, isOurs, onlyReads };
}
