import { builder } from "../builder.ts";
import { showsPictures } from "../domain/broadcast.ts";
import { availableForBroadcast, fitsQuota, type QuotaLedger } from "../domain/quota.ts";
import { audienceWhere, readAudience } from "./broadcastAudience.ts";
import { BroadcastAudienceInput } from "./broadcastInputs.ts";
import { readLedger } from "./quotaLedger.ts";

/** Each is asked for once, and only where somebody wants it. */
interface Reach {
  recipients(): Promise<number>;
  ledger(): Promise<QuotaLedger>;
}

const BroadcastReach = builder.objectRef<Reach>("BroadcastReach").implement({
  description:
    "What a broadcast would reach now, and what it would take of LINE's month: a message a recipient.",
  fields: (t) => ({
    recipients: t.int({
      description: "How many customers of the audience it would go to.",
      resolve: (reach) => reach.recipients(),
    }),
    remaining: t.int({
      nullable: true,
      description: "Messages that LINE still allows this month. Null: no limit is known.",
      resolve: async (reach) => (await reach.ledger()).remaining,
    }),
    waiting: t.int({
      description: "Messages on their way, which LINE has not counted yet.",
      resolve: async (reach) => (await reach.ledger()).waiting,
    }),
    reminders: t.int({
      description: "Messages that the reminders of the month will need.",
      resolve: async (reach) => (await reach.ledger()).reminders,
    }),
    floor: t.int({
      description: "Messages that broadcasts leave over besides: the store's `broadcastFloor`.",
      resolve: async (reach) => (await reach.ledger()).floor,
    }),
    available: t.int({
      nullable: true,
      description: "Messages that a broadcast may take. Null: no limit is known.",
      resolve: async (reach) => availableForBroadcast(await reach.ledger()),
    }),
    fits: t.boolean({
      description: "Whether the broadcast may go out now.",
      resolve: async (reach) => fitsQuota(await reach.ledger(), await reach.recipients()),
    }),
    pictures: t.boolean({
      description: "Whether LINE can load the shop's pictures, for which PUBLIC_URL has to be https.",
      resolve: (_reach, _args, { shopAddress }) => showsPictures(shopAddress),
    }),
  }),
});

const BroadcastReachInput = builder.inputType("BroadcastReachInput", {
  description: "A broadcast that is being written.",
  fields: (t) => ({
    audience: t.field({
      type: BroadcastAudienceInput,
      description: "Whom it goes to. Left out: everyone.",
    }),
  }),
});

builder.queryField("broadcastReach", (t) =>
  t.field({
    type: BroadcastReach,
    args: { input: t.arg({ type: BroadcastReachInput, description: "Left out: to everyone." }) },
    description:
      "What a broadcast would reach now, and take of LINE's month. Errors: INVALID_INPUT, NOT_FOUND.",
    resolve: (_root, { input }, { prisma, messaging, now }) => {
      const where = audienceWhere(readAudience(input?.audience, ["input", "audience"]));
      return {
        recipients: once(() => prisma.customer.count({ where })),
        ledger: once(async () => readLedger(prisma, now(), await messaging.quota())),
      };
    },
  }),
);

function once<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked: Promise<Answer> | null = null;
  return () => {
    asked ??= ask();
    return asked;
  };
}
