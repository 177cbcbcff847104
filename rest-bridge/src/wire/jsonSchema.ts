import { z } from "zod";

export type JsonSchema = Record<string, unknown>;

/** The schema of what a route reads, or of the data that it answers. Wire numbers are safe integers without saying so. */
export function jsonSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  return z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema: node }) => {
      if (node.minimum === Number.MIN_SAFE_INTEGER) delete node.minimum;
      if (node.maximum === Number.MAX_SAFE_INTEGER) delete node.maximum;
      // Answers may grow.
      delete node.additionalProperties;
    },
  }) as JsonSchema;
}
