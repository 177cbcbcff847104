import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { bindMigrationAwareSqlAdapterFactory, type ErrorRegistry } from "@prisma/driver-adapter-utils";
import type { SchemaContainer, SchemaEngine } from "@prisma/schema-engine-wasm";
import * as bindings from "@prisma/schema-engine-wasm/schema_engine_bg";
import type { EngineAdapter } from "./engineAdapter.ts";

const GLUE = "@prisma/schema-engine-wasm/schema_engine_bg";

type Glue = typeof bindings & { SchemaEngine: typeof SchemaEngine };

let loading: Promise<Glue> | undefined;

/** Loads the engine by hand: its own entry point wants Node to import WebAssembly as a module. */
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

/** The engine never clears its time limits (up to a minute), which must not keep the process alive that long. */
function withoutLingering([name, binding]: [string, unknown]): [string, WebAssembly.ImportValue] {
  if (!name.startsWith("__wbg_setTimeout_")) return [name, binding as WebAssembly.ImportValue];
  const setTimer = binding as (...args: unknown[]) => NodeJS.Timeout;
  return [name, (...args: unknown[]) => setTimer(...args).unref()];
}

/**
 * Prisma's schema engine in this process, on the database behind the adapter, which it closes at the end. It works offline.
 * @param models needed where a shadow database is.
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

/** For an error that is not Postgres' own the engine gives only the number under which it is kept. */
function original(error: unknown, registry: ErrorRegistry): unknown {
  const number = /External error id#(\d+)/.exec(error instanceof Error ? error.message : "")?.[1];
  return (number === undefined ? undefined : registry.consumeError(Number(number))?.error) ?? error;
}
