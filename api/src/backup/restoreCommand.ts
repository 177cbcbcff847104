import { readCommand, runCommand, tableLine } from "./command.ts";
import { restoreBackup } from "./restoreBackup.ts";

await runCommand(async () => {
  const { file, replace, env } = readCommand("restore", true);
  const { backup, takenBack, migratedOn, keptAside } = await restoreBackup(file, {
    ...env,
    replace,
    onTable: (table) => console.log(tableLine(table)),
  });
  const rows = backup.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `Restored ${backup.tables.length} tables, ${rows.toLocaleString("en")} rows, as of ${backup.createdAt}; checksums agree.`,
  );
  if (migratedOn.length > 0) console.log(`Migrated on by ${migratedOn.length}: ${migratedOn.join(", ")}.`);
  if (takenBack > 0) console.log(`Broadcasts whose time has passed, taken back: ${takenBack}.`);
  if (keptAside !== null) console.log(`The database that was there is kept in ${keptAside}.`);
  console.log("Everybody signs in anew.");
});
