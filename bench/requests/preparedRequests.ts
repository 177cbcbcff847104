import { z } from "zod";
import { COOKIE_NAMES } from "../../api/src/sessions/sessionStore.ts";
import { ADMIN_TOKEN, customerToken } from "../dataset/dataset.ts";
import { type DocumentName, hashOf } from "./documents.ts";

/** Two of ours, and the baseline (baseline/baseline.ts). */
export const ENTRYPOINTS = ["graphql", "rest", "baseline"] as const;
export type Entrypoint = (typeof ENTRYPOINTS)[number];

/** A request that is ready to go, and what its answer must be. */
export interface PreparedRequest {
  method: "GET" | "POST";
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** A glance at every body: whether it is no refusal. */
  looksRight(text: string): boolean;
  /** A close look at a parsed body; null when all of it is right. */
  fault(answer: unknown): string | null;
  /** The values of a parsed body in the form that all entrypoints share. Throws if the body has another shape. */
  values(answer: unknown): unknown;
}

/** Reads a door's answer into what an operation compares, and says what is wrong with that. */
export interface Reading<Shape> {
  shape: z.ZodType<Shape>;
  fault(shape: Shape): string | null;
  /** The code of a refusal that is as right as an answer: a name in GraphQL, a number in REST. */
  mayRefuse?: string | number;
}

export const adminCookie = `${COOKIE_NAMES.staff}=${ADMIN_TOKEN}`;
export const customerCookie = (id: number) => `${COOKIE_NAMES.customer}=${customerToken(id)}`;

export const graphqlRequest = <Shape>(
  name: DocumentName,
  variables: Record<string, unknown>,
  cookie: string | null,
  reading: Reading<Shape>,
): PreparedRequest => persistedRequest(hashOf(name), variables, cookie, reading);

/** A request for a persisted document, with the headers and the body that the webs send. */
export function persistedRequest<Shape>(
  sha256Hash: string,
  variables: Record<string, unknown>,
  cookie: string | null,
  reading: Reading<Shape>,
): PreparedRequest {
  const envelope = z.object({ data: reading.shape, errors: z.undefined().optional() });
  return {
    method: "POST",
    path: "/graphql",
    headers: headers(cookie, true),
    body: JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash } }, variables }),
    looksRight: (text) =>
      refusedBy(text, `"code":"${reading.mayRefuse}"`) ||
      (text.startsWith('{"data":{') && !text.includes('"errors":[')),
    fault: faultOf(envelope, reading),
    values: (answer) => envelope.parse(answer).data,
  };
}

export function restRequest<Shape>(
  target: `GET ${string}` | `POST ${string}`,
  body: unknown,
  cookie: string | null,
  reading: Reading<Shape>,
): PreparedRequest {
  const [method, path] = target.split(" ", 2) as ["GET" | "POST", string];
  const envelope = z.object({ data: reading.shape, error_code: z.literal(0) });
  return {
    method,
    path,
    headers: { ...headers(cookie, method === "POST"), product: "machiya" },
    ...(method === "POST" && { body: JSON.stringify(body) }),
    looksRight: (text) =>
      text.startsWith('{"error_code":0,') || refusedBy(text, `"error_code":${reading.mayRefuse},`),
    fault: faultOf(envelope, reading),
    values: (answer) => envelope.parse(answer).data,
  };
}

/** A request to the baseline: its answers have no envelope, its customers no session. */
export function baselineShot<Shape>(
  path: string,
  body: unknown,
  { shape, fault }: Reading<Shape>,
): PreparedRequest {
  return {
    method: body === null ? "GET" : "POST",
    path: `/${path}`,
    headers: headers(null, body !== null),
    ...(body !== null && { body: JSON.stringify(body) }),
    looksRight: (text) => text !== "null",
    fault: faultOf(
      shape.transform((data) => ({ data })),
      { shape, fault },
    ),
    values: (answer) => shape.parse(answer),
  };
}

const headers = (cookie: string | null, hasBody: boolean): Record<string, string> => ({
  accept: "application/json",
  ...(hasBody && { "content-type": "application/json" }),
  ...(cookie !== null && { cookie }),
});

const refusedBy = (text: string, sign: string) => text.includes(sign);

/** What a refusal looks like through either door, as far as it names its code. */
const refusal = z
  .union([
    z
      .object({ errors: z.tuple([z.object({ extensions: z.object({ code: z.string() }) })]) })
      .transform(({ errors }): string | number => errors[0].extensions.code),
    z.object({ error_code: z.int().positive() }).transform(({ error_code }): string | number => error_code),
  ])
  .optional()
  .catch(undefined);

function faultOf<Shape>(
  envelope: z.ZodType<{ data: Shape }>,
  reading: Reading<Shape>,
): PreparedRequest["fault"] {
  return (answer) => {
    const refused = refusal.parse(answer);
    if (refused !== undefined && refused === reading.mayRefuse) return null;
    const read = envelope.safeParse(answer);
    return read.success
      ? reading.fault(read.data.data)
      : read.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ");
  };
}
