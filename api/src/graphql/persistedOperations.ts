import { readFile } from "node:fs/promises";
import { usePersistedOperations } from "@graphql-yoga/plugin-persisted-operations";
import type { Viewer } from "@machiya/schema/context";
import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, validate } from "graphql";
import type { GraphQLParams, Plugin } from "graphql-yoga";
import { z } from "zod";
import type { Env } from "../startup/env.ts";
import { log } from "../telemetry/log.ts";

/** The webs' documents by the SHA-256 of their text, parsed and valid. */
export type PersistedDocuments = ReadonlyMap<string, DocumentNode>;

/**
 * Reads the documents that relay-compiler wrote, and the operator's files in the same format. A missing file
 * of a web counts as empty, because the web may not be compiled; a missing file of the operator throws.
 */
export async function readPersistedDocuments(
  schema: GraphQLSchema,
  webs: readonly URL[],
  named: readonly string[] = [],
): Promise<PersistedDocuments> {
  const documents = new Map<string, DocumentNode>();
  const texts = [
    ...webs.map((file) => readFile(file, "utf8").catch(() => "{}")),
    ...named.map((file) => readFile(file, "utf8")),
  ];
  for (const text of await Promise.all(texts)) {
    for (const [hash, source] of Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(text)))) {
      const document = parse(source, { noLocation: true });
      const [error] = validate(schema, document);
      if (error === undefined) documents.set(hash, document);
      else log.warn("a persisted document does not fit the schema", { hash, reason: error.message });
    }
  }
  return documents;
}

/**
 * Returns the document that a request names instead of sending it; undefined when there is no such document.
 */
export function namedDocument(
  persisted: PersistedDocuments,
  params: GraphQLParams,
): DocumentNode | undefined {
  const hash: unknown = params.extensions?.persistedQuery?.sha256Hash;
  return typeof hash === "string" && !params.query ? persisted.get(hash) : undefined;
}

const refusal = (message: string, code: string) => () =>
  new GraphQLError(message, {
    extensions: { code, http: { status: 400, headers: { Allow: "GET, POST" } } },
  });

/** The clients that may send their own documents; staff includes API tokens. */
export type DocumentsOf = "everyone" | "staff" | "none";

/** Returns whose documents are executed without being persisted. */
export function documentsAllowedBy({
  PERSISTED_ONLY: only,
  NODE_ENV,
}: Pick<Env, "PERSISTED_ONLY" | "NODE_ENV">): DocumentsOf {
  if (only !== null) return only ? "none" : "everyone";
  return NODE_ENV === "production" ? "staff" : "everyone";
}

/**
 * Lets a request name a document of the webs instead of sending it. Permission for other documents is checked
 * before they are parsed.
 */
export function usePersistedDocuments(
  documents: PersistedDocuments,
  documentsOf: DocumentsOf,
  viewerOf: (request: Request) => Promise<Viewer>,
): Plugin {
  return usePersistedOperations({
    getPersistedOperation: (hash) => documents.get(hash) ?? null,
    allowArbitraryOperations:
      documentsOf === "staff"
        ? async (request) => (await viewerOf(request)).staff !== null
        : documentsOf === "everyone",
    skipDocumentValidation: true,
    customErrors: {
      notFound: refusal("PersistedQueryNotFound", "PERSISTED_QUERY_NOT_FOUND"),
      keyNotFound: refusal("Must provide query string.", "BAD_REQUEST"),
      persistedQueryOnly: refusal(
        "This server executes only the documents of its own pages.",
        "PERSISTED_QUERY_ONLY",
      ),
    },
  });
}
