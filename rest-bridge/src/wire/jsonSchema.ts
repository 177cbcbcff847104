import { z } from "zod";

export type JsonSchema = Record<string, unknown>;

/**
 * Returns the JSON Schema of a route's input or of its response data. The bounds of safe integers are
 * omitted.
 */
export function jsonSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const isPublic = (key: string) => key !== "x-rule";
  return JSON.parse(
    JSON.stringify(ruledSchema(schema, io), (key, value) => (isPublic(key) ? value : undefined)),
  );
}

/** Returns the JSON Schema with the rules of our own, from which error messages name what a field accepts. */
export function ruledSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  return z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema: node }) => {
      if (node.minimum === Number.MIN_SAFE_INTEGER) delete node.minimum;
      if (node.maximum === Number.MAX_SAFE_INTEGER) delete node.maximum;
      // Additional properties are allowed, so that responses may grow.
      delete node.additionalProperties;
    },
  }) as JsonSchema;
}
