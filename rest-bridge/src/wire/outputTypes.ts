import { z } from "zod";
import { type CodeTable, meaningsOf } from "./codes.ts";

/** A decimal number in a response (decisions.md §2.6). */
export const decimalOutput = z.string().meta({ description: "A decimal number without trailing zeros." });

/** An instant in a response. */
export const instantOutput = z.string().meta({ format: "date-time", description: "ISO 8601 in UTC." });

/** The number of a state, role, kind or source in a response. */
export const codeOutput = (table: CodeTable<string>) => z.int().meta({ description: meaningsOf(table) });

/** The responses of writes (decisions.md §2.7). */
export const idOutput = z.object({ id: z.int() });
export const idsOutput = z.object({ ids: z.array(z.int()) });
