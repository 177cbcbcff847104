import { DomainError } from "@machiya/schema/domain/errors";
import type { DocumentNode } from "graphql";
import { answerDocs } from "./docs/answerDocs.ts";
import { notReady, ProtocolFault, protocolFault, refusal, success } from "./envelope.ts";
import { wireName } from "./fieldNames.ts";
import { type GraphQLAnswer, type TypedDocument, translateFailure } from "./graphql.ts";
import { languageOf } from "./language.ts";
import { readBody, readFields, readInput } from "./readRequest.ts";
import { type Ask, changes, type Door, doorOf, keepsAnswers, type Route } from "./route.ts";
import { ROUTES } from "./routes.ts";
import { requireAccess } from "./whoAsks.ts";

export type { GraphQLAnswer } from "./graphql.ts";
export { TextResponse } from "./textResponse.ts";

export interface BridgeOptions {
  /**
   * Runs a document in process with the sessions of the request: the staff cookie alone for door "admin", the customer
   * cookie alone for door "line".
   */
  graphql(operation: {
    document: DocumentNode;
    variables: Record<string, unknown>;
    request: Request;
    door: Door;
  }): Promise<GraphQLAnswer>;
  /** Whether the request brings a session cookie of this door, alive or not. */
  hasSession(request: Request, door: Door): boolean;
  /** Whether the request was let in by an API token that lives, in the name of an admin. */
  isByToken(request: Request): boolean;
  /**
   * Carries out a write, once for a repeated Idempotency-Key; it may run `work` twice. Throws INVALID_INPUT and CONFLICT on
   * `idempotencyKey`.
   */
  idempotent(asked: Write, work: () => Promise<Response>): Promise<Response>;
  /** Whether an error only means that the house is not ready, and answers again soon. */
  isUnavailable?(error: unknown): boolean;
  /** Told of every fault of our own before it is answered as INTERNAL. */
  onFault?(error: unknown, request: Request): void;
}

/** A call that is about to change something. */
export interface Write {
  request: Request;
  door: Door;
  body: Uint8Array;
  /** All that it may run. */
  documents: readonly DocumentNode[];
}

/** A refusal of a request that no route has seen yet, with a status of the protocol's where it needs one. */
export function refuse(request: Request, error: DomainError, status: number): Response {
  const response = refusal(error, languageOf(request));
  return new Response(response.body, { status, headers: response.headers });
}

/** The header that names the product; a form of another site cannot send it (decisions.md §2.4). */
const PRODUCT_HEADER = "product";

const BY_PATH: ReadonlyMap<string, readonly Route[]> = Map.groupBy(ROUTES, ({ path }) => path);

/** The documented path that an address names, whatever slashes it ends with; null: none. */
export function documentedPath(pathname: string): string | null {
  const path = pathname.replace(/\/+$/, "");
  return BY_PATH.has(path) ? path : null;
}

/** The REST routes as one function; null: not a REST path (neither /api nor /line nor below them). */
export function createBridge(options: BridgeOptions): (request: Request) => Promise<Response | null> {
  return async (request) => {
    const url = new URL(request.url);
    if (!/^\/(api|line)(\/|$)/.test(url.pathname)) return null;
    const path = url.pathname.replace(/\/+$/, "");
    return answered(
      options,
      request,
      async () =>
        answerDocs(request, url, path) ??
        (await answerRoute(options, request, url, findRoute(path, request.method))),
    );
  };
}

/** The answer, or the envelope of what it throws. */
async function answered(
  { onFault, isUnavailable }: BridgeOptions,
  request: Request,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    const language = languageOf(request);
    if (error instanceof ProtocolFault) return protocolFault(error, language);
    if (error instanceof DomainError) return refusal(error, language);
    if (isUnavailable?.(error)) return protocolFault(notReady(), language);
    onFault?.(error, request);
    return refusal(new DomainError("INTERNAL"), language);
  }
}

/** The route for a path and method. HEAD is GET, whose body the server leaves out. Throws ProtocolFault. */
function findRoute(path: string, method: string): Route {
  const routes = BY_PATH.get(path);
  if (routes === undefined) throw new ProtocolFault("notFound");
  const found = routes.find((route) => route.method === (method === "HEAD" ? "GET" : method));
  if (found !== undefined) return found;
  const allowed = routes.flatMap((route) => (route.method === "GET" ? ["GET", "HEAD"] : route.method));
  throw new ProtocolFault("wrongMethod", { allow: allowed.join(", ") });
}

/** Sign-in first, then the header, then the form of the body, then its content; nothing runs before all are right. */
async function answerRoute(
  options: BridgeOptions,
  request: Request,
  url: URL,
  route: Route,
): Promise<Response> {
  const door = doorOf(route);
  const byToken = options.isByToken(request);
  const hasSession = !byToken && options.hasSession(request, door);
  if (route.access !== "anonymous" && !hasSession && !byToken) throw new DomainError("UNAUTHENTICATED");
  // No browser sends a token by itself: only cookies need the header.
  if (changes(route) && hasSession && !request.headers.has(PRODUCT_HEADER))
    throw new DomainError("FORBIDDEN");

  const body = await readBody(route, request);
  const work = () => answered(options, request, () => carryOut(options, { request, url, body }, route));
  if (!keepsAnswers(route)) return work();
  return options
    .idempotent({ request, door, body, documents: route.documents }, work)
    .catch((error: unknown) => {
      throw error instanceof DomainError ? onTheWire(error, route) : error;
    });
}

/** `idempotencyKey` as the wire calls it. */
function onTheWire({ code, params }: DomainError, route: Route): DomainError {
  const { field, ...others } = params;
  return new DomainError(code, { ...others, ...(field !== undefined && { field: wireName(field, route) }) });
}

async function carryOut(
  options: BridgeOptions,
  { request, url, body }: { request: Request; url: URL; body: Uint8Array },
  route: Route,
): Promise<Response> {
  const door = doorOf(route);
  const cookies: string[] = [];
  const run = async <Data>({ node }: TypedDocument<Data>, variables: Record<string, unknown> = {}) => {
    const answer = await options.graphql({ document: node, variables, request, door });
    cookies.push(...answer.headers.getSetCookie());
    const [failure] = answer.errors ?? [];
    if (failure !== undefined) throw translateFailure(failure, route);
    if (answer.data === null) throw new Error(`${route.method} ${route.path}: neither data nor errors`);
    return answer.data as Data;
  };
  const ask: Ask = Object.assign(run, { byToken: options.isByToken(request) });

  const read = readInput(route, readFields(route, url, body));
  if ("refusal" in read) {
    await requireAccess(route, ask);
    throw read.refusal;
  }
  if (route.asksFirst) await requireAccess(route, ask);
  const response = success(await route.run(read.input, ask, request));
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  return response;
}
