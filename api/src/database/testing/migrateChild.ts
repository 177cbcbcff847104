// Migrates in a child process and prints what it applied: node migrateChild.ts <url> [<folder of migrations>]
import { migrate } from "../migrate.ts";
import { readMigrations } from "../migrationFiles.ts";

const [url = "", folder] = process.argv.slice(2);
console.log(JSON.stringify(await migrate(url, await readMigrations(folder))));
