import { randomUUID } from "node:crypto";
import { isDatabaseUnavailable } from "@machiya/prisma/client";
import { TextResponse } from "@machiya/rest-bridge";
import type { Viewer } from "@machiya/schema/context";
import type { AuthenticateToken, TokenEntrypoint } from "./apiTokens/tokenAuth.ts";
import { errorResponse } from "./graphql/errorResponse.ts";
import { GRAPHQL_PATH } from "./graphql/graphqlPath.ts";
import { isLong, limitBody, MAX_GRAPHQL_BYTES, MAX_STAFF_GRAPHQL_BYTES } from "./http/bodyLimit.ts";
import { type Client, setClient } from "./http/client.ts";
import { compressResponse } from "./http/compression.ts";
import { corsHeaders, preflight } from "./http/cors.ts";
import { entrypointOf, isApi } from "./http/entrypoints.ts";
import { limitWork, type WorkLimits } from "./http/limits/limitWork.ts";
import { isKnownMethod, METHODS } from "./http/methods.ts";
import { POLICIES, withSecurityHeaders } from "./http/securityHeaders.ts";
import { createUploadBudget, type UploadBudget } from "./http/uploadBudget.ts";
import type { RequestOutcome } from "./metrics/requestMetrics.ts";
import { tokensOf } from "./sessions/requestSessions.ts";
import { errorFields, log, type RequestRecord, withRequest } from "./telemetry/log.ts";
import { traceRequest } from "./telemetry/spans.ts";

type Answerer = (request: Request) => Promise<Response>;
/** Returns null when the request is for another handler. */
type MaybeAnswerer = (request: Request) => Promise<Response | null>;

export interface HandlerParts {
  graphql: Answerer;
  rest: MaybeAnswerer;
  /** Authenticates a request by its API token when it has one. */
  byToken(request: Request, entrypoint: TokenEntrypoint, respond: AuthenticateToken): Promise<Response>;
  /** Redirects a browser to LINE's login page. */
  startLineLogin(request: Request): Response;
  /** Receives LINE's webhook events. */
  lineWebhook: Answerer;
  /** Answers payment providers, and browsers on their way to and from them. */
  payments: MaybeAnswerer;
  carriers: MaybeAnswerer;
  /** Serves the stand-ins of payment providers, if they are enabled. */
  standIns: MaybeAnswerer;
  images: MaybeAnswerer;
  exports: MaybeAnswerer;
  /** Serves the pages; `renders` says whether the server draws their first content. */
  webs(request: Request, renders: boolean): Promise<Response | null>;
  /** Returns what the pages read before they start; it contains no secrets. */
  configuration(): Promise<Record<string, unknown>>;
  isReady(): Promise<boolean>;
  metrics: MaybeAnswerer;
  /** Receives the outcome of every answered request. */
  onResponse(outcome: RequestOutcome): void;
  /** The limits of work; null without limits. */
  workLimits: WorkLimits | null;
  /** Returns the viewer of the valid sessions that a request carries. */
  identify(request: Request): Promise<Viewer>;
  corsOrigins: readonly string[];
}

/** Headers of a 503 response: the database is away or busy, and recovers by itself. */
const RETRY_SOON = { "retry-after": "1" };

/** Combines every handler of the server into one function from request to response. */
export function createHandler(parts: HandlerParts): (request: Request, client: Client) => Promise<Response> {
  const uploads = createUploadBudget();
  return (request, client) => {
    const record: RequestRecord = { id: randomUUID(), operation: null };
    setClient(request, client);
    const { pathname } = new URL(request.url);
    const where = { method: request.method, ...entrypointOf(pathname) };
    const respond = async () => {
      const began = performance.now();
      const cors = corsHeaders(request, parts.corsOrigins);
      let response: Response;
      try {
        if (!isKnownMethod(request.method)) response = wrongMethod();
        else if (cors !== null && request.method === "OPTIONS") response = preflight();
        else
          response = await compressResponse(
            request,
            await limitWork(
              parts.workLimits,
              {
                request,
                address: client.address,
                entrypoint: where.entrypoint,
                route: where.route,
                record,
              },
              (rendersPage) => route(parts, uploads, request, client, pathname, rendersPage),
            ),
          );
      } catch (error) {
        // A client that disconnects during the work is not an error, and the response is not read.
        log[request.signal.aborted ? "debug" : "error"]("a request failed", {
          ...where,
          ...errorFields(error),
        });
        response = isDatabaseUnavailable(error)
          ? plain(503, "Not ready: please try again in a moment.", RETRY_SOON)
          : plain(500, "Something went wrong on our side.");
      }
      for (const [name, value] of Object.entries(cors ?? {})) response.headers.set(name, value);
      if (parts.corsOrigins.length > 0) response.headers.append("vary", "origin");
      withSecurityHeaders(response.headers, record.id, client.secure);
      const outcome = { ...where, operation: record.operation, status: response.status };
      const milliseconds = performance.now() - began;
      parts.onResponse({ ...outcome, seconds: milliseconds / 1000 });
      log[isApi(where.entrypoint) ? "info" : "debug"]("request", {
        method: where.method,
        entrypoint: where.entrypoint,
        route: where.route,
        operation: record.operation,
        status: response.status,
        ms: Math.round(milliseconds),
      });
      return request.method === "HEAD" ? new Response(null, response) : response;
    };
    return withRequest(record, () => traceRequest(request, where, record, respond));
  };
}

async function route(
  parts: HandlerParts,
  uploads: UploadBudget,
  request: Request,
  client: Client,
  path: string,
  rendersPage: boolean,
): Promise<Response> {
  if (path === GRAPHQL_PATH) {
    return parts.byToken(request, "graphql", async (byToken) => {
      const mayBeLong =
        isLong(request) && (byToken !== null || (await parts.identify(request)).staff !== null);
      const respond = async () => {
        const limited = await limitBody(request, mayBeLong ? MAX_STAFF_GRAPHQL_BYTES : MAX_GRAPHQL_BYTES);
        if (limited === null) return tooLarge();
        const known = byToken === null ? client : { ...client, byToken };
        setClient(request, known);
        setClient(limited, known);
        const response = withPagePolicy(await parts.graphql(limited));
        if (byToken !== null || isPersonal(request, response))
          response.headers.set("cache-control", "private, no-store");
        return response;
      };
      return mayBeLong ? uploads.admit(request, respond) : respond();
    });
  }
  // Customers' routes do not accept API tokens.
  if (/^\/api(\/|$)/.test(path)) {
    return parts.byToken(request, "rest", async (byToken) => {
      setClient(request, byToken === null ? client : { ...client, byToken });
      return (await parts.rest(request)) ?? plain(404, "Not found.");
    });
  }
  if (/^\/line(\/|$)/.test(path)) {
    setClient(request, client);
    if (/^\/line\/login\/start\/?$/.test(path) && isRead(request)) return parts.startLineLogin(request);
    if (/^\/line\/webhook\/?$/.test(path)) return parts.lineWebhook(request);
    return (await parts.rest(request)) ?? plain(404, "Not found.");
  }
  if (/^\/payments\//.test(path)) {
    setClient(request, client);
    return (await parts.payments(request)) ?? plain(404, "Not found.");
  }
  if (path.startsWith("/carriers/")) {
    setClient(request, client);
    return (await parts.carriers(request)) ?? plain(404, "Not found.");
  }
  if (path.startsWith("/stand-in/")) return (await parts.standIns(request)) ?? plain(404, "Not found.");
  if (!isRead(request)) {
    return plain(405, "Only GET is answered here.", { allow: "GET, HEAD" });
  }
  if (/%00/.test(request.url)) return plain(400, "The URL must not contain U+0000.");
  if (path === "/livez") return plain(200, "alive", { "cache-control": "no-store" });
  if (path === "/readyz") {
    const ready = await parts.isReady();
    return plain(ready ? 200 : 503, ready ? "ready" : "not ready", { "cache-control": "no-store" });
  }
  if (path === "/metrics") return (await parts.metrics(request)) ?? plain(404, "Not found.");
  if (path === "/config.json") {
    return Response.json(await parts.configuration(), { headers: { "cache-control": "no-store" } });
  }
  if (path.startsWith("/images/")) return (await parts.images(request)) ?? plain(404, "Not found.");
  if (path.startsWith("/exports/")) return (await parts.exports(request)) ?? plain(404, "Not found.");
  return (await parts.webs(request, rendersPage)) ?? plain(404, "Not found.");
}

/** Answers before anything reads the request, because a fetch Request cannot have the method TRACE. */
function wrongMethod(): Response {
  return plain(405, "Not a method of this server.", { allow: METHODS.join(", ") });
}

/** Whether a response belongs to a session that the request carries, or that the response opens or ends. */
function isPersonal(request: Request, response: Response): boolean {
  const { staff, customer } = tokensOf(request);
  return staff !== null || customer !== null || response.headers.has("set-cookie");
}

function isRead({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}

function withPagePolicy(response: Response): Response {
  if (response.headers.get("content-type")?.startsWith("text/html")) {
    response.headers.set("content-security-policy", POLICIES.graphiql);
  }
  return response;
}

function tooLarge(): Response {
  const message = "The request is too large.";
  return errorResponse({ message, extensions: { code: "BAD_REQUEST" } }, 413);
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new TextResponse(`${text}\n`, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", ...headers },
  });
}
