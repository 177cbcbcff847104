// A process that writes a new migration, as newMigration wants one of its own: node newMigrationChild.ts <name> <folder>
import { readMigrations } from "../migrationFiles.ts";
import { newMigration } from "../newMigration.ts";

const [name = "", folder] = process.argv.slice(2);
console.log(JSON.stringify(await newMigration(name, await readMigrations(folder))));
