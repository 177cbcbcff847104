import { z } from "zod";

/** What writes answer (decisions.md §2.7). */
export const idAnswer = z.object({ id: z.int() });
export const idsAnswer = z.object({ ids: z.array(z.int()) });
