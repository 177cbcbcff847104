import { writeFileSync } from "node:fs";
import { lexicographicSortSchema, printSchema } from "graphql";
import { schema } from "./schema.ts";

/** The committed schema, against which the webs and the REST bridge compile. */
export const PRINTED_SCHEMA = new URL("../schema.graphql", import.meta.url);

/** Returns the schema's text, which must equal the committed file. */
export function printedSchema(): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}

if (import.meta.main) writeFileSync(PRINTED_SCHEMA, printedSchema());
