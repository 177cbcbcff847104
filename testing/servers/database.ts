import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { databaseUrl } from "../../api/src/database/engineAdapter.ts";

export interface TestDatabase {
  url: string;
  /** Drops the database and ends its connections. */
  drop(): Promise<void>;
}

/** Creates a migrated, empty database as a copy of the global setup's template, or of another one. */
export async function createTestDatabase(template = inject("postgres").template): Promise<TestDatabase> {
  const { serverUrl } = inject("postgres");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await query(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  return {
    url: databaseUrl(serverUrl, name),
    drop: () => query(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
