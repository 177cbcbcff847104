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
import { takeAnswer } from "../given.ts";
import { type AnsweredError, refusalOf, Unreachable } from "./requestError.ts";

const ENDPOINT = "/graphql";

/** Milliseconds until a request counts as unanswered. */
const TIMEOUT = 15_000;

/** Queries given up by their screens that stay in memory, so that Back is instant. */
const KEPT_QUERIES = 20;

/** Only documents known to the server are sent, by their id. */
function persisted({ id }: RequestParameters) {
  return { persistedQuery: { version: 1, sha256Hash: id } };
}

const fetchGraphQL: FetchFunction = (request, variables) =>
  takeAnswer(request.id, variables) ?? ask(request, variables);

async function ask(request: RequestParameters, variables: Variables): Promise<GraphQLResponse> {
  let answer: GraphQLResponse & { errors?: AnsweredError[] };
  try {
    const response = await fetch(ENDPOINT, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify({ extensions: persisted(request), variables }),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    answer = await response.json();
  } catch (error) {
    throw new Unreachable(error);
  }
  if (answer.errors && answer.errors.length > 0) throw refusalOf(answer.errors);
  return answer;
}

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
      { query: "", variables, extensions: persisted(request) },
      {
        next: (answer) => {
          if (answer.errors) sink.error(refusalOf(answer.errors));
          else sink.next(answer as GraphQLResponse);
        },
        error: (error) => sink.error(error instanceof Error ? error : new Unreachable(error)),
        complete: () => sink.complete(),
      },
    ),
  );

export function createEnvironment(): Environment {
  return new Environment({
    network: Network.create(fetchGraphQL, subscribe),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: KEPT_QUERIES }),
  });
}

/** The browser's. */
export const environment = createEnvironment();
