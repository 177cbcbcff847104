import { z } from "zod";

/** decisions.md §2.9. */
const MAX_ROWS = 1000;

/** The rows of a batch: `datas`, or `list`, which is accepted everywhere too. */
export function batchInput<Row extends z.ZodType>(row: Row) {
  const rows = z.array(row).min(1).max(MAX_ROWS);
  return z
    .object({
      datas: rows.optional().meta({ description: "1 to 1000 rows, all or none." }),
      list: rows.optional().meta({ description: "The same under another name; `datas` goes first." }),
    })
    .refine(({ datas, list }) => (datas ?? list) !== undefined, { path: ["datas"] });
}

export function batchRows<Row>({
  datas,
  list,
}: {
  datas?: Row[] | undefined;
  list?: Row[] | undefined;
}): Row[] {
  return datas ?? list ?? [];
}
