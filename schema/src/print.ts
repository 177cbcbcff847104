import { writeFileSync } from "node:fs";
import { lexicographicSortSchema, printSchema } from "graphql";
import { schema } from "./schema.ts";

/** Where the printed schema is committed; the webs and the bridge compile against it. */
export const PRINTED_SCHEMA = new URL("../schema.graphql", import.meta.url);

/** The schema as it must stand in the committed file. */
export function printedSchema(): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}

if (import.meta.main) writeFileSync(PRINTED_SCHEMA, printedSchema());
