import { readCommand, runCommand, tableLine } from "./command.ts";
import { restoreBackup } from "./restoreBackup.ts";

await runCommand(async () => {
  const { file, replace, env } = readCommand("restore", true);
  const {
    backup,
    takenBack,
    migratedOn,
    keptAside: previousFolder,
  } = await restoreBackup(file, {
    ...env,
    replace,
    onTable: (table) => console.log(tableLine(table)),
  });
  const rows = backup.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `Restored ${backup.tables.length} tables, ${rows.toLocaleString("en")} rows, as of ${backup.createdAt}; checksums agree.`,
  );
  if (migratedOn.length > 0)
    console.log(`Applied ${migratedOn.length} migrations: ${migratedOn.join(", ")}.`);
  if (takenBack > 0) console.log(`Cancelled ${takenBack} broadcasts whose time has passed.`);
  if (previousFolder !== null) console.log(`The previous database was moved to ${previousFolder}.`);
  console.log("All users must sign in again.");
});
