import { TextResponse } from "@machiya/rest-bridge";
import type { Context, Viewer } from "@machiya/schema/context";
import { type DocumentNode, type GraphQLError, getOperationAST, OperationTypeNode } from "graphql";
import type { GraphQLParams } from "graphql-yoga";
import { MAX_PAGE_SIZE } from "../context.ts";
import type { Reads } from "../database/replica.ts";
import { noteOperation } from "../log.ts";
import { traceExecution } from "../telemetry/tracePieces.ts";
import { createDirectReads } from "./directReads.ts";
import type { Execution } from "./execution.ts";
import { maskError } from "./masking.ts";
import { namedDocument, type PersistedDocuments } from "./persistedOperations.ts";

interface Options {
  persisted: PersistedDocuments;
  viewerOf(request: Request): Promise<Viewer>;
  contextOf(request: Request): Promise<{ context: Context; headers: Headers }>;
  reads: Reads;
  run: Execution;
}

/** What a request asks of the persisted documents. */
interface Asked {
  request: Request;
  document: DocumentNode;
  name: string;
  kind: OperationTypeNode;
  variables: Record<string, unknown>;
}

/**
 * Carries out persisted queries and mutations, whose documents are known to be valid, without what Yoga does for documents of others: by
 * one statement where one answers them, else by the resolvers. Null: the request is for Yoga, and nothing of it has run.
 */
export function createPersistedDoor(options: Options) {
  const { persisted, viewerOf, contextOf, reads, run } = options;
  const direct = createDirectReads();

  /** The JSON of `data`; null: the resolvers must answer. */
  async function askDirectly({ request, document, variables, name }: Asked): Promise<string | null> {
    if (!direct.mayAnswer(document)) return null;
    const viewer = await viewerOf(request);
    const question = direct.question({ document, variables, viewer, maxPageSize: MAX_PAGE_SIZE.http });
    if (question === null) return null;
    const { data } = await traceExecution(name, async () => ({ data: await direct.answer(question, reads) }));
    return data;
  }

  async function askResolvers({ request, document, variables, name, kind }: Asked): Promise<Response | null> {
    const { context, headers } = await contextOf(request);
    const isRead = kind === OperationTypeNode.QUERY;
    const { data, errors } = await run({ document, name, variables, context, isRead });
    // The variables do not fit: how that is said, Yoga knows.
    if (data === undefined) return null;
    const answer = errors === undefined ? json({ data }) : refusal(errors, data);
    for (const cookie of headers.getSetCookie()) answer.headers.append("set-cookie", cookie);
    return answer;
  }

  return async (request: Request, params: GraphQLParams): Promise<Response | null> => {
    const asked = read(request, params);
    if (asked === null) return null;
    noteOperation(asked.name);
    try {
      const data = await askDirectly(asked);
      return data === null ? await askResolvers(asked) : text(`{"data":${data}}`);
    } catch (error) {
      return refusal([error], null);
    }
  };

  function read(request: Request, params: GraphQLParams): Asked | null {
    const document = namedDocument(persisted, params);
    const operation = document && getOperationAST(document, params.operationName);
    const variables: unknown = params.variables ?? {};
    if (document === undefined || !operation?.name || operation.operation === OperationTypeNode.SUBSCRIPTION)
      return null;
    if (typeof variables !== "object" || Array.isArray(variables) || !takesJson(request)) return null;
    const name = operation.name.value;
    return { request, document, name, kind: operation.operation, variables: variables as Asked["variables"] };
  }
}

/** Whether somebody wants JSON before all else; streams of events and GraphQL's own media type are Yoga's. */
const takesJson = ({ headers }: Request) => headers.get("accept")?.startsWith("application/json") ?? false;

const json = (body: object) => text(JSON.stringify(body));

function text(body: string, status = 200, headers: Record<string, string> = {}): Response {
  return new TextResponse(body, {
    status,
    headers: { "content-type": "application/json; charset=utf-8", ...headers },
  });
}

/** Masked errors, with the status and the headers that they ask for. */
function refusal(errors: readonly unknown[], data: unknown): Response {
  let status = 200;
  let headers: Record<string, string> = {};
  const shown = errors.map((error) => {
    const masked = maskError(error).toJSON();
    const { http, ...extensions } = masked.extensions as GraphQLError["extensions"] & { http?: Http };
    if (http !== undefined && !http.spec) {
      status = Math.max(status, http.status ?? 0);
      headers = { ...headers, ...http.headers };
    }
    return { ...masked, extensions };
  });
  return text(JSON.stringify({ errors: shown, data }), status, headers);
}

interface Http {
  status?: number;
  headers?: Record<string, string>;
  /** Of the media type of GraphQL alone. */
  spec?: boolean;
}
