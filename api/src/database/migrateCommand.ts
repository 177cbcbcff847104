import { readEnv } from "../startup/env.ts";
import { migrate } from "./migrate.ts";

// Migrates before an upgrade, while processes of the previous release still serve. The server also migrates
// when it starts.
const { DATABASE_URL } = readEnv({ DATABASE_URL: process.env.DATABASE_URL });
if (DATABASE_URL === undefined) {
  console.error("Set DATABASE_URL: an embedded database is migrated when its server starts.");
  process.exitCode = 1;
} else {
  try {
    const applied = await migrate(DATABASE_URL);
    console.log(applied.length === 0 ? "Nothing to migrate." : `Migrated: ${applied.join(", ")}.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
