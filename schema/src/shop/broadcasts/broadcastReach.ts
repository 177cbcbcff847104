import { setTimeout as sleep } from "node:timers/promises";
import { builder } from "../../builder.ts";
import type { LineQuota, Messaging } from "../../context.ts";
import { showsPictures } from "../../domain/messaging/broadcast.ts";
import { availableForBroadcast, isWithinQuota, type QuotaLedger } from "../../domain/messaging/quota.ts";
import { audienceWhere, readAudience } from "./broadcastAudience.ts";
import { BroadcastAudienceInput } from "./broadcastInputs.ts";
import { readLedger } from "./quotaLedger.ts";

/** How long the console waits for LINE's quota; a quota that comes later is cached for the next request. */
const QUOTA_WITHIN_MS = 2000;

/** Each value is loaded at most once, and only when a field selects it. */
interface Reach {
  recipients(): Promise<number>;
  ledger(): Promise<QuotaLedger>;
  quota(): Promise<LineQuota>;
}

const BroadcastReach = builder.objectRef<Reach>("BroadcastReach").implement({
  description:
    "How many customers a broadcast would reach now, and how much of LINE's monthly quota it would use: one message for each recipient.",
  fields: (t) => ({
    recipients: t.int({
      description: "The number of customers in the audience who would receive it.",
      resolve: (reach) => reach.recipients(),
    }),
    remaining: t.int({
      nullable: true,
      description:
        "The number of messages that LINE still allows this month. Null: no limit is known, or LINE did not report it within 2 seconds.",
      resolve: async (reach) => (await reach.ledger()).remaining,
    }),
    waiting: t.int({
      description: "The number of messages being sent that LINE has not counted yet.",
      resolve: async (reach) => (await reach.ledger()).waiting,
    }),
    reminders: t.int({
      description: "The number of messages that this month's reminders will need.",
      resolve: async (reach) => (await reach.ledger()).reminders,
    }),
    floor: t.int({
      description:
        "The number of messages that broadcasts must also leave unused: the store's `broadcastFloor`.",
      resolve: async (reach) => (await reach.ledger()).floor,
    }),
    available: t.int({
      nullable: true,
      description: "The number of messages that a broadcast may use. Null: no limit is known.",
      resolve: async (reach) => availableForBroadcast(await reach.ledger()),
    }),
    fits: t.boolean({
      description: "Whether the broadcast can be sent now.",
      resolve: async (reach) => isWithinQuota(await reach.ledger(), await reach.recipients()),
    }),
    connected: t.boolean({
      description: "Whether the shop has a LINE channel. Without one, a broadcast fails and reaches no one.",
      resolve: async (reach) => (await reach.quota()).connected !== false,
    }),
    pictures: t.boolean({
      description: "Whether LINE can load the shop's images, which requires an https PUBLIC_URL.",
      resolve: (_reach, _args, { shopAddress }) => showsPictures(shopAddress),
    }),
  }),
});

const BroadcastReachInput = builder.inputType("BroadcastReachInput", {
  description: "A draft of a broadcast.",
  fields: (t) => ({
    audience: t.field({
      type: BroadcastAudienceInput,
      description: "The audience. Omitted: everyone.",
    }),
  }),
});

builder.queryField("broadcastReach", (t) =>
  t.field({
    type: BroadcastReach,
    args: { input: t.arg({ type: BroadcastReachInput, description: "Omitted: everyone." }) },
    description:
      "How many customers a broadcast would reach now, and how much of LINE's monthly quota it would use. Errors: INVALID_INPUT, NOT_FOUND.",
    resolve: (_root, { input }, { prisma, messaging, now }) => {
      const where = audienceWhere(readAudience(input?.audience, ["input", "audience"]));
      const quota = once(() => quotaInTime(messaging, now()));
      return {
        recipients: once(() => prisma.customer.count({ where })),
        quota,
        ledger: once(async () => readLedger(prisma, now(), await quota())),
      };
    },
  }),
);

/** Returns LINE's quota, or an unknown one when LINE does not answer in time. */
async function quotaInTime(messaging: Messaging, asOf: Date): Promise<LineQuota> {
  const done = new AbortController();
  const late = sleep(QUOTA_WITHIN_MS, { remaining: null, asOf }, { signal: done.signal });
  return Promise.race([messaging.quota(), late]).finally(() => {
    done.abort();
    late.catch(() => {});
  });
}

function once<Answer>(load: () => Promise<Answer>): () => Promise<Answer> {
  let cached: Promise<Answer> | null = null;
  return () => {
    cached ??= load();
    return cached;
  };
}
