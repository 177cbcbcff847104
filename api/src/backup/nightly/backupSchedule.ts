const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const NAME = /^machiya-(\d{4}-\d{2}-\d{2})\.tar\.gz$/;

/** Returns the next time at which this hour (UTC) begins. */
export function nextRun(now: Date, hour: number): Date {
  const today = new Date(now).setUTCHours(hour, 0, 0, 0);
  return new Date(today > now.getTime() ? today : today + DAY_MS);
}

/** Returns the file of the day, by its date in UTC. */
export function backupName(now: Date): string {
  return `machiya-${now.toISOString().slice(0, 10)}.tar.gz`;
}

/** Returns whether the newest backup is older than a day, or there is none. */
export function isBackupDue(files: readonly { name: string; modifiedAt: Date }[], now: Date): boolean {
  return files.every(
    ({ name, modifiedAt }) => !NAME.test(name) || now.getTime() - modifiedAt.getTime() >= DAY_MS,
  );
}

/** Returns the nightly backups that retention deletes: all but the newest `keep`. Other files are left alone. */
export function expiredBackups(names: readonly string[], keep: number): string[] {
  const nightly = names.filter((name) => NAME.test(name)).sort();
  return nightly.slice(0, Math.max(0, nightly.length - keep));
}

/** Returns whether a backup of this time is also restored: on one day of the week. */
export function isRestoreTestDay(now: Date, weekday: number): boolean {
  return now.getUTCDay() === weekday;
}

/** Returns the milliseconds to sleep, at most an hour so that a changed clock is noticed. */
export function sleepTime(now: Date, until: Date): number {
  return Math.min(Math.max(0, until.getTime() - now.getTime()), HOUR_MS);
}
