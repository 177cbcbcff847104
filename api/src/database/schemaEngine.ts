import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { bindMigrationAwareSqlAdapterFactory, type ErrorRegistry } from "@prisma/driver-adapter-utils";
import type { SchemaContainer, SchemaEngine } from "@prisma/schema-engine-wasm";
import * as bindings from "@prisma/schema-engine-wasm/schema_engine_bg";
import type { EngineAdapter } from "./engineAdapter.ts";

const GLUE = "@prisma/schema-engine-wasm/schema_engine_bg";

type Glue = typeof bindings & { SchemaEngine: typeof SchemaEngine };

let loading: Promise<Glue> | undefined;

/** Loads the engine manually, because its own entry point needs Node to import WebAssembly as a module. */
async function loadEngine(): Promise<Glue> {
  const path = createRequire(import.meta.url)
    .resolve(GLUE)
    .replace(/\.js$/, ".wasm");
  const glue = bindings as Glue;
  const { instance } = await WebAssembly.instantiate(await readFile(path), {
    "./schema_engine_bg.js": Object.fromEntries(Object.entries(bindings).map(withoutLingering)),
  });
  glue.__wbg_set_wasm(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start === "function") start();
  return glue;
}

/**
 * Unrefs the engine's timers (up to a minute), which it never clears and which would keep the process alive.
 */
function withoutLingering([name, binding]: [string, unknown]): [string, WebAssembly.ImportValue] {
  if (!name.startsWith("__wbg_setTimeout_")) return [name, binding as WebAssembly.ImportValue];
  const setTimer = binding as (...args: unknown[]) => NodeJS.Timeout;
  return [name, (...args: unknown[]) => setTimer(...args).unref()];
}

/**
 * Runs Prisma's schema engine in this process, offline, on the adapter's database, and closes the adapter at
 * the end.
 * @param models needed when a shadow database is used.
 */
export async function withSchemaEngine<Result>(
  adapter: EngineAdapter,
  models: readonly SchemaContainer[] | undefined,
  work: (engine: SchemaEngine) => Promise<Result>,
): Promise<Result> {
  loading ??= loadEngine();
  const { SchemaEngine } = await loading;
  const bound = bindMigrationAwareSqlAdapterFactory(adapter);
  try {
    const engine = await SchemaEngine.new(
      { datamodels: models?.map(({ path, content }) => [path, content]) },
      () => {},
      bound,
    );
    try {
      return await work(engine);
    } finally {
      engine.free();
    }
  } catch (error) {
    throw original(error, bound.errorRegistry);
  } finally {
    await adapter.close();
  }
}

/**
 * Returns the original error: for errors that are not Postgres' own, the engine reports only their number in
 * the registry.
 */
function original(error: unknown, registry: ErrorRegistry): unknown {
  const number = /External error id#(\d+)/.exec(error instanceof Error ? error.message : "")?.[1];
  return (number === undefined ? undefined : registry.consumeError(Number(number))?.error) ?? error;
}
