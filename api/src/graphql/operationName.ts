import { type DocumentNode, getOperationAST } from "graphql";
import type { Plugin } from "graphql-yoga";
import { noteOperation } from "../log.ts";
import type { PersistedDocuments } from "./persistedOperations.ts";

const nameOf = (document: DocumentNode, name?: string | null) => getOperationAST(document, name)?.name?.value;

/** Notes for logs and metrics which of the webs' operations a request carries out; those of others, whose names are theirs, by their kind. */
export function useOperationName(persisted: PersistedDocuments): Plugin {
  const known = new Set([...persisted.values()].map((document) => nameOf(document)));
  const note = (document: DocumentNode, operationName: string | null | undefined) => {
    const name = nameOf(document, operationName);
    const kind = getOperationAST(document, operationName)?.operation;
    if (name !== undefined && known.has(name)) noteOperation(name);
    else if (kind !== undefined) noteOperation(kind);
  };
  return {
    onExecute: ({ args }) => note(args.document, args.operationName),
    onSubscribe: ({ args }) => note(args.document, args.operationName),
  };
}
