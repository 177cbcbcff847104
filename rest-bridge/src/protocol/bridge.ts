import { DomainError, OutcomeUnknown } from "@machiya/schema/domain/errors";
import { withoutTrailingSlashes } from "@machiya/schema/domain/trailingSlashes";
import { type DocumentNode, getOperationAST, OperationTypeNode } from "graphql";
import { responseDocs } from "../docs/responseDocs.ts";
import { wireNames } from "../wire/fieldNames.ts";
import { notReady, ProtocolError, protocolError, refusal, success } from "./envelope.ts";
import { type GraphQLResult, type TypedDocument, translateFailure } from "./graphql.ts";
import { requireAccess } from "./identify.ts";
import { requestLanguage } from "./language.ts";
import { readBody, readFields, readRouteInput } from "./readRequest.ts";
import {
  changes,
  type ExecuteDocument,
  type Route,
  type RouteSide,
  routeSideOf,
  storesResponse,
} from "./route.ts";
import { ROUTES } from "./routes.ts";
import { TextResponse } from "./textResponse.ts";

export { BytesResponse } from "./bytesResponse.ts";
export { type GraphQLResult, isNotReady } from "./graphql.ts";
export { readBytes } from "./readBytes.ts";
export { TextResponse } from "./textResponse.ts";
export { WholeResponse } from "./wholeResponse.ts";

export interface BridgeOptions {
  /**
   * Runs a document in process with the request's session: only the staff cookie for the entrypoint "admin",
   * only the customer cookie for "line".
   */
  graphql(operation: {
    document: DocumentNode;
    variables: Record<string, unknown>;
    request: Request;
    entrypoint: RouteSide;
  }): Promise<GraphQLResult>;
  /** Whether the request has a session cookie of this entrypoint, valid or not. */
  hasSession(request: Request, entrypoint: RouteSide): boolean;
  /** Whether the request's session of this entrypoint is valid. */
  isSignedIn(request: Request, entrypoint: RouteSide): Promise<boolean>;
  /** Whether the request was authenticated by a valid API token, which acts as an admin. */
  isByToken(request: Request): boolean;
  /**
   * Executes a write once per Idempotency-Key; it may run `work` twice. Throws INVALID_INPUT and CONFLICT on
   * `idempotencyKey`.
   */
  idempotent(write: Write, work: () => Promise<Response>): Promise<Response>;
  /** Whether an error means that the server is not ready yet and a retry may succeed soon. */
  isUnavailable?(error: unknown): boolean;
  /** Receives every internal error before it is returned as INTERNAL. */
  onFault?(error: unknown, request: Request): void;
}

/** A call that may change something. */
export interface Write {
  request: Request;
  entrypoint: RouteSide;
  body: Uint8Array;
  /** All documents that the call may run. */
  documents: readonly DocumentNode[];
}

/** Builds the refusal of a request before routing, with the given HTTP status. */
export function refuse(request: Request, error: DomainError, status: number): Response {
  const response = refusal(error, requestLanguage(request));
  return new TextResponse(response.content, { status, headers: response.headers });
}

/** This header names the product; forms of other sites cannot send it (decisions.md §2.4). */
const PRODUCT_HEADER = "product";

const BY_PATH: ReadonlyMap<string, readonly Route[]> = Map.groupBy(ROUTES, ({ path }) => path);

/** Returns the documented path for a URL's path, ignoring trailing slashes; null when there is none. */
export function documentedPath(pathname: string): string | null {
  const path = withoutTrailingSlashes(pathname);
  return BY_PATH.has(path) ? path : null;
}

/** Creates the handler of the REST routes; it returns null for paths outside of /api and /line. */
export function createBridge(options: BridgeOptions): (request: Request) => Promise<Response | null> {
  return async (request) => {
    const url = new URL(request.url);
    if (!/^\/(api|line)(\/|$)/.test(url.pathname)) return null;
    const path = withoutTrailingSlashes(url.pathname);
    return withErrorEnvelope(
      options,
      request,
      async () =>
        responseDocs(request, url, path) ??
        (await answerRoute(options, request, url, findRoute(path, request.method))),
    );
  };
}

/** Returns the response, or the envelope of the error that was thrown. */
async function withErrorEnvelope(
  { onFault, isUnavailable }: BridgeOptions,
  request: Request,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    const language = requestLanguage(request);
    if (error instanceof ProtocolError) return protocolError(error, language);
    if (error instanceof OutcomeUnknown) onFault?.(error.cause, request);
    if (error instanceof DomainError) return refusal(error, language);
    if (isUnavailable?.(error)) return protocolError(notReady(), language);
    onFault?.(error, request);
    return refusal(new DomainError("INTERNAL"), language);
  }
}

/**
 * Returns the route for a path and method. HEAD uses the GET route, and the server omits the body. Throws
 * ProtocolError.
 */
function findRoute(path: string, method: string): Route {
  const routes = BY_PATH.get(path);
  if (routes === undefined) throw new ProtocolError("notFound");
  const found = routes.find((route) => route.method === (method === "HEAD" ? "GET" : method));
  if (found !== undefined) return found;
  const allowed = routes.flatMap((route) => (route.method === "GET" ? ["GET", "HEAD"] : route.method));
  throw new ProtocolError("wrongMethod", { allow: allowed.join(", ") });
}

/**
 * Checks the session first, then the header, the body's format and its content; nothing runs before all are
 * valid. The body of a caller without a valid session is not read.
 */
async function answerRoute(
  options: BridgeOptions,
  request: Request,
  url: URL,
  route: Route,
): Promise<Response> {
  const entrypoint = routeSideOf(route);
  const byToken = options.isByToken(request);
  const hasSession = !byToken && options.hasSession(request, entrypoint);
  const isOpen = route.access === "anonymous" || byToken;
  if (!isOpen && !(hasSession && (await options.isSignedIn(request, entrypoint))))
    throw new DomainError("UNAUTHENTICATED");
  // Only cookies need the header, because browsers never send a token by themselves.
  if (changes(route) && hasSession && !request.headers.has(PRODUCT_HEADER))
    throw new DomainError("FORBIDDEN");

  const body = await readBody(route, request);
  const work = () =>
    withErrorEnvelope(options, request, () => carryOut(options, { request, url, body }, route));
  if (!storesResponse(route)) return work();
  return options
    .idempotent({ request, entrypoint, body, documents: route.documents }, work)
    .catch((error: unknown) => {
      throw error instanceof DomainError ? withWireName(error, route) : error;
    });
}

/** Replaces the field's GraphQL name, such as `idempotencyKey`, by its REST name. */
function withWireName(error: DomainError, route: Route): DomainError {
  return error.with(wireNames(error.params, route));
}

async function carryOut(
  options: BridgeOptions,
  { request, url, body }: { request: Request; url: URL; body: Uint8Array },
  route: Route,
): Promise<Response> {
  const entrypoint = routeSideOf(route);
  const cookies: string[] = [];
  let hasWritten = false;
  const run = async <Data>({ node }: TypedDocument<Data>, variables: Record<string, unknown> = {}) => {
    const result = await options.graphql({ document: node, variables, request, entrypoint });
    cookies.push(...result.headers.getSetCookie());
    const [failure] = result.errors ?? [];
    const writes = getOperationAST(node)?.operation === OperationTypeNode.MUTATION;
    // A field of the result has failed, so that the write itself is done.
    hasWritten ||= writes && (failure?.path?.length ?? 0) > 1;
    if (failure !== undefined) throw translateFailure(failure, route);
    if (result.data === null)
      throw new Error(`${route.method} ${route.path} returned neither data nor errors`);
    hasWritten ||= writes;
    return result.data as Data;
  };
  const execute: ExecuteDocument = Object.assign(run, { byToken: options.isByToken(request) });

  const read = readRouteInput(route, readFields(route, url, body));
  if ("refusal" in read) {
    await requireAccess(route, execute);
    throw read.refusal;
  }
  if (route.precheck) await requireAccess(route, execute);
  const data = await route.run(read.input, execute, request).catch((error: unknown) => {
    throw hasWritten ? new OutcomeUnknown(error) : error;
  });
  const response = success(data);
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  return response;
}
