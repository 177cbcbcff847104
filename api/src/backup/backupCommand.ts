import { findDatabase } from "../database/openDatabase.ts";
import { readCommand, runCommand, tableLine } from "./command.ts";
import { writeBackup } from "./writeBackup.ts";

await runCommand(async () => {
  const { file, env } = readCommand("backup", false);
  const database = await findDatabase(env);
  try {
    const backup = await writeBackup(database.url, file, (table) => console.log(tableLine(table)));
    const rows = backup.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `Backed up ${backup.tables.length} tables, ${rows.toLocaleString("en")} rows, to ${file}\n` +
        `It holds personal data, password hashes, and secrets of webhooks, but not the key of the payment credentials. Left out: ${backup.leftOut.join(", ")}.`,
    );
  } finally {
    await database.close();
  }
});
