import fc from "fast-check";
import { changes, type Route, routeSideOf } from "../../rest-bridge/src/protocol/route.ts";
import { ROUTES } from "../../rest-bridge/src/protocol/routes.ts";
import { type JsonSchema, jsonSchema } from "../../rest-bridge/src/wire/jsonSchema.ts";
import type { FuzzCaller, FuzzRequest } from "./fuzzRequest.ts";
import { day, decimal, instant, mostly, picture, rowNumber, strange, time, words } from "./values.ts";

/** One in this many fields is omitted. */
const LEFT_OUT = { required: 30, optional: 3 };

const rarely = <Value>(values: readonly Value[]) =>
  fc.oneof(
    { weight: 30, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom(...values) },
  );

/** Generates values that match an OpenAPI schema, and occasionally others. */
function valuesOf(schema: JsonSchema, root: JsonSchema, name: string): fc.Arbitrary<unknown> {
  const { $ref, anyOf, oneOf, enum: choices, type, properties, items } = schema;
  if (typeof $ref === "string") {
    const found = (root.$defs as Record<string, JsonSchema>)?.[$ref.split("/").at(-1) ?? ""];
    return found === undefined ? strange : valuesOf(found, root, name);
  }
  const among = (anyOf ?? oneOf) as JsonSchema[] | undefined;
  if (among !== undefined) return fc.oneof(...among.map((one) => valuesOf(one, root, name)));
  if (Array.isArray(choices)) return mostly(fc.constantFrom<unknown>(...choices));
  if (type === "object" || properties !== undefined) {
    return mostly(recordOf(schema, root));
  }
  if (type === "array") {
    return mostly(fc.array(valuesOf((items ?? {}) as JsonSchema, root, name), { maxLength: 3 }));
  }
  return mostly(leafOf(schema, name));
}

function leafOf({ type, contentEncoding, format }: JsonSchema, name: string): fc.Arbitrary<unknown> {
  if (contentEncoding === "base64" || /image|file/.test(name)) return picture;
  if (type === "null") return fc.constant(null);
  if (type === "boolean") return fc.boolean();
  if (type === "integer") return fc.oneof(rowNumber, rowNumber.map(String));
  if (Array.isArray(type)) return decimal;
  if (format === "date-time") return instant;
  if (/time/.test(name)) return time;
  if (/date|_at$|_on$|from$|to$/.test(name)) return fc.oneof(day, instant);
  return words;
}

function recordOf(schema: JsonSchema, root: JsonSchema): fc.Arbitrary<Record<string, unknown>> {
  const required = new Set((schema.required ?? []) as string[]);
  const fields = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  return fc
    .tuple(
      ...fields.map(([name, field]) =>
        fc.option(valuesOf(field, root, name), {
          nil: undefined,
          freq: required.has(name) ? LEFT_OUT.required : LEFT_OUT.optional,
        }),
      ),
      rarely(["__proto__", "constructor", "extra"]),
    )
    .map((values) => {
      const extra = values.at(-1);
      const record = Object.fromEntries(
        fields.flatMap(([name], index) => (values[index] === undefined ? [] : [[name, values[index]]])),
      );
      if (typeof extra === "string") Object.defineProperty(record, extra, { value: 1, enumerable: true });
      return record;
    });
}

/** Returns a query string that repeats the key of list values. */
function queryOf(input: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      search.append(name, typeof one === "string" ? one.toWellFormed() : (JSON.stringify(one) ?? ""));
    }
  }
  const text = search.toString();
  return text === "" ? "" : `?${text}`;
}

const FUZZ_CALLERS: Record<Route["access"], readonly FuzzCaller[]> = {
  anonymous: ["anonymous", "customer", "staff", "admin"],
  customer: ["customer", "customer", "customer", "anonymous"],
  staff: ["admin", "staff", "staff", "customer"],
  admin: ["admin", "admin", "admin", "staff"],
};

function requestOf(route: Route): fc.Arbitrary<FuzzRequest> {
  const schema = jsonSchema(route.input, "input");
  return fc
    .record({
      caller: fc.constantFrom(...FUZZ_CALLERS[route.access]),
      input: mostly(recordOf(schema, schema)),
      mangled: rarely(["cut", "type", "header", "bytes", "percent"] as const),
    })
    .map(({ caller, input, mangled }) => {
      const inQuery = route.method === "GET";
      const fields = typeof input === "object" && input !== null ? (input as Record<string, unknown>) : {};
      const text = JSON.stringify(input) ?? "";
      const cut = { cut: text.slice(0, -1), bytes: "\u0000{" };
      const query = mangled === "percent" ? "?%E0%A4%A&ids=%ff" : inQuery ? queryOf(fields) : "";
      const contentType = mangled === "type" ? "text/plain" : "application/json";
      return {
        caller,
        entrypoint: "REST" as const,
        method: route.method,
        path: `${route.path}${query}`,
        headers: {
          ...(changes(route) && mangled !== "header" && { product: "machiya" }),
          ...(!inQuery && { "content-type": contentType }),
          "accept-language": routeSideOf(route) === "line" ? "ja" : "en",
        },
        body: inQuery ? null : mangled === "cut" || mangled === "bytes" ? cut[mangled] : text,
        about: `${route.method} ${route.path}`,
      };
    });
}

/** Generates requests to all documented routes with equal probability. */
export const restRequest: fc.Arbitrary<FuzzRequest> = fc.oneof(...ROUTES.map(requestOf));
