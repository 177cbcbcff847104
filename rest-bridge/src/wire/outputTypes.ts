import { z } from "zod";

/** A decimal number in a response (decisions.md §2.6). */
export const decimalOutput = z.string().meta({ description: "A decimal number without trailing zeros." });

/** An instant in a response. */
export const instantOutput = z.string().meta({ format: "date-time", description: "ISO 8601 in UTC." });

/** The responses of writes (decisions.md §2.7). */
export const idOutput = z.object({ id: z.int() });
export const idsOutput = z.object({ ids: z.array(z.int()) });
