import type { Page, Route } from "playwright-core";

/** How long a hanging save keeps its dialog from being left. */
export const LEAVABLE_AFTER_MS = 5_000;

/** How long a write waits for its response. */
export const WRITE_TIMEOUT_MS = 30_000;

type Fault = "offline" | "500" | "proxy" | "conflict" | "hang";

const CONFLICT = { message: "Conflict", extensions: { code: "CONFLICT" } };

/** The writes that hang, until the next fault aborts them. Otherwise they would reach the server later. */
const hanging: Route[] = [];

const REACTIONS: Record<Fault, (route: Route) => unknown> = {
  offline: (route) => route.abort("internetdisconnected"),
  "500": (route) =>
    route.fulfill({
      status: 502,
      contentType: "text/html",
      headers: { "x-request-id": "req-7" },
      body: "<h1>Bad gateway</h1>",
    }),
  // A proxy in front of the server knows no request ID.
  proxy: (route) => route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" }),
  conflict: (route) => route.fulfill({ json: { errors: [CONFLICT] } }),
  hang: (route) => hanging.push(route),
};

/** Lets the writes of a page reach the server again. */
export async function allowWrites(page: Page): Promise<void> {
  // The page may have aborted the request, or be gone.
  for (const route of hanging.splice(0)) await route.abort().catch(() => {});
  await page.unroute("**/graphql");
}

/** Makes every write of a page fail in this way, and returns the keys that the writes are sent with. */
export async function failWrites(page: Page, fault: Fault): Promise<string[]> {
  const keys: string[] = [];
  await allowWrites(page);
  await page.route("**/graphql", (route) => {
    const request = route.request();
    const key =
      request.headers()["idempotency-key"] ?? request.postDataJSON()?.variables?.input?.idempotencyKey;
    // A read, such as a refetch in the background, has no key.
    if (key === undefined) return route.continue();
    keys.push(key);
    return REACTIONS[fault](route);
  });
  return keys;
}
