import { setTimeout as sleep } from "node:timers/promises";
import { readEnv } from "../../startup/env.ts";
import { errorFields, log, setLogFormat } from "../../telemetry/log.ts";
import { nextRun, sleepTime } from "./backupSchedule.ts";
import { isNightlyDue, runNightly } from "./runNightly.ts";

/** Pause after a failed backup, for example while Postgres is being upgraded. */
const RETRY_MS = 600_000;

// Takes a backup every night until the process is stopped; `--once` takes one now and exits.
const env = readEnv(process.env);
setLogFormat(env.LOG_FORMAT ?? (env.NODE_ENV === "production" ? "json" : "text"));
const { DATABASE_URL: url, BACKUP_DIRECTORY: directory, BACKUP_HOUR, BACKUP_KEEP, BACKUP_RESTORE_DAY } = env;
if (url === undefined) {
  console.error("Set DATABASE_URL: nightly backups are for a Postgres of your own.");
  process.exit(1);
}

async function backUp(now: Date): Promise<boolean> {
  try {
    const result = await runNightly({
      url: url ?? "",
      directory,
      now,
      keep: BACKUP_KEEP,
      restoreTestDay: BACKUP_RESTORE_DAY,
    });
    log.info("backed up", { ...result, deleted: result.deleted.length });
    return true;
  } catch (error) {
    log.error("the nightly backup failed", errorFields(error));
    return false;
  }
}

for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => process.exit(0));
if (process.argv.includes("--once")) process.exit((await backUp(new Date())) ? 0 : 1);
for (;;) {
  // A backup that was missed, or failed, is taken at once.
  while (await isNightlyDue(directory, new Date())) {
    if (!(await backUp(new Date()))) await sleep(RETRY_MS);
  }
  for (const until = nextRun(new Date(), BACKUP_HOUR); new Date() < until; ) {
    await sleep(sleepTime(new Date(), until));
  }
  if (!(await backUp(new Date()))) await sleep(RETRY_MS);
}
