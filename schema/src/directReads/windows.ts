/** The rows of a statement: which it looks at, and how many of them stand before the page. */
export interface Window {
  window: string;
  skipped: "$2::int" | "0";
}

/** How many rows a statement looks at: a page, what comes before it, and the row after it. */
const LIMITS = [11, 51, 101, 201, 501, 1001];
/** Beyond, what comes before a page is skipped by Postgres, which plans for each anew, and the page is one of these. */
const PAGES = [11, 101, 1001, 10_001];

/** A statement for each of these; null for longer pages. */
export function byWindow(
  statement: (rows: Window) => string,
): (offset: number, rows: number) => string | null {
  const made = new Map<string, string>();
  return (offset, rows) => {
    const limit = LIMITS.find((one) => one >= offset + rows);
    const page = PAGES.find((one) => one >= rows);
    if (limit === undefined && page === undefined) return null;
    const window = limit === undefined ? `LIMIT ${page} OFFSET $2::int` : `LIMIT ${limit}`;
    const sql = made.get(window) ?? statement({ window, skipped: limit === undefined ? "0" : "$2::int" });
    made.set(window, sql);
    return sql;
  };
}
