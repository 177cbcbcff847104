import { z } from "zod";

/** A decimal number of an answer (decisions.md §2.6). */
export const decimalOutput = z.string().meta({ description: "A decimal number without trailing zeros." });

/** A point in time of an answer. */
export const instantOutput = z.string().meta({ format: "date-time", description: "ISO 8601 in UTC." });

/** What writes answer (decisions.md §2.7). */
export const idOutput = z.object({ id: z.int() });
export const idsOutput = z.object({ ids: z.array(z.int()) });
