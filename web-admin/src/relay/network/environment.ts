import { Refusal } from "@machiya/schema/client/refusal";
import { sendOperation } from "@machiya/schema/client/sendOperation";
import {
  Environment,
  type GraphQLResponse,
  Network,
  Observable,
  RecordSource,
  type RequestParameters,
  Store,
  type Variables,
} from "relay-runtime";
import { sseClient } from "./sseClient.ts";

/** The number of left screens that keep their data, so that Back shows them at once. */
const MAX_CACHED_SCREENS = 20;

/** Creates a new store and network layer, which one person uses from login to logout. */
export function createEnvironment(): Environment {
  const environment: Environment = new Environment({
    network: Network.create(
      (request, variables) => signOutWhenRefused(environment, fetchOnce(request, variables)),
      (request, variables) => signOutWhenRefused(environment, sseClient(request, variables)),
    ),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: MAX_CACHED_SCREENS }),
  });
  return environment;
}

function fetchOnce(request: RequestParameters, variables: Variables): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    const leaving = new AbortController();
    sendOperation(request, variables, leaving.signal).then(
      (response) => {
        sink.next(response);
        sink.complete();
      },
      (error: Error) => sink.error(error),
    );
    return () => leaving.abort();
  });
}

/**
 * Clears the signed-in user when any request is refused as unauthenticated. The frame reads this record and
 * shows the login.
 */
function signOutWhenRefused<Response>(environment: Environment, responses: Observable<Response>) {
  return responses.do({
    error: (error: Error) => {
      if (!(error instanceof Refusal) || error.code !== "UNAUTHENTICATED") return;
      environment.commitUpdate((store) => {
        store.getRoot().getLinkedRecord("viewer")?.setValue(null, "staffMember");
      });
    },
  });
}
