import type { GraphQLSingularResponse, RequestParameters, Variables } from "relay-runtime";
import { ENDPOINT, persistedBody } from "./persistedRequest.ts";
import { Refusal, refusalOf, type WireError } from "./refusal.ts";

interface SendOptions {
  signal: AbortSignal;
  /** Lets the server recognize a repeated write, which it then does not do twice. */
  idempotencyKey?: string | undefined;
  /** Is called with the headers of the response. */
  onHeaders?: ((headers: Headers) => void) | undefined;
}

/** Sends a query or mutation. Throws a Refusal when the response contains errors or cannot be read. */
export async function sendOperation(
  request: RequestParameters,
  variables: Variables,
  { signal, idempotencyKey, onHeaders }: SendOptions,
): Promise<GraphQLSingularResponse> {
  const sent = fetch(ENDPOINT, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json",
      ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
    },
    body: JSON.stringify(persistedBody(request, variables)),
    signal,
  });
  const { body, requestId } = await readResponse(sent, signal, onHeaders);
  const [error] = body.errors ?? [];
  if (error !== undefined) throw refusalOf(error, requestId);
  if (body.data == null) throw new Refusal("SERVER_FAILED", {}, null, requestId);
  return body as GraphQLSingularResponse;
}

interface ReadResponse {
  body: { data?: unknown; errors?: WireError[] };
  requestId: string | null;
}

async function readResponse(
  sent: Promise<Response>,
  signal: AbortSignal,
  onHeaders: SendOptions["onHeaders"],
): Promise<ReadResponse> {
  let requestId: string | null = null;
  try {
    const response = await sent;
    requestId = response.headers.get("x-request-id");
    onHeaders?.(response.headers);
    return { body: (await response.json()) ?? {}, requestId };
  } catch (error) {
    if (signal.aborted && signal.reason instanceof Refusal) throw signal.reason;
    const isNoJson = error instanceof SyntaxError;
    throw new Refusal(isNoJson ? "SERVER_FAILED" : "UNREACHABLE", {}, error, requestId);
  }
}
