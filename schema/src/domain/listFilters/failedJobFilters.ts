import type { JobQueue } from "@machiya/prisma/enums";
import { choiceFilter } from "./listFilters.ts";

/** The queues of background jobs, in the order in which the console offers them. */
export const JOB_QUEUES = [
  "OUTBOX",
  "REMINDERS",
  "BROADCASTS",
  "WEBHOOKS",
  "LINE_EVENTS",
  "REFUNDS",
  "PAYMENTS",
  "PARCELS",
] as const satisfies JobQueue[];

/** The filters of the dead-letter list. */
export const failedJobFilters = {
  queue: choiceFilter(JOB_QUEUES, (queue) => ({ queues: [queue] })),
};
