import { ENDPOINT, persistedBody } from "@machiya/schema/client/persistedRequest";
import { refusalOf } from "@machiya/schema/client/refusal";
import { createClient, type ExecutionResult, type RequestParams } from "graphql-sse";
import {
  type GraphQLResponse,
  type GraphQLSingularResponse,
  Observable,
  type RequestParameters,
  type Variables,
} from "relay-runtime";
import { reportConnection } from "./connection.ts";

const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 30_000;

const client = createClient({ url: ENDPOINT, retryAttempts: 0 });

/**
 * Subscribes over SSE and reconnects with increasing delays until the subscriber leaves or the server
 * refuses.
 */
export function sseClient(request: RequestParameters, variables: Variables): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    const subscription = {};
    let attempts = 0;
    let close = () => {};
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;

    const open = () => {
      clearTimeout(timer);
      timer = undefined;
      close = client.subscribe(
        // The client's type requires the document's text, but persisted operations are sent by id alone.
        persistedBody(request, variables) as unknown as RequestParams,
        {
          next: (result: ExecutionResult) => {
            const [error] = result.errors ?? [];
            if (error === undefined) sink.next(result as GraphQLSingularResponse);
            else {
              leave();
              sink.error(refusalOf(error));
            }
          },
          error: lose,
          complete: lose,
        },
        {
          connected: () => {
            attempts = 0;
            reportConnection(subscription, "open");
          },
        },
      );
    };
    const lose = () => {
      if (left) return;
      reportConnection(subscription, "lost");
      const wait = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** attempts);
      attempts += 1;
      timer = setTimeout(open, wait * (0.75 + Math.random() / 2));
    };
    const leave = () => {
      left = true;
      clearTimeout(timer);
      window.removeEventListener("online", reopen);
      reportConnection(subscription, "left");
      close();
    };

    const reopen = () => {
      if (timer !== undefined) open();
    };
    window.addEventListener("online", reopen);
    open();
    return leave;
  });
}
