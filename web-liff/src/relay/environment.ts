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

/** Requests without a response fail after this time. */
const REQUEST_TIMEOUT_MS = 15_000;

/** The number of released queries that stay in the store, so that Back is instant. */
const MAX_CACHED_QUERIES = 20;

const fetchGraphQL: FetchFunction = (request, variables) =>
  takeInitialResponse(request.id, variables) ??
  sendOperation(request, variables, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });

const reconnectListeners = new Set<() => void>();

/**
 * Calls back after a reconnect, because events may have been missed. Returns a function that unsubscribes.
 */
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
  // Waits 1, 2, 4 … 30 seconds plus up to one random second, so that clients do not all reconnect to a
  // restarted server at once.
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
        next: (response) => {
          const [error] = response.errors ?? [];
          if (error !== undefined) sink.error(refusalOf(error));
          else sink.next(response as GraphQLResponse);
        },
        error: (error) => sink.error(error instanceof Error ? error : new Refusal("UNREACHABLE", {}, error)),
        complete: () => sink.complete(),
      },
    ),
  );

function createEnvironment(fetchFunction: FetchFunction): Environment {
  return new Environment({
    network: Network.create(fetchFunction, subscribe),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: MAX_CACHED_QUERIES }),
  });
}

/** The browser's environment. */
export const environment = createEnvironment(fetchGraphQL);

/** Creates the environment of one page on the server, which has only the embedded response. */
export const createServerEnvironment = () =>
  createEnvironment(
    (request, variables) => takeInitialResponse(request.id, variables) ?? new Promise(() => {}),
  );
