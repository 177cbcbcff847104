import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

/**
 * Keeps compiled code for the next start, also that of child processes, which get the variable. A folder that
 * is not writable is ignored by Node.
 */
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
  new URL("../../../node_modules/.cache/machiya", import.meta.url),
);
enableCompileCache(process.env.NODE_COMPILE_CACHE);
