import { breaks } from "@machiya/schema/domain/fieldRule";
import { z } from "zod";
import { ruledSchema } from "./jsonSchema.ts";

/** The most rows in one call (decisions.md §2.9). */
const MAX_ROWS = 1000;

/** The refusal of a batch without rows. */
export const NO_ROWS = breaks({ kind: "LIST", min: 1, max: MAX_ROWS }, ["datas"]);

/** The numbers of rows that a field accepts. */
interface Bounds {
  least: number;
  most: number;
}

const BATCH: Bounds = { least: 1, most: MAX_ROWS };

interface IssueSink {
  addIssue(issue: {
    code: "custom";
    message: string;
    path?: PropertyKey[];
    params?: Record<string, unknown>;
  }): void;
}

/**
 * Reads rows up to the first invalid one, so that a body with a million of them does not cost a million
 * issues.
 */
function readRows<Row extends z.ZodType>(
  row: Row,
  value: unknown,
  sink: IssueSink,
  { least, most }: Bounds,
): z.output<Row>[] {
  const fail = (path: PropertyKey[], params: Record<string, unknown> = {}): never => {
    sink.addIssue({ code: "custom", message: "not acceptable", path, params });
    return z.NEVER;
  };
  if (!Array.isArray(value) || value.length < least || value.length > most) return fail([]);
  const read: z.output<Row>[] = [];
  for (const [index, item] of value.entries()) {
    const parsed = row.safeParse(item);
    const issue = parsed.error?.issues[0];
    if (issue !== undefined) return fail([index, ...issue.path], issue.code === "custom" ? issue.params : {});
    read.push(parsed.data as z.output<Row>);
  }
  return read;
}

function listSchema(row: z.ZodType, { least, most }: Bounds) {
  const { $schema: _dialect, ...items } = ruledSchema(row, "input");
  return { type: "array", items, minItems: least, maxItems: most };
}

/** Accepts 1 to `most` rows, which are required. */
export function rows<Row extends z.ZodType>(row: Row, most = MAX_ROWS) {
  const bounds = { least: 1, most };
  return z
    .unknown()
    .transform((value, context) => readRows(row, value, context, bounds))
    .meta(listSchema(row, bounds));
}

/** Accepts rows that may be missing or empty, next to other fields; a blank value counts as no rows. */
export function optionalRows<Row extends z.ZodType>(row: Row, most = MAX_ROWS) {
  const bounds = { least: 0, most };
  return z
    .unknown()
    .optional()
    .transform((value, context) => readRows(row, value ?? [], context, bounds))
    .meta(listSchema(row, bounds));
}

/** Accepts rows that replace the present ones; null or missing rows leave them unchanged, and none removes all. */
export function replacingRows<Row extends z.ZodType>(row: Row, most: number, description: string) {
  const bounds = { least: 0, most };
  return z
    .unknown()
    .optional()
    .transform((value, context) => (value == null ? undefined : readRows(row, value, context, bounds)))
    .meta({ ...listSchema(row, bounds), description });
}

/** Accepts the rows of a batch as `datas` or, on every route, as `list`. */
export function batchInput<Row extends z.ZodType>(row: Row) {
  const batch = z
    .unknown()
    .optional()
    .transform((value, context) => (value === undefined ? undefined : readRows(row, value, context, BATCH)));
  return z
    .object({
      datas: batch.meta({ ...listSchema(row, BATCH), description: "1 to 1000 rows; all or none." }),
      list: batch.meta({
        ...listSchema(row, BATCH),
        description: "An alias of datas, which takes precedence.",
      }),
    })
    .refine(({ datas, list }) => (datas ?? list) !== undefined, NO_ROWS);
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
