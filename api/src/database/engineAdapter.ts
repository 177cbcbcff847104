import { randomUUID } from "node:crypto";
import { PrismaPg } from "@prisma/adapter-pg";
import {
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import pg from "pg";

/** Postgres' internal one-byte type "char", which its catalog uses and adapter-pg does not support. */
const CHAR_OID = 18;
const TEXT_OID = 25;

export interface EngineAdapter extends SqlMigrationAwareDriverAdapterFactory {
  /** Ends every connection; the engine does not, and its advisory lock would remain. */
  close(): Promise<void>;
}

const unchanged = (script: string) => script;

/**
 * Returns adapter-pg as Prisma's schema engine needs it. Beyond the stock adapter, it reads "char" columns,
 * runs a script whole (the stock one splits it at every semicolon, including those in functions), and creates
 * a separate shadow database. A script is one message of the simple protocol, so Postgres runs it as one
 * transaction.
 *
 * @param wrap adds SQL that must commit together with a script.
 */
export function engineAdapter(url: string, wrap = unchanged): EngineAdapter {
  const open = new Set<SqlDriverAdapter>();
  function track(adapter: SqlDriverAdapter): SqlDriverAdapter {
    const dispose = adapter.dispose;
    adapter.dispose = async () => {
      if (open.delete(adapter)) await dispose();
    };
    open.add(adapter);
    return adapter;
  }
  return {
    provider: "postgres",
    adapterName: "@prisma/adapter-pg",
    connect: async () => track(await connect(url, wrap, async () => {})),
    async connectToShadowDb() {
      const name = `machiya_shadow_${randomUUID().replaceAll("-", "")}`;
      await runOnce(url, `CREATE DATABASE ${name}`);
      const drop = () => runOnce(url, `DROP DATABASE ${name} WITH (FORCE)`);
      return track(await connect(databaseUrl(url, name), unchanged, drop));
    },
    async close() {
      for (const adapter of open) await adapter.dispose();
    },
  };
}

/** Returns the URL of another database on the same server, with the same login. */
export function databaseUrl(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${encodeURIComponent(database)}`;
  return other.href;
}

async function connect(
  url: string,
  wrap: (script: string) => string,
  afterClose: () => Promise<void>,
): Promise<SqlDriverAdapter> {
  const pool = new pg.Pool({
    connectionString: url,
    options: "-c TimeZone=UTC",
    connectionTimeoutMillis: 10_000,
  });
  const charColumns = new WeakMap<object, readonly number[]>();
  const adapter = await new PrismaPg(withoutChars(pool, charColumns)).connect();
  const queryRaw = adapter.queryRaw.bind(adapter);

  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query);
    for (const column of charColumns.get(result.rows) ?? [])
      result.columnTypes[column] = ColumnTypeEnum.Character;
    return result;
  };
  // Without arguments executeRaw sends the text unchanged and, unlike executeScript, converts the whole
  // error.
  adapter.executeScript = async (script) => {
    await adapter.executeRaw({ sql: wrap(script), args: [], argTypes: [] });
  };
  adapter.dispose = async () => {
    await pool.end();
    await afterClose();
  };
  return adapter;
}

/** Wraps the pool: returns "char" columns as text and records them per array of rows. */
function withoutChars(pool: pg.Pool, charColumns: WeakMap<object, readonly number[]>): pg.Pool {
  return new Proxy(pool, {
    get(target, key) {
      if (key !== "query") return Reflect.get(target, key);
      return async (query: pg.QueryArrayConfig) => {
        const result = await target.query(query);
        // A script of several statements returns an array of results, which the engine does not read.
        if (Array.isArray(result)) return result;
        const columns = result.fields.flatMap((field, index) =>
          field.dataTypeID === CHAR_OID ? [index] : [],
        );
        charColumns.set(result.rows, columns);
        for (const column of columns) {
          const field = result.fields[column];
          if (field) field.dataTypeID = TEXT_OID;
        }
        return result;
      };
    },
  });
}

async function runOnce(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
