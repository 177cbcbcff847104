import { setTimeout as sleep } from "node:timers/promises";
import { destroyConnections, type PrismaClient, poolDeadlines } from "@machiya/prisma/client";
import type { ChangeListener } from "../changes/changeListener.ts";
import { errorFields, log } from "../telemetry/log.ts";

/** How often statements past their deadline are looked for. */
const OVERDUE_INTERVAL_MS = 100;
/** The pause between two probes of the pool. */
const PROBE_INTERVAL_MS = 500;
/** Without a successful probe for this long, the process is not ready. */
const NOT_READY_AFTER_MS = 2000;
/** How long a check waits for a probe, for when this process itself was too busy to probe. */
const PROBE_WITHIN_MS = 300;

export interface PoolMonitor {
  /** Returns whether requests can get connections and answers from the database. */
  isReady(): Promise<boolean>;
  close(): void;
}

/**
 * Watches the pool's deadlines. It cancels statements that wait for a lock past their request's deadline,
 * destroys connections to a database that does not answer, and probes whether requests can be served.
 */
export function monitorPool(
  prisma: PrismaClient,
  changes: Pick<ChangeListener, "cancelLockWaits" | "isListening">,
): PoolMonitor {
  const deadlines = poolDeadlines(prisma);
  let succeededAt = performance.now();
  const isFresh = () => performance.now() - succeededAt < NOT_READY_AFTER_MS;
  let probing: Promise<void> | null = null;
  let canceling = false;

  function probe(): Promise<void> {
    probing ??= deadlines
      .probe()
      .then(
        () => {
          succeededAt = performance.now();
        },
        () => {},
      )
      .finally(() => {
        probing = null;
      });
    return probing;
  }

  async function endOverdue(): Promise<void> {
    const overdue = deadlines.overdue();
    if (overdue.length === 0 || canceling) return;
    // Without the listener's connection, its heartbeat does not notice a database that does not answer.
    if (!changes.isListening()) {
      if (!isFresh()) destroyConnections(prisma);
      return;
    }
    canceling = true;
    try {
      await changes.cancelLockWaits(overdue, deadlines.lateWaitMs);
    } catch (error) {
      // Postgres' own lock timeout still ends the wait.
      log.debug("statements past their deadline could not be canceled", errorFields(error));
    } finally {
      canceling = false;
    }
  }

  const timers = [setInterval(endOverdue, OVERDUE_INTERVAL_MS), setInterval(probe, PROBE_INTERVAL_MS)];
  for (const timer of timers) timer.unref();

  return {
    async isReady() {
      if (!isFresh()) await Promise.race([probe(), sleep(PROBE_WITHIN_MS)]);
      return isFresh();
    },
    close() {
      for (const timer of timers) clearInterval(timer);
    },
  };
}
