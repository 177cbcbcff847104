import pg from "pg";

/** Postgres' code for a database that does not exist. */
const NO_DATABASE = "3D000";

/** How many sessions are opened, and how often each is asked. */
const SESSIONS = 3;
const ROUNDS = 3;

/** A connection, as far as it says which process of Postgres answers it. */
export interface DatabaseSession {
  backend(): Promise<number>;
  end(): Promise<void>;
}

async function connect(connectionString: string): Promise<DatabaseSession> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  await client.connect();
  return {
    async backend() {
      const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
      return rows[0]?.pid ?? 0;
    },
    end: () => client.end(),
  };
}

/**
 * Throws when a pooler gives each transaction another process of Postgres, as PgBouncer does in transaction mode: LISTEN,
 * advisory locks, and prepared statements belong to a session, so that the server would seem ready while its workers fail.
 * The sessions of one client have processes of their own otherwise, and keep them.
 */
export async function requireSessions(
  url: string,
  open: (url: string) => Promise<DatabaseSession> = connect,
): Promise<void> {
  const sessions: DatabaseSession[] = [];
  try {
    const backends: number[][] = [];
    for (let count = 0; count < SESSIONS; count += 1) sessions.push(await open(url));
    for (let round = 0; round < ROUNDS; round += 1) {
      const answered: number[] = [];
      for (const session of sessions) answered.push(await session.backend());
      backends.push(answered);
    }
    const [first = []] = backends;
    const areStable = backends.every((answered) => answered.every((pid, index) => pid === first[index]));
    if (areStable && new Set(first).size === SESSIONS) return;
  } catch (error) {
    // The migration creates the database, and nothing pools it yet.
    if (error instanceof pg.DatabaseError && error.code === NO_DATABASE) return;
    throw error;
  } finally {
    await Promise.all(sessions.map((session) => session.end()));
  }
  throw new Error(
    'DATABASE_URL leads to a connection pooler in transaction mode. Set it to session mode, or connect to Postgres directly: docs/operation.md, "A pooler".',
  );
}
