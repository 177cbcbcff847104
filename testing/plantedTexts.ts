import pg from "pg";

/** Matches `canary-Table-column`, which is planted in that column. */
const CANARY = /canary-(\w+)-(\w+)/g;

/** Text columns that hold a validated value or a reference. */
const NO_TEXT = /^(timeZone|language|hash|imageHash|pictureHash|contentType)$/;

/** Returns the columns, as Table.column, whose canaries a text contains. */
export function columnsIn(text: string): string[] {
  return [...new Set([...text.matchAll(CANARY)].map(([, table, column]) => `${table}.${column}`))].sort();
}

/**
 * Writes a canary into every text column of every row, so that leaked texts identify their column. Returns
 * the columns as Table.column. Skips foreign keys and tables that cannot be changed.
 */
export async function plantTexts(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ table: string; column: string; array: boolean }>(`
    SELECT c.table_name AS "table", c.column_name AS "column", c.data_type = 'ARRAY' AS "array"
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.is_generated = 'NEVER'
      AND (c.data_type = 'text' OR c.udt_name = '_text') AND c.table_name NOT LIKE '\\_%'
    ORDER BY 1, 2`);
  const planted: string[] = [];
  for (const { table, column, array } of rows) {
    if (NO_TEXT.test(column)) continue;
    const text = `'canary-${table}-${column}-' || row_number() OVER ()`;
    const value = array ? `ARRAY[${text}]` : text;
    const changed = await client
      .query(`
        UPDATE "${table}" SET "${column}" = n.value
        FROM (SELECT ctid AS place, ${value} AS value FROM "${table}") n WHERE "${table}".ctid = n.place`)
      .catch(() => null);
    if (changed !== null && (changed.rowCount ?? 0) > 0) planted.push(`${table}.${column}`);
  }
  await client.end();
  return planted;
}
