import { ERROR_NUMBERS } from "../protocol/errorCodes.ts";
import { refusalsOf } from "../protocol/refusals.ts";
import { type Access, changes, type Route, storesResponse } from "../protocol/route.ts";
import { type JsonSchema, jsonSchema } from "../wire/jsonSchema.ts";

const SECURITY: Record<Access, readonly object[]> = {
  anonymous: [],
  customer: [{ customerSession: [] }],
  staff: [{ staffSession: [] }, { apiToken: [] }],
  admin: [{ staffSession: [] }, { apiToken: [] }],
};

/** Tokens cannot use the session routes. */
const securityOf = ({ access, path }: Route) =>
  SECURITY[access].filter((scheme) => !(path.startsWith("/api/auth/") && "apiToken" in scheme));

const ACCESS_TEXT: Record<Access, string> = {
  anonymous: "Public.",
  customer: "For customers.",
  staff: "For staff.",
  admin: "For staff with role 1.",
};

/** The response of every refusal and every protocol error. */
const REFUSAL = {
  type: "object",
  required: ["error_code", "error_text", "data"],
  properties: {
    error_code: { type: "integer", enum: Object.values(ERROR_NUMBERS) },
    error_text: {
      type: "string",
      description:
        "In the caller's language: the cookie `language` (cn, en, jp, th), otherwise Accept-Language, otherwise cn.",
    },
    data: { type: "null" },
  },
};

const DESCRIPTION = `Every response is an envelope: error_code 0 and data, or the error code of a refusal with its text and null as data. \
Refusals have HTTP status 200. Other statuses are protocol errors: 400 malformed JSON, 404, 405, 413 above 2 MB (8 MB where images are sent, 256,000 bytes for customers and without a session), 415 not JSON, \
429, 500, 503. 5003 with status 500 says that a write may have been done: look, or repeat it with the same Idempotency-Key. Integrators send an API token instead of a session; a missing scope is refused with 1002, which names it. The headers RateLimit-Limit, \
RateLimit-Remaining, and RateLimit-Reset (seconds) say how many requests are left in this minute; when none is left, the response is 429 with Retry-After. \
A trailing slash never matters. A list in a query repeats its key. Unknown fields are ignored; null counts as an empty text.`;

/** Moves $defs from a schema to the components, and rewrites every $ref accordingly. */
function hoist(schema: JsonSchema, components: Record<string, JsonSchema>): JsonSchema {
  const { $defs, $schema: _dialect, ...rest } = schema;
  const rewrite = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rewrite);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) =>
        key === "$ref" && typeof inner === "string"
          ? [key, inner.replace("#/$defs/", "#/components/schemas/")]
          : [key, rewrite(inner)],
      ),
    );
  };
  for (const [name, definition] of Object.entries(($defs ?? {}) as Record<string, JsonSchema>)) {
    const { id: _id, ...body } = definition;
    components[name] = rewrite(body) as JsonSchema;
  }
  return rewrite(rest) as JsonSchema;
}

export interface InputField {
  name: string;
  schema: JsonSchema;
  required: boolean;
}

/** Returns the input fields of a route. */
export function inputFields({ input }: Pick<Route, "input">): InputField[] {
  return fieldsOf(jsonSchema(input, "input"));
}

/** Returns the fields of an object schema. */
export function fieldsOf({ properties = {}, required = [] }: JsonSchema): InputField[] {
  return Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) => ({
    name,
    schema,
    required: (required as string[]).includes(name),
  }));
}

export const IDEMPOTENCY_KEY = {
  name: "Idempotency-Key",
  in: "header",
  description:
    "A key chosen by the client, 1 to 200 visible ASCII characters, valid for 24 hours. Repeating the request with it returns the first response, with the header Idempotency-Replayed, and changes nothing. A different request with the same key is refused with 2003, and so is a repetition while the first is still running (Retry-After says how long to wait).",
  schema: { type: "string", minLength: 1, maxLength: 200, pattern: "^[!-~]+$" },
};

function parametersOf(route: Route): object[] {
  const whole = route.method === "GET" || route.method === "DELETE";
  const inQuery = inputFields(route).filter(({ name }) => whole || route.alsoInQuery?.includes(name));
  return [
    ...inQuery.map(({ name, schema, required }) => {
      const { description, ...plain } = schema;
      return {
        name,
        in: "query",
        // A DELETE may have it in the body instead.
        required: required && route.method === "GET",
        ...(description !== undefined && { description }),
        ...(schema.type === "array" && { style: "form", explode: true }),
        schema: plain,
      };
    }),
    ...(storesResponse(route) ? [IDEMPOTENCY_KEY] : []),
    ...(changes(route)
      ? [
          {
            name: "product",
            in: "header",
            description:
              "The name of the product; any value. Without this header, a write with a cookie session is refused with 1002.",
            schema: { type: "string" },
          },
        ]
      : []),
  ];
}

function operation(route: Route, components: Record<string, JsonSchema>): object {
  const codes = refusalsOf(route);
  const body = inputFields(route).length > 0 && changes(route);
  const data = hoist(jsonSchema(route.output, "output"), components);
  const success = {
    type: "object",
    required: ["error_code", "error_text", "data"],
    properties: { error_code: { const: 0 }, error_text: { const: "" }, data },
  };
  return {
    operationId: `${route.method.toLowerCase()}${route.path.replace(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [route.path.split("/").slice(1, -1).join("/") || "api"],
    summary: route.summary,
    description: ACCESS_TEXT[route.access],
    security: securityOf(route),
    parameters: parametersOf(route),
    ...(body && {
      requestBody: {
        required: route.method !== "DELETE",
        content: { "application/json": { schema: hoist(jsonSchema(route.input, "input"), components) } },
      },
    }),
    responses: {
      200: {
        description:
          codes.length === 0 ? "The data." : `The data, or a refusal: ${codes.map(numbered).join(", ")}.`,
        content: {
          "application/json": { schema: { oneOf: [success, { $ref: "#/components/schemas/Refusal" }] } },
        },
      },
      default: {
        description: "A protocol error.",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
      },
    },
    "x-error-codes": Object.fromEntries(codes.map((code) => [ERROR_NUMBERS[code], code])),
  };
}

export function numbered(code: keyof typeof ERROR_NUMBERS): string {
  return `${ERROR_NUMBERS[code]} ${code}`;
}

/** Builds the OpenAPI 3.1 document of these routes; the cookie names are those of the server's sessions. */
export function openapi(routes: readonly Route[]): object {
  const schemas: Record<string, JsonSchema> = { Refusal: REFUSAL };
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route, schemas) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Machiya REST",
      version: "1",
      description: DESCRIPTION,
      license: { name: "MIT", identifier: "MIT" },
    },
    paths,
    components: {
      schemas,
      securitySchemes: {
        staffSession: { type: "apiKey", in: "cookie", name: "machiya_staff" },
        apiToken: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "machiya_…",
          description: "Created by an admin on the console, with scopes. The product header is not needed.",
        },
        customerSession: { type: "apiKey", in: "cookie", name: "machiya_customer" },
      },
    },
  };
}
