import { TextResponse } from "@machiya/rest-bridge";
import type { Viewer } from "@machiya/schema/context";
import { getOperationAST } from "graphql";
import type { GraphQLParams } from "graphql-yoga";
import { MAX_PAGE_SIZE } from "../context.ts";
import type { Reads } from "../database/replica.ts";
import { noteOperation } from "../log.ts";
import { traceExecution } from "../telemetry/tracePieces.ts";
import { createDirectReads } from "./directReads.ts";
import { maskError } from "./masking.ts";
import type { PersistedDocuments } from "./persistedOperations.ts";

interface Options {
  persisted: PersistedDocuments;
  viewerOf(request: Request): Promise<Viewer>;
  reads: Reads;
}

const RESPONSE = "application/graphql-response+json";

/** Answers a persisted document that one statement answers, before anything of GraphQL runs; null: it is for GraphQL. */
export function createDirectDoor({ persisted, viewerOf, reads }: Options) {
  const directly = createDirectReads();
  return async (request: Request, params: GraphQLParams): Promise<Response | null> => {
    const type = contentType(request);
    const hash: unknown = params.extensions?.persistedQuery?.sha256Hash;
    const document = typeof hash === "string" && !params.query ? persisted.get(hash) : undefined;
    const variables: unknown = params.variables ?? {};
    if (
      document === undefined ||
      type === null ||
      typeof variables !== "object" ||
      !directly.mayAnswer(document)
    )
      return null;
    const operation = getOperationAST(document, params.operationName)?.name?.value;
    if (operation === undefined) return null;
    try {
      const asked = {
        ...{ document, variables: variables as Record<string, unknown> },
        ...{ viewer: await viewerOf(request), maxPageSize: MAX_PAGE_SIZE.http },
      };
      const question = directly.question(asked);
      if (question === null) return null;
      noteOperation(operation);
      const data = await traceExecution(operation, async () => ({
        data: await directly.answer(question, reads),
      }));
      return data.data === null ? null : json(`{"data":${data.data}}`, 200, type);
    } catch (error) {
      const { message, extensions } = maskError(error);
      const { http, ...shown } = extensions as {
        http?: { status: number; headers?: Record<string, string> };
      };
      const body = JSON.stringify({ errors: [{ message, extensions: shown }], data: null });
      return json(body, http?.status ?? 200, type, http?.headers);
    }
  };
}

function json(body: string, status: number, type: string, headers: Record<string, string> = {}): Response {
  return new TextResponse(body, {
    status,
    headers: { "content-type": `${type}; charset=utf-8`, ...headers },
  });
}

/** As Yoga chooses it; null for what else somebody may take, streams of events among it. */
function contentType({ headers }: Request): string | null {
  const accept = headers.get("accept") ?? "";
  if (accept.startsWith("application/json")) return "application/json";
  return accept.startsWith(RESPONSE) ? RESPONSE : null;
}
