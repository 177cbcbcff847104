import { writeFileSync } from "node:fs";
import { openapi } from "./docs/openapi.ts";
import { ROUTES } from "./protocol/routes.ts";

/** Where the description of the REST routes is committed. */
export const PRINTED_OPENAPI = new URL("../openapi.json", import.meta.url);

/** The description as it must stand in the committed file. */
export function printedOpenapi(): string {
  return `${JSON.stringify(openapi(ROUTES), null, 2)}\n`;
}

if (import.meta.main) writeFileSync(PRINTED_OPENAPI, printedOpenapi());
