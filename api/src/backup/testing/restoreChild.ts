// Backs up or restores in a process that tests kill: node restoreChild.ts backup|restore <file> with
// DATABASE_URL or DATA_DIR. After the table named PAUSE_AFTER it prints "paused" and waits to be killed.
import { findDatabase } from "../../database/openDatabase.ts";
import { restoreBackup } from "../restoreBackup.ts";
import { writeBackup } from "../writeBackup.ts";

const [what, file = ""] = process.argv.slice(2);
const env = { DATABASE_URL: process.env.DATABASE_URL || undefined, DATA_DIR: process.env.DATA_DIR ?? "" };

async function onTable({ name }: { name: string }): Promise<void> {
  if (name !== process.env.PAUSE_AFTER) return;
  console.log("paused");
  await new Promise((resolve) => setTimeout(resolve, 600_000));
}

if (what === "backup") await writeBackup((await findDatabase(env)).url, file, onTable);
else await restoreBackup(file, { ...env, replace: true, onTable });
