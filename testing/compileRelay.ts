import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";

/*
 * Compiles the documents of the web in the current directory from nothing. relay-compiler alone never removes a
 * persisted document that no component uses any more, and does not add one whose artifact exists already.
 */
rmSync("src/__generated__", { recursive: true, force: true });
mkdirSync("src/__generated__");
writeFileSync("persisted_queries.json", "{}");
const { status } = spawnSync("relay-compiler", { stdio: "inherit", shell: true });
process.exitCode = status ?? 1;
