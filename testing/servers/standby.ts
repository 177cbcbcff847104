import { appendFile, chmod, cp, mkdir, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import pg from "pg";
import { type EmbeddedPostgres, startEmbedded } from "../../api/src/database/embedded.ts";

/** Paths of a running cluster that a copy must not contain. */
const LEFT_OUT = /^(postmaster\.(pid|opts)|pg_wal\/.+|pg_replslot\/.+|pg_stat_tmp\/.+|pg_dynshmem\/.+)$/;
const SLOT = "standby";

/**
 * Starts a streaming replica from a copy of a running embedded Postgres; it restarts automatically when
 * killed. `home` and `standbyHome` are their data directories.
 */
export async function startStandby(
  postgres: EmbeddedPostgres,
  home: string,
  standbyHome: string,
): Promise<EmbeddedPostgres> {
  const from = join(home, "postgres", "cluster");
  const to = join(standbyHome, "postgres", "cluster");
  await mkdir(dirname(to), { recursive: true });
  await cp(join(home, "postgres", "password"), join(dirname(to), "password"));
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    await client.query("SELECT pg_create_physical_replication_slot($1, true)", [SLOT]);
    await client.query("SELECT pg_backup_start('standby', true)");
    await cp(from, to, { recursive: true, filter: (path) => !LEFT_OUT.test(path.slice(from.length + 1)) });
    const { rows } = await client.query<{ labelfile: string }>("SELECT labelfile FROM pg_backup_stop(false)");
    await writeFile(join(to, "backup_label"), rows[0]?.labelfile ?? "");
  } finally {
    await client.end();
  }
  await chmod(to, 0o700);
  await writeFile(join(to, "standby.signal"), "");
  const { hostname, port, username, password } = new URL(postgres.url);
  const primary = `host=${hostname} port=${port} user=${username} password=${password} sslmode=disable`;
  await appendFile(
    join(to, "postgresql.auto.conf"),
    `primary_conninfo = '${primary} application_name=${basename(standbyHome)}'\nprimary_slot_name = '${SLOT}'\n`,
  );
  return startEmbedded(standbyHome, { durable: false });
}
