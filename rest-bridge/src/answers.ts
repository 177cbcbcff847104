import { z } from "zod";

/** A decimal number of an answer (decisions.md §2.6). */
export const decimalAnswer = z.string().meta({ description: "A decimal number without trailing zeros." });

/** A point in time of an answer. */
export const instantAnswer = z.string().meta({ format: "date-time", description: "ISO 8601 in UTC." });

/** What writes answer (decisions.md §2.7). */
export const idAnswer = z.object({ id: z.int() });
export const idsAnswer = z.object({ ids: z.array(z.int()) });
