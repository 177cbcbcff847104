/** A Decimal as GraphQL writes it: without trailing zeros. */
export const decimal = (expression: string) => `trim_scale(${expression})::text`;

/** The JSON array of a query's single column; empty without rows. */
export const jsonArray = (query: string) =>
  `coalesce((SELECT json_agg(item) FROM (${query}) AS items(item)), '[]')`;

/** The number of rows from the cached totals; `where` is about the column `state`. */
export const cachedTotal = (list: "Order" | "Product", where: string) =>
  `(SELECT coalesce(sum(count), 0)::int FROM "ListCount" WHERE list = '${list}' AND ${where})`;

export const countedTotal = (from: string) => `(SELECT count(*)::int FROM ${from})`;
