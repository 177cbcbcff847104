import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { OPERATIONS, type OperationName, type World } from "../requests/operations.ts";
import { adminCookie, customerCookie, type PreparedRequest } from "../requests/preparedRequests.ts";

/** The password of the dataset's admin while a soak runs. */
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

/** Writes what a soak asks besides the bench's operations, as PERSISTED_DOCUMENTS takes it. */
export async function writeSoakDocuments(file: string): Promise<void> {
  await writeFile(
    file,
    JSON.stringify(Object.fromEntries(Object.values(DOCUMENTS).map((text) => [hashOf(text), text]))),
  );
}

type Random = (below: number) => number;
export type SoakRequest = Pick<PreparedRequest, "method" | "path" | "headers" | "body">;
/** Null when the answer is right, else what is wrong. */
type Judge = (status: number, text: string) => string | null;

export interface RequestedOperation {
  name: string;
  asked: SoakRequest;
  judge: Judge;
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

const means = (status: number, sign: string): Judge => {
  return (got, text) =>
    got === status && text.includes(sign) && !text.includes('"errors":[')
      ? null
      : `HTTP ${got}: ${text.slice(0, 200)}`;
};

/** Pictures that differ, as phones send them: noise over a plain ground, up to the limit of an upload. */
async function drawPictures(): Promise<string[]> {
  const sizes = [400, 800, 1200, 1600];
  const draw = async (size: number, index: number) => {
    const noise = { type: "gaussian", mean: 90 + 20 * index, sigma: 12 } as const;
    const picture = sharp({ create: { width: size, height: size, channels: 3, background: "#888", noise } });
    return (await picture.jpeg({ quality: 60 }).toBuffer()).toString("base64");
  };
  return Promise.all([...sizes, ...sizes].map(draw));
}

/** How often of 1,000 requests each of the bench's operations comes. */
const SHARES: [OperationName, number][] = [
  ["storefront", 420],
  ["orders", 120],
  ["order", 120],
  ["order-lines", 60],
  ["checkout", 60],
  ["free-slots", 60],
  ["booking", 40],
];
/** The rest are the pages and mistakes that every public address sees. */
const PAGES = ["/", "/product-show", "/config.json", "/readyz"];
const BAD_REQUESTS = ["/wp-login.php", "/api/admin/nothing", "/images/none.webp"];

/** Makes the requests of a mixed day, through both doors. */
export async function mixedDay(world: World): Promise<{
  /** What comes all the time. */
  usual(random: Random): RequestedOperation;
  logIn(): RequestedOperation;
  upload(random: Random): RequestedOperation;
  /** The orders whose delivery is expected within some four weeks, as a file. */
  exportOrders(): RequestedOperation;
  exportProducts(): RequestedOperation;
  /** A stream of events, which the caller ends. */
  subscription(random: Random): SoakRequest;
}> {
  const pictures = await drawPictures();
  return {
    usual(random) {
      let at = random(1000);
      for (const [name, share] of SHARES) {
        if (at < share) return ofBench(name, world, random);
        at -= share;
      }
      if (at % 3 === 0) {
        const path = BAD_REQUESTS[random(BAD_REQUESTS.length)] ?? "/";
        const judge: Judge = (status) => (status < 500 ? null : `HTTP ${status}`);
        return { name: "mistakes", asked: get(path, {}), judge };
      }
      const path = PAGES[random(PAGES.length)] ?? "/";
      return { name: "pages", asked: get(path, { "accept-encoding": "br" }), judge: means(200, "") };
    },
    logIn: () => ({
      name: "logins",
      asked: graphql("logIn", { input: { username: "admin", password: PASSWORD } }, null),
      judge: means(200, '"staffMember"'),
    }),
    upload: (random) => ({
      name: "uploads",
      asked: graphql(
        "createImages",
        { input: { images: [{ name: `圖 ${random(1e6)}`, image: pictures[random(pictures.length)] }] } },
        adminCookie,
      ),
      judge: means(200, '"imageUrl"'),
    }),
    exportOrders: () => ({
      name: "exports of orders",
      asked: get("/exports/orders.csv?expectedFrom=2026-10-01&expectedTo=2026-10-28", {
        cookie: adminCookie,
        "accept-encoding": "gzip",
      }),
      judge: means(200, "\r\n"),
    }),
    exportProducts: () => ({
      name: "exports of products",
      asked: get("/exports/products.csv", { cookie: adminCookie }),
      judge: means(200, "\r\n"),
    }),
    subscription(random) {
      const [document, cookie] = (
        [
          ["orderChanges", adminCookie],
          ["myOrderChanges", customerCookie(1 + random(world.customers))],
          ["calendarChanges", null],
        ] as const
      )[random(3)] ?? ["calendarChanges" as const, null];
      const asked = graphql(document, {}, cookie);
      return { ...asked, headers: { ...asked.headers, accept: "text/event-stream" } };
    },
  };
}

function ofBench(name: OperationName, world: World, random: Random): RequestedOperation {
  const { graphql, rest } = OPERATIONS[name](world, random);
  const shot = ((random(2) === 0 ? graphql : rest) ?? graphql ?? rest)?.();
  if (shot === undefined) throw new Error(`${name} has no door`);
  const judge: Judge = (status, text) =>
    status === 200 && shot.looksRight(text) ? null : `HTTP ${status}: ${text.slice(0, 200)}`;
  return { name, asked: shot, judge };
}
