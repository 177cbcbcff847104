import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

/*
 * Generates the Relay artifacts of the web in the current directory from nothing, because relay-compiler alone never
 * removes one. With --persist it also rewrites persisted_queries.json, the committed contract with the server;
 * contracts.test.ts compares it with the artifacts.
 */
const CONTRACT = "persisted_queries.json";
const committed = readFileSync(CONTRACT);
rmSync("src/__generated__", { recursive: true, force: true });
mkdirSync("src/__generated__");
writeFileSync(CONTRACT, "{}");
const { status } = spawnSync("relay-compiler", { stdio: "inherit", shell: true });
if (!process.argv.includes("--persist")) writeFileSync(CONTRACT, committed);
process.exitCode = status ?? 1;
