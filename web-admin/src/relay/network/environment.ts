import { Refusal } from "@machiya/schema/client/refusal";
import { sendOperation } from "@machiya/schema/client/sendOperation";
import { sendRecordedMutation, sendRecordedQuery } from "@machiya/schema/client/sendRecorded";
import { createSseClient } from "@machiya/schema/client/sseClient";
import { createClient } from "graphql-sse";
import {
  Environment,
  type GraphQLResponse,
  getRequestIdentifier,
  Network,
  Observable,
  RecordSource,
  type RequestParameters,
  Store,
  type Variables,
} from "relay-runtime";
import { acrossSessions, forgetSession, reportingSessionEnd } from "../../session/sessionEnd.ts";
import { createRetryKeys } from "./retryKeys.ts";

/** The number of left screens that keep their data, so that Back shows them at once. */
const MAX_CACHED_SCREENS = 20;

const sseClient = createSseClient(async () => createClient);

/** Creates a new store and network layer, which one person uses from login to logout. */
export function createEnvironment(): Environment {
  forgetSession();
  return new Environment({
    network: Network.create(
      (request, variables) =>
        request.operationKind === "mutation"
          ? reportingSessionEnd(fetchOnce(request, variables))
          : acrossSessions(() => fetchOnce(request, variables)),
      (request, variables) => acrossSessions(() => sseClient(request, variables)),
    ),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: MAX_CACHED_SCREENS }),
  });
}

/** The longest time that a write waits for its response. */
const WRITE_TIMEOUT_MS = 30_000;

/** An import waits for those before it and reads thousands of rows. */
const IMPORT_TIMEOUT_MS = 600_000;

const retryKeys = createRetryKeys(() => crypto.randomUUID());

function fetchOnce(request: RequestParameters, variables: Variables): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    const leaving = new AbortController();
    const fetched =
      request.operationKind === "mutation"
        ? sendRecordedMutation(() => sendWrite(request, variables, leaving), sink.next)
        : sendRecordedQuery(request, variables, {
            signal: leaving.signal,
            publish: sink.next,
            identifier: getRequestIdentifier(request, variables),
          });
    fetched.then(
      () => sink.complete(),
      (error: Error) => sink.error(error),
    );
    return () => leaving.abort();
  });
}

/** Sends a mutation with an idempotency key, and gives up after a while, so that it can be repeated. */
async function sendWrite(request: RequestParameters, variables: Variables, leaving: AbortController) {
  const limit = request.name.startsWith("useImport") ? IMPORT_TIMEOUT_MS : WRITE_TIMEOUT_MS;
  const timer = setTimeout(() => leaving.abort(new Refusal("TIMED_OUT")), limit);
  const signature = `${request.id} ${JSON.stringify(variables)}`;
  let failure: unknown = null;
  try {
    return await sendOperation(request, variables, {
      signal: leaving.signal,
      // An input may have a key of its own.
      ...(variables.input?.idempotencyKey == null && { idempotencyKey: retryKeys.keyOf(signature) }),
    });
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    clearTimeout(timer);
    retryKeys.settle(signature, failure);
  }
}
