import type { JsonSchema } from "../wire/jsonSchema.ts";

/** Builds a readable example of a response: each field with its type, and its description if it has one. */
export function example(
  schema: JsonSchema,
  definitions = (schema.$defs ?? {}) as Record<string, JsonSchema>,
): unknown {
  if (typeof schema.$ref === "string") {
    return example(definitions[schema.$ref.replace("#/$defs/", "")] ?? {}, definitions);
  }
  if (Array.isArray(schema.anyOf)) {
    const [first = {}, ...rest] = schema.anyOf as JsonSchema[];
    const description = schema.description ?? first.description;
    const shown = example({ ...first, ...(description !== undefined && { description }) }, definitions);
    return typeof shown === "string" && rest.some(({ type }) => type === "null")
      ? shown.replace(/^\w+/, "$& or null")
      : shown;
  }
  if (schema.type === "array") return [example((schema.items ?? {}) as JsonSchema, definitions)];
  if (schema.type === "object") {
    const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
    return Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, example(property, definitions)]),
    );
  }
  if (schema.type === "null") return null;
  const type = Array.isArray(schema.type) ? schema.type.join(" or ") : String(schema.type);
  return schema.description === undefined ? type : `${type}: ${schema.description}`;
}
