import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { ChangeListener } from "../changes/changeListener.ts";
import { errorFields, log } from "../telemetry/log.ts";
import type { ClientKey, WorkLimiter, WorkShare } from "./workLimiter.ts";

/** How often a process shares what it counted. */
const SHARE_INTERVAL_MS = 500;
/** The number of clients in one announcement, which Postgres limits to 8,000 bytes. */
const CLIENTS_AT_ONCE = 100;

const announcement = z.object({
  by: z.string(),
  shares: z.array(
    z.tuple([
      z
        .string()
        .regex(/^(address|customer|staff|token|forgeries) [\w-]{16}$/)
        .transform((key) => key as ClientKey),
      z.number(),
      z.number(),
      z.number(),
    ]),
  ),
});

/**
 * Shares the counts of all processes through Postgres' notifications, so that a client has one budget, however
 * many processes answer it. A count arrives within a second; a lost one only makes a client's budget larger.
 */
export function shareWork(
  limiter: Pick<WorkLimiter, "takeShares" | "addShares">,
  changes: Pick<ChangeListener, "publishWork" | "onWork">,
): { stop(): void } {
  const by = randomUUID();
  changes.onWork((text) => {
    const { by: sender, shares } = announcement.parse(JSON.parse(text));
    if (sender !== by) limiter.addShares(shares);
  });
  const publish = async () => {
    const shares: WorkShare[] = limiter.takeShares();
    if (shares.length === 0) return;
    const payloads: string[] = [];
    for (let from = 0; from < shares.length; from += CLIENTS_AT_ONCE)
      payloads.push(JSON.stringify({ by, shares: shares.slice(from, from + CLIENTS_AT_ONCE) }));
    await changes
      .publishWork(payloads)
      .catch((error: unknown) => log.debug("the counts of work could not be shared", errorFields(error)));
  };
  const timer = setInterval(publish, SHARE_INTERVAL_MS).unref();
  return { stop: () => clearInterval(timer) };
}
