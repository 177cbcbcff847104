import { RateLimiterMemory } from "rate-limiter-flexible";
import { z } from "zod";
import type { ChangeListener } from "../../changes/changeListener.ts";
import { errorFields, log } from "../../telemetry/log.ts";
import { BUDGETS, type ClientKind, type Counted, SECONDS } from "./policy.ts";

/** A client whose work is counted: its kind and a digest of its address or account. */
export type ClientKey = `${ClientKind} ${string}`;
export const kindOfClient = (client: ClientKey) => client.slice(0, client.indexOf(" ")) as ClientKind;

const excess = z.object({ counted: z.enum(["work", "bad"]), client: z.custom<ClientKey>() });
const limitOf = (counted: Counted, client: ClientKey) => BUDGETS[counted][kindOfClient(client)];
/** Budgets differ by client, so that the library's own limit is not used. */
const counterFor = (duration: number) => new RateLimiterMemory({ points: 1, duration });

export type Budgets = ReturnType<typeof createBudgets>;

/**
 * Counts what clients use of their budgets in this process, so that no request needs a statement for it. A budget that is
 * exceeded here is announced to the other processes, where it counts as exceeded, too.
 */
export function createBudgets(changes: Pick<ChangeListener, "publishExcess" | "onExcess">) {
  const counters = { work: counterFor(SECONDS.work), bad: counterFor(SECONDS.bad) };
  const trusted = counterFor(SECONDS.trust);
  const isExceeded = async (counted: Counted, client: ClientKey) =>
    ((await counters[counted].get(client))?.consumedPoints ?? 0) >= limitOf(counted, client);

  const exceed = async (counted: Counted, client: ClientKey) => {
    if (!(await isExceeded(counted, client)))
      await counters[counted].set(client, limitOf(counted, client), SECONDS[counted]);
  };
  changes.onExcess((text) => {
    const { counted, client } = excess.parse(JSON.parse(text));
    void exceed(counted, client);
  });

  return {
    isExceeded,
    /** Counts points, and returns the used share of the budget; from 1 on, it is exceeded. */
    async count(counted: Counted, client: ClientKey, points: number): Promise<number> {
      const limit = limitOf(counted, client);
      const { consumedPoints } = await counters[counted].penalty(client, points);
      if (consumedPoints >= limit && consumedPoints - points < limit)
        changes
          .publishExcess(JSON.stringify({ counted, client }))
          .catch((error: unknown) => log.debug("an exceeded budget was not announced", errorFields(error)));
      return consumedPoints / limit;
    },
    /** Returns after how many seconds a refused client has its budget again; each refusal restarts that time. */
    async refuse(client: ClientKey): Promise<number> {
      const counted = (await isExceeded("bad", client)) ? "bad" : "work";
      const used = await counters[counted].get(client);
      if (used === null || used.consumedPoints < limitOf(counted, client)) return 1;
      await counters[counted].set(client, used.consumedPoints, SECONDS[counted]);
      return SECONDS[counted];
    },
    /** Returns whether the last notification of an address could be verified. */
    isTrusted: async (address: ClientKey) => (await trusted.get(address)) !== null,
    async setTrust(address: ClientKey, isTrusted: boolean): Promise<void> {
      await (isTrusted ? trusted.set(address, 1, SECONDS.trust) : trusted.delete(address));
    },
  };
}
