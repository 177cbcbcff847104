import type { Interception, PageRequest } from "./network.ts";
import { network } from "./network.ts";

/** How a request fails. */
export type Failure = "offline" | "500" | "proxy" | "conflict" | "hang" | "session ended";

const html = (headers: Record<string, string> = {}) =>
  new Response("<h1>Bad gateway</h1>", {
    status: 502,
    headers: { "content-type": "text/html", ...headers },
  });

const refusal = (code: string) =>
  Response.json({ errors: [{ message: code, extensions: { code } }], data: null });

const REACTIONS: Readonly<Record<Failure, (request: PageRequest) => Response | Promise<Response>>> = {
  offline: () => Promise.reject(new TypeError("Failed to fetch")),
  "500": () => html({ "x-request-id": "req-7" }),
  // A proxy in front of the server knows no request ID.
  proxy: () => html(),
  conflict: () => refusal("CONFLICT"),
  hang: ({ signal }) =>
    new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
  "session ended": () => refusal("UNAUTHENTICATED"),
};

/** Returns the key by which the server recognizes a repeated write; undefined for a read. */
function idempotencyKey({ headers, body }: PageRequest): string | undefined {
  const { variables } = (body ?? {}) as { variables?: { input?: { idempotencyKey?: string } } };
  return headers.get("idempotency-key") ?? variables?.input?.idempotencyKey;
}

/** Returns the variables that a request sends. */
export function variablesOf({ body }: PageRequest): Record<string, unknown> {
  return ((body ?? {}) as { variables?: Record<string, unknown> }).variables ?? {};
}

const isStream = ({ headers }: PageRequest) => headers.get("accept")?.includes("event-stream") ?? false;

function fail(interception: Interception): void {
  network.mayFail = true;
  network.release();
  network.intercept(interception);
}

/** Makes every write fail from now on, and returns the keys that the writes are sent with. */
export function failWrites(failure: Failure): string[] {
  const keys: string[] = [];
  fail((request) => {
    const key = idempotencyKey(request);
    if (key === undefined) return null;
    keys.push(key);
    return REACTIONS[failure](request);
  });
  return keys;
}

/** Makes every read fail from now on; live changes still arrive. */
export function failReads(failure: Failure): void {
  fail((request) =>
    request.path === "/graphql" && idempotencyKey(request) === undefined && !isStream(request)
      ? REACTIONS[failure](request)
      : null,
  );
}

/** Lets every request reach the server again. */
export function endFailures(): void {
  network.release();
}
