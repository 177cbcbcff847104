import { writeFileSync } from "node:fs";
import { openapi } from "./docs/openapi.ts";
import { ROUTES } from "./protocol/routes.ts";

/** The path of the committed OpenAPI document. */
export const PRINTED_OPENAPI = new URL("../openapi.json", import.meta.url);

/** Returns the expected content of the committed file. */
export function printedOpenapi(): string {
  return `${JSON.stringify(openapi(ROUTES), null, 2)}\n`;
}

if (import.meta.main) writeFileSync(PRINTED_OPENAPI, printedOpenapi());
