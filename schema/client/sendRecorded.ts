import type { GraphQLSingularResponse, RequestParameters, Variables } from "relay-runtime";
import { recordMutation, recordRequest } from "./missedChanges.ts";
import { sendOperation } from "./sendOperation.ts";

interface RecordedQueryOptions {
  signal: AbortSignal;
  /** By which `onMissedChange` finds the response. */
  identifier: string;
  /** Puts the response into the store. */
  publish: (response: GraphQLSingularResponse) => void;
}

/** Sends a query, publishes its response, and records which changes the response may lack. */
export async function sendRecordedQuery(
  request: RequestParameters,
  variables: Variables,
  { signal, identifier, publish }: RecordedQueryOptions,
): Promise<void> {
  const recordResponse = recordRequest(identifier);
  let headers = new Headers();
  const onHeaders = (received: Headers) => {
    headers = received;
  };
  publish(await sendOperation(request, variables, { signal, onHeaders }));
  recordResponse(headers);
}

/** Sends a mutation with `send`, publishes its response, and has data fetched again that the response made older. */
export async function sendRecordedMutation(
  send: () => Promise<GraphQLSingularResponse>,
  publish: (response: GraphQLSingularResponse) => void,
): Promise<void> {
  const recordResponse = recordMutation();
  publish(await send());
  recordResponse();
}
