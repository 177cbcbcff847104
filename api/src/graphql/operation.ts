import type { Viewer } from "@machiya/schema/context";
import { type DocumentNode, getOperationAST, OperationTypeNode } from "graphql";

/** One operation that a request carries out: what scopes, read routing, logs, traces and caches need to know of it. */
export interface Operation {
  /** Valid. */
  document: DocumentNode;
  /** The name that selects the operation where its document has several. */
  operationName: string | null;
  kind: OperationTypeNode;
  /** For logs, metrics and traces: the operation's own name if its document is ours, otherwise its kind. */
  label: string;
  variables: Readonly<Record<string, unknown>>;
  viewer: Viewer;
  /** Whether it may read from a replica. */
  onlyReads: boolean;
}

export interface OperationRequest {
  document: DocumentNode;
  operationName?: string | null | undefined;
  variables?: Readonly<Record<string, unknown>> | null | undefined;
  viewer: Viewer;
  /** Whether the document is one of the webs, of REST or of the operator, whose names are known. */
  isOurs: boolean;
}

/** Null: the document has no operation of that name, or several and no name was given. */
export function createOperation(request: OperationRequest): Operation | null {
  const { document, operationName = null, variables, viewer, isOurs } = request;
  const node = getOperationAST(document, operationName);
  if (node == null) return null;
  const kind = node.operation;
  const label = isOurs && node.name !== undefined ? node.name.value : kind;
  const onlyReads = kind === OperationTypeNode.QUERY;
  return { document, operationName, kind, label, variables: variables ?? {}, viewer, onlyReads };
}
