import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import type { World } from "../requests/operation.ts";
import { OPERATIONS, type OperationName } from "../requests/operations.ts";
import { adminCookie, customerCookie, type PreparedRequest } from "../requests/preparedRequests.ts";

/** The password of the dataset's admin during a soak test. */
export const PASSWORD = "a password for a soak";

const DOCUMENTS = {
  logIn: "mutation SoakLogIn($input: LogInInput!) { logIn(input: $input) { staffMember { name } } }",
  createImages:
    "mutation SoakCreateImages($input: CreateImagesInput!) { createImages(input: $input) { imageUrl(variant: CARD) } }",
  orderChanges: "subscription SoakOrderChanges { orderChanged { kind } }",
  myOrderChanges: "subscription SoakMyOrderChanges { myOrderChanged { kind } }",
  calendarChanges: "subscription SoakCalendarChanges { calendarChanged { __typename } }",
} as const;

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** Writes the documents that a soak test needs besides those of the benchmark, in the format of PERSISTED_DOCUMENTS. */
export async function writeSoakDocuments(file: string): Promise<void> {
  await writeFile(
    file,
    JSON.stringify(Object.fromEntries(Object.values(DOCUMENTS).map((text) => [hashOf(text), text]))),
  );
}

type Random = (below: number) => number;
export type SoakRequest = Pick<PreparedRequest, "method" | "path" | "headers" | "body">;
/** Returns an error; null if the response is correct. */
type CheckResponse = (status: number, text: string) => string | null;

export interface RequestedOperation {
  name: string;
  request: SoakRequest;
  check: CheckResponse;
}

function graphql(document: keyof typeof DOCUMENTS, variables: unknown, cookie: string | null): SoakRequest {
  const persistedQuery = { version: 1, sha256Hash: hashOf(DOCUMENTS[document]) };
  return {
    method: "POST",
    path: "/graphql",
    headers: {
      accept: "application/json",
      "content-type": "application/json",
      ...(cookie !== null && { cookie }),
    },
    body: JSON.stringify({ variables, extensions: { persistedQuery } }),
  };
}

const get = (path: string, headers: Record<string, string>): SoakRequest => ({
  method: "GET",
  path,
  headers,
});

const expects = (status: number, part: string): CheckResponse => {
  return (received, text) =>
    received === status && text.includes(part) && !text.includes('"errors":[')
      ? null
      : `HTTP ${received}: ${text.slice(0, 200)}`;
};

/** Creates different pictures of the sizes that phones upload: noise over a plain background. */
async function createPictures(): Promise<string[]> {
  const sizes = [400, 800, 1200, 1600];
  const create = async (size: number, index: number) => {
    const noise = { type: "gaussian", mean: 90 + 20 * index, sigma: 12 } as const;
    const picture = sharp({ create: { width: size, height: size, channels: 3, background: "#888", noise } });
    return (await picture.jpeg({ quality: 60 }).toBuffer()).toString("base64");
  };
  return Promise.all([...sizes, ...sizes].map(create));
}

/** The number of requests for each operation of the benchmark among 1,000. */
const SHARES: [OperationName, number][] = [
  ["storefront", 420],
  ["orders", 120],
  ["order", 120],
  ["order-lines", 60],
  ["checkout", 60],
  ["free-slots", 60],
  ["booking", 40],
];
/** The rest are pages and the bad requests that every public server receives. */
const PAGES = ["/", "/product-show", "/config.json", "/readyz"];
const BAD_REQUESTS = ["/wp-login.php", "/api/admin/nothing", "/images/none.webp"];

/** Creates the requests of a typical day, through both entrypoints. */
export async function createMixedDay(world: World): Promise<{
  /** The most frequent requests. */
  usual(random: Random): RequestedOperation;
  logIn(): RequestedOperation;
  upload(random: Random): RequestedOperation;
  /** The export of the orders whose delivery is expected within four weeks. */
  exportOrders(): RequestedOperation;
  exportProducts(): RequestedOperation;
  /** A subscription, which the caller ends. */
  subscription(random: Random): SoakRequest;
}> {
  const pictures = await createPictures();
  return {
    usual(random) {
      let at = random(1000);
      for (const [name, share] of SHARES) {
        if (at < share) return ofBench(name, world, random);
        at -= share;
      }
      if (at % 3 === 0) {
        const path = BAD_REQUESTS[random(BAD_REQUESTS.length)] ?? "/";
        const check: CheckResponse = (status) => (status < 500 ? null : `HTTP ${status}`);
        return { name: "bad requests", request: get(path, {}), check };
      }
      const path = PAGES[random(PAGES.length)] ?? "/";
      return { name: "pages", request: get(path, { "accept-encoding": "br" }), check: expects(200, "") };
    },
    logIn: () => ({
      name: "logins",
      request: graphql("logIn", { input: { username: "admin", password: PASSWORD } }, null),
      check: expects(200, '"staffMember"'),
    }),
    upload: (random) => ({
      name: "uploads",
      request: graphql(
        "createImages",
        { input: { images: [{ name: `圖 ${random(1e6)}`, image: pictures[random(pictures.length)] }] } },
        adminCookie,
      ),
      check: expects(200, '"imageUrl"'),
    }),
    exportOrders: () => ({
      name: "exports of orders",
      request: get("/exports/orders.csv?expectedFrom=2026-10-01&expectedTo=2026-10-28", {
        cookie: adminCookie,
        "accept-encoding": "gzip",
      }),
      check: expects(200, "\r\n"),
    }),
    exportProducts: () => ({
      name: "exports of products",
      request: get("/exports/products.csv", { cookie: adminCookie }),
      check: expects(200, "\r\n"),
    }),
    subscription(random) {
      const [document, cookie] = (
        [
          ["orderChanges", adminCookie],
          ["myOrderChanges", customerCookie(1 + random(world.customers))],
          ["calendarChanges", null],
        ] as const
      )[random(3)] ?? ["calendarChanges" as const, null];
      const request = graphql(document, {}, cookie);
      return { ...request, headers: { ...request.headers, accept: "text/event-stream" } };
    },
  };
}

function ofBench(name: OperationName, world: World, random: Random): RequestedOperation {
  const { graphql, rest } = OPERATIONS[name](world, random);
  const request = ((random(2) === 0 ? graphql : rest) ?? graphql ?? rest)?.();
  if (request === undefined) throw new Error(`${name} has no entrypoint`);
  const check: CheckResponse = (status, text) =>
    status === 200 && request.isAccepted(text) ? null : `HTTP ${status}: ${text.slice(0, 200)}`;
  return { name, request: request, check };
}
