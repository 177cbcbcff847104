// A process that opens the embedded database: node serverChild.ts <data directory>. It writes a committed and
// an uncommitted row, prints the database's address, and waits; SIGTERM ends it properly.
import pg from "pg";
import { openDatabase } from "../openDatabase.ts";

const database = await openDatabase({ DATA_DIR: process.argv[2] ?? "" });
const client = new pg.Client({ connectionString: database.url });
client.on("error", () => {});
await client.connect();
await client.query("CREATE TABLE IF NOT EXISTS kept (word text)");
await client.query("INSERT INTO kept VALUES ('committed')");
await client.query("BEGIN");
await client.query("INSERT INTO kept VALUES ('not committed')");
process.on("SIGTERM", async () => {
  await client.end();
  await database.close();
  process.exit();
});
console.log(JSON.stringify({ url: database.url }));
