import { z } from "zod";
import { COOKIE_NAMES } from "../../api/src/sessions/sessionStore.ts";
import { ADMIN_TOKEN, customerToken } from "../dataset/dataset.ts";
import { type DocumentName, hashOf } from "./documents.ts";

/** The entrypoints of our server, and the baseline (baseline/baseline.ts). */
export const ENTRYPOINTS = ["graphql", "rest", "baseline"] as const;
export type Entrypoint = (typeof ENTRYPOINTS)[number];

/** A request with the checks of its response. */
export interface PreparedRequest {
  method: "GET" | "POST";
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** A cheap check of every body: whether it is not an error response. */
  isAccepted(text: string): boolean;
  /** A full check of a parsed body. Returns an error; null if the body is correct. */
  check(response: unknown): string | null;
  /** Returns the values of a parsed body in the form that all entrypoints share. Throws if the body has another shape. */
  values(response: unknown): unknown;
}

/** How to read the response of an entrypoint into the form that an operation compares, and how to check it. */
export interface ResponseSpec<Shape> {
  shape: z.ZodType<Shape>;
  check(shape: Shape): string | null;
  /** An error code that counts as a correct response: a name in GraphQL, a number in REST. */
  allowedErrorCode?: string | number;
}

export const adminCookie = `${COOKIE_NAMES.staff}=${ADMIN_TOKEN}`;
export const customerCookie = (id: number) => `${COOKIE_NAMES.customer}=${customerToken(id)}`;

export const graphqlRequest = <Shape>(
  name: DocumentName,
  variables: Record<string, unknown>,
  cookie: string | null,
  spec: ResponseSpec<Shape>,
): PreparedRequest => persistedRequest(hashOf(name), variables, cookie, spec);

/** A request for a persisted document, with the headers and the body that the webs send. */
export function persistedRequest<Shape>(
  sha256Hash: string,
  variables: Record<string, unknown>,
  cookie: string | null,
  spec: ResponseSpec<Shape>,
): PreparedRequest {
  const envelope = z.object({ data: spec.shape, errors: z.undefined().optional() });
  return {
    method: "POST",
    path: "/graphql",
    headers: headers(cookie, true),
    body: JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash } }, variables }),
    isAccepted: (text) =>
      containsCode(text, `"code":"${spec.allowedErrorCode}"`) ||
      (text.startsWith('{"data":{') && !text.includes('"errors":[')),
    check: createCheck(envelope, spec),
    values: (response) => envelope.parse(response).data,
  };
}

export function restRequest<Shape>(
  target: `GET ${string}` | `POST ${string}`,
  body: unknown,
  cookie: string | null,
  spec: ResponseSpec<Shape>,
): PreparedRequest {
  const [method, path] = target.split(" ", 2) as ["GET" | "POST", string];
  const envelope = z.object({ data: spec.shape, error_code: z.literal(0) });
  return {
    method,
    path,
    headers: { ...headers(cookie, method === "POST"), product: "machiya" },
    ...(method === "POST" && { body: JSON.stringify(body) }),
    isAccepted: (text) =>
      text.startsWith('{"error_code":0,') || containsCode(text, `"error_code":${spec.allowedErrorCode},`),
    check: createCheck(envelope, spec),
    values: (response) => envelope.parse(response).data,
  };
}

/** A request to the baseline, whose responses have no envelope and which has no sessions. */
export function baselineRequest<Shape>(
  path: string,
  body: unknown,
  { shape, check }: ResponseSpec<Shape>,
): PreparedRequest {
  return {
    method: body === null ? "GET" : "POST",
    path: `/${path}`,
    headers: headers(null, body !== null),
    ...(body !== null && { body: JSON.stringify(body) }),
    isAccepted: (text) => text !== "null",
    check: createCheck(
      shape.transform((data) => ({ data })),
      { shape, check },
    ),
    values: (response) => shape.parse(response),
  };
}

const headers = (cookie: string | null, hasBody: boolean): Record<string, string> => ({
  accept: "application/json",
  ...(hasBody && { "content-type": "application/json" }),
  ...(cookie !== null && { cookie }),
});

const containsCode = (text: string, code: string) => text.includes(code);

/** Reads the error code of a response of GraphQL or REST; undefined if it has none. */
const errorCodeOf = z
  .union([
    z
      .object({ errors: z.tuple([z.object({ extensions: z.object({ code: z.string() }) })]) })
      .transform(({ errors }): string | number => errors[0].extensions.code),
    z.object({ error_code: z.int().positive() }).transform(({ error_code }): string | number => error_code),
  ])
  .optional()
  .catch(undefined);

function createCheck<Shape>(
  envelope: z.ZodType<{ data: Shape }>,
  spec: ResponseSpec<Shape>,
): PreparedRequest["check"] {
  return (response) => {
    const errorCode = errorCodeOf.parse(response);
    if (errorCode !== undefined && errorCode === spec.allowedErrorCode) return null;
    const read = envelope.safeParse(response);
    return read.success
      ? spec.check(read.data.data)
      : read.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ");
  };
}
