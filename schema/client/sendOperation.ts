import type { GraphQLSingularResponse, RequestParameters, Variables } from "relay-runtime";
import { ENDPOINT, persistedBody } from "./persistedRequest.ts";
import { Refusal, refusalOf, type WireError } from "./refusal.ts";

/** Sends a query or mutation. Throws a Refusal when the response contains errors or cannot be read. */
export async function sendOperation(
  request: RequestParameters,
  variables: Variables,
  signal: AbortSignal,
): Promise<GraphQLSingularResponse> {
  const response = await readResponse(
    fetch(ENDPOINT, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(persistedBody(request, variables)),
      signal,
    }),
  );
  const [error] = response.errors ?? [];
  if (error !== undefined) throw refusalOf(error);
  if (response.data == null) throw new Refusal("INTERNAL");
  return response as GraphQLSingularResponse;
}

async function readResponse(sent: Promise<Response>): Promise<{ data?: unknown; errors?: WireError[] }> {
  try {
    return await (await sent).json();
  } catch (error) {
    throw new Refusal("UNREACHABLE", {}, error);
  }
}
