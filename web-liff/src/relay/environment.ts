import { ENDPOINT, persistedBody } from "@machiya/schema/client/persistedRequest";
import { Refusal, refusalOf } from "@machiya/schema/client/refusal";
import { sendOperation } from "@machiya/schema/client/sendOperation";
import { createClient } from "graphql-sse";
import {
  Environment,
  type FetchFunction,
  type GraphQLResponse,
  Network,
  Observable,
  RecordSource,
  type RequestParameters,
  Store,
  type SubscribeFunction,
  type Variables,
} from "relay-runtime";
import { takeInitialResponse } from "../initialData.ts";

/** After this time a request counts as unanswered. */
const REQUEST_TIMEOUT_MS = 15_000;

/** Queries given up by their screens that stay in memory, so that Back is instant. */
const MAX_CACHED_QUERIES = 20;

const fetchGraphQL: FetchFunction = (request, variables) =>
  takeInitialResponse(request.id, variables) ??
  sendOperation(request, variables, AbortSignal.timeout(REQUEST_TIMEOUT_MS));

const reconnectListeners = new Set<() => void>();

/** Calls back when events come in again after a gap, in which some may have been missed. Returns how to stop. */
export function onReconnected(listener: () => void): () => void {
  reconnectListeners.add(listener);
  return () => reconnectListeners.delete(listener);
}

const events = createClient({
  url: ENDPOINT,
  on: {
    connected: (reconnected) => {
      if (reconnected) for (const listener of reconnectListeners) listener();
    },
  },
  retryAttempts: Number.POSITIVE_INFINITY,
  // 1, 2, 4 … 30 seconds, with a second of chance so that a restarted server is not met by all phones at once.
  retry: (retries) =>
    new Promise((resolve) => {
      setTimeout(resolve, Math.min(30_000, 1000 * 2 ** retries) + Math.random() * 1000);
    }),
});

const subscribe: SubscribeFunction = (request: RequestParameters, variables: Variables) =>
  Observable.create<GraphQLResponse>((sink) =>
    events.subscribe<GraphQLResponse>(
      { query: "", ...persistedBody(request, variables) },
      {
        next: (answer) => {
          const [error] = answer.errors ?? [];
          if (error !== undefined) sink.error(refusalOf(error));
          else sink.next(answer as GraphQLResponse);
        },
        error: (error) => sink.error(error instanceof Error ? error : new Refusal("UNREACHABLE", {}, error)),
        complete: () => sink.complete(),
      },
    ),
  );

export function createEnvironment(): Environment {
  return new Environment({
    network: Network.create(fetchGraphQL, subscribe),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: MAX_CACHED_QUERIES }),
  });
}

/** The browser's. */
export const environment = createEnvironment();
