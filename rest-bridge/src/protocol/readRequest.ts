import { DomainError } from "@machiya/schema/domain/errors";
import { brokenRule } from "@machiya/schema/domain/fieldRule";
import { z } from "zod";
import { ProtocolError } from "./envelope.ts";
import { readBytes } from "./readBytes.ts";
import { type Route, routeSideOf } from "./route.ts";

/** The largest body on routes of staff and integrators, in bytes. */
export const MAX_BODY_BYTES = 2_000_000;

/**
 * The largest body on routes of customers and on those that need no session, in bytes: their largest order has
 * 500 products, and parsing more would delay others.
 */
export const MAX_CUSTOMER_BODY_BYTES = 256_000;

/** The largest body on routes that accept images, in bytes. */
export const MAX_IMAGES_BODY_BYTES = 8_000_000;

type LimitedRoute = Pick<Route, "method" | "path" | "access" | "carriesPictures">;

function bodyLimit(route: LimitedRoute): number {
  if (route.access === "anonymous" || routeSideOf(route) === "line") return MAX_CUSTOMER_BODY_BYTES;
  return route.carriesPictures ? MAX_IMAGES_BODY_BYTES : MAX_BODY_BYTES;
}

type Fields = Record<string, unknown>;

/** Reads the query's fields; a repeated key becomes a list (decisions.md §2.3). */
function readQuery(url: URL): Fields {
  const keys = new Set(url.searchParams.keys());
  return Object.fromEntries(
    [...keys].map((key) => {
      const values = url.searchParams.getAll(key);
      return [key, values.length === 1 ? values[0] : values];
    }),
  );
}

/**
 * Reads the body; a GET has none. Throws ProtocolError when it is too large, nested too deeply, or its
 * content type is not JSON.
 */
export async function readBody(route: LimitedRoute, request: Request): Promise<Uint8Array> {
  if (route.method === "GET") return new Uint8Array();
  const type = request.headers.get("content-type");
  const isJson = type !== null && /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type.trim());
  if (type !== null && !isJson) throw new ProtocolError("wrongType");
  const bytes = await readBytes(request, bodyLimit(route));
  if (bytes === "TOO_LARGE") throw new ProtocolError("tooLarge");
  if (bytes === "TOO_DEEP") throw new ProtocolError("malformed");
  if (bytes.byteLength > 0 && !isJson) throw new ProtocolError("wrongType");
  return bytes;
}

/**
 * Parses the body's fields; an empty body has none. Throws ProtocolError, and INVALID_INPUT for JSON that is
 * not an object.
 */
function parseBody(bytes: Uint8Array): Fields {
  if (bytes.byteLength === 0) return {};
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new ProtocolError("malformed");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new DomainError("INVALID_INPUT", { field: "body", rule: { kind: "OBJECT" } });
  return value as Fields;
}

/**
 * Reads the fields from where the method has them: the query for GET, both for DELETE, the body for the
 * others. The route may allow a few body fields in the query too.
 */
export function readFields(
  { method, alsoInQuery }: Pick<Route, "method" | "alsoInQuery">,
  url: URL,
  body: Uint8Array,
): Fields {
  const query = readQuery(url);
  if (method === "GET") return query;
  const counts = (key: string) => method === "DELETE" || alsoInQuery?.includes(key);
  const outside = Object.entries(query).filter(([key]) => counts(key));
  return { ...Object.fromEntries(outside), ...parseBody(body) };
}

/**
 * Returns the Idempotency-Key for GraphQL inputs that have one, so that a key used through REST is known to
 * GraphQL and vice versa.
 */
export const writeKey = ({ headers }: Request) => headers.get("idempotency-key") ?? undefined;

type RouteInput = Pick<Route, "input" | "batchField">;

/** The JSON schemas of the routes' inputs. Building one takes longer than everything else about a refusal. */
const jsonSchemas = new WeakMap<RouteInput["input"], object>();

function jsonSchemaOf(input: RouteInput["input"]): object {
  const schema = jsonSchemas.get(input) ?? z.toJSONSchema(input, { io: "input", unrepresentable: "any" });
  jsonSchemas.set(input, schema);
  return schema;
}

/**
 * Builds the refusal for the first issue, with the REST name of the field, its rule and, on batch routes, the
 * row.
 */
function refusalOf(
  { issues: [issue = { path: [] }] }: { issues: readonly { path: PropertyKey[] }[] },
  { input, batchField }: RouteInput,
): DomainError {
  const { path } = issue;
  const field = path.findLast((key) => typeof key === "string") ?? "body";
  const index = path.find((key) => typeof key === "number");
  const rule = brokenRule(jsonSchemaOf(input), issue);
  const row = batchField !== undefined && index !== undefined && { row: index + 1 };
  return new DomainError("INVALID_INPUT", { field, rule, ...row });
}

/** Parses the fields with the route's schema, or returns the refusal for the first issue. */
export function readRouteInput(
  route: RouteInput,
  fields: Fields,
): { input: unknown } | { refusal: DomainError } {
  const parsed = route.input.safeParse(fields);
  return parsed.success ? { input: parsed.data } : { refusal: refusalOf(parsed.error, route) };
}
