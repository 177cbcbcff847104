import { lazyModule } from "@machiya/schema/client/lazyModule";
import { sendOperation } from "@machiya/schema/client/sendOperation";
import { sendRecordedMutation, sendRecordedQuery } from "@machiya/schema/client/sendRecorded";
import { createSseClient } from "@machiya/schema/client/sseClient";
import { Environment, type FetchFunction, Network, Observable, RecordSource, Store } from "relay-runtime";
import { takeInitialResponse } from "../initialData.ts";

/** Requests without a response fail after this time. */
const REQUEST_TIMEOUT_MS = 15_000;

/** The number of released queries that stay in the store, so that Back is instant. */
const MAX_CACHED_QUERIES = 20;

/** Takes the response that the server embedded in the page, or sends the operation. */
const fetchGraphQL: FetchFunction = (request, variables) =>
  Observable.create((sink) => {
    const initial = takeInitialResponse(request.id, variables);
    if (initial !== null) {
      sink.next(initial);
      sink.complete();
      return;
    }
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const fetched =
      request.operationKind === "query"
        ? sendRecordedQuery(request, variables, { signal, identifier: request.id ?? "", publish: sink.next })
        : sendRecordedMutation(() => sendOperation(request, variables, { signal }), sink.next);
    fetched.then(
      () => sink.complete(),
      (error: Error) => sink.error(error),
    );
  });

/** The first screen shows no live data, so the protocol's client is loaded by the pages that do. */
const sseClient = createSseClient(
  lazyModule(async () => {
    const { createClient } = await import("graphql-sse");
    return createClient;
  }),
);

function createEnvironment(fetchFunction: FetchFunction): Environment {
  return new Environment({
    network: Network.create(fetchFunction, sseClient),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: MAX_CACHED_QUERIES }),
  });
}

/** The browser's environment. */
export let environment = createEnvironment(fetchGraphQL);

/** Begins with an empty store, for a page that is opened without loading this module again. */
export function renewEnvironment(): void {
  environment = createEnvironment(fetchGraphQL);
}

/** Creates the environment of one page on the server, which has only the embedded response. */
export const createServerEnvironment = () =>
  createEnvironment(
    (request, variables) => takeInitialResponse(request.id, variables) ?? new Promise(() => {}),
  );
