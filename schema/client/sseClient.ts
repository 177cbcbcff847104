import type { createClient, ExecutionResult, RequestParams } from "graphql-sse";
import {
  type GraphQLResponse,
  type GraphQLSingularResponse,
  Observable,
  type RequestParameters,
  type Variables,
} from "relay-runtime";
import { reportConnection } from "./liveConnection.ts";
import { recordEvent, recordOpening } from "./missedChanges.ts";
import { ENDPOINT, persistedBody } from "./persistedRequest.ts";
import { refusalOf } from "./refusal.ts";

const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 30_000;

/** The server sends something at least every 8 seconds; a connection without it for this long is dead. */
const SILENCE_MS = 18_000;

/** Opens a stream and calls back whenever bytes arrive, which includes comments that the parser skips. */
function watchedFetch(onBytes: () => void): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (response.ok) recordOpening(response.headers);
    const watch = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        onBytes();
        controller.enqueue(chunk);
      },
    });
    return new Response(response.body?.pipeThrough(watch) ?? null, response);
  };
}

type Protocol = typeof createClient;

/**
 * Creates a function that subscribes over SSE and reconnects with increasing delays until the subscriber leaves or the
 * server refuses. `loadProtocol` loads the protocol's client, and is called again after a failure.
 */
export const createSseClient =
  (loadProtocol: () => Promise<Protocol>) =>
  (request: RequestParameters, variables: Variables): Observable<GraphQLResponse> =>
    Observable.create((sink) => {
      const subscription = {};
      let attempts = 0;
      let close = () => {};
      let timer: ReturnType<typeof setTimeout> | undefined;
      let silence: ReturnType<typeof setTimeout> | undefined;
      let left = false;

      const hear = () => {
        clearTimeout(silence);
        if (!left && timer === undefined) silence = setTimeout(drop, SILENCE_MS);
      };
      const open = () => {
        clearTimeout(timer);
        timer = undefined;
        hear();
        let closed = false;
        close = () => {
          closed = true;
        };
        loadProtocol().then((protocol) => {
          if (!closed) subscribe(protocol);
        }, lose);
      };
      const subscribe = (protocol: Protocol) => {
        close = protocol({ url: ENDPOINT, retryAttempts: 0, fetchFn: watchedFetch(hear) }).subscribe(
          // The client's type requires the document's text, but persisted operations are sent by id alone.
          persistedBody(request, variables) as unknown as RequestParams,
          {
            next: (result: ExecutionResult) => {
              const [error] = result.errors ?? [];
              if (error === undefined) {
                recordEvent();
                sink.next(result as GraphQLSingularResponse);
              } else {
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
        if (left || timer !== undefined) return;
        clearTimeout(silence);
        reportConnection(subscription, "lost");
        const wait = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** attempts);
        attempts += 1;
        timer = setTimeout(open, wait * (0.75 + Math.random() / 2));
      };
      // An aborted stream calls neither `error` nor `complete`.
      const drop = () => {
        close();
        lose();
      };
      const leave = () => {
        left = true;
        clearTimeout(timer);
        clearTimeout(silence);
        window.removeEventListener("online", reopen);
        window.removeEventListener("offline", drop);
        reportConnection(subscription, "left");
        close();
      };

      const reopen = () => {
        if (timer !== undefined) open();
      };
      window.addEventListener("online", reopen);
      window.addEventListener("offline", drop);
      open();
      return leave;
    });
