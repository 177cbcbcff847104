import { builder } from "../builder.ts";
import { availableForBroadcast, fitsQuota, type QuotaLedger } from "../domain/quota.ts";
import { audienceWhere, readAudience } from "./broadcastAudience.ts";
import { BroadcastAudienceInput } from "./broadcastInputs.ts";
import { showsPictures } from "./broadcastMessages.ts";
import { readLedger } from "./quotaLedger.ts";

const BroadcastReach = builder.objectRef<QuotaLedger & { recipients: number }>("BroadcastReach").implement({
  description:
    "What a broadcast would reach now, and what it would take of LINE's month: a message a recipient.",
  fields: (t) => ({
    recipients: t.exposeInt("recipients", {
      description: "How many customers of the audience it would go to.",
    }),
    remaining: t.exposeInt("remaining", {
      nullable: true,
      description: "Messages that LINE still allows this month. Null: no limit is known.",
    }),
    waiting: t.exposeInt("waiting", {
      description: "Messages on their way, which LINE has not counted yet.",
    }),
    reminders: t.exposeInt("reminders", {
      description: "Messages that the reminders of the month will need.",
    }),
    floor: t.exposeInt("floor", {
      description: "Messages that broadcasts leave over besides: the store's `broadcastFloor`.",
    }),
    available: t.int({
      nullable: true,
      description: "Messages that a broadcast may take. Null: no limit is known.",
      resolve: availableForBroadcast,
    }),
    fits: t.boolean({
      description: "Whether the broadcast may go out now.",
      resolve: (reach) => fitsQuota(reach, reach.recipients),
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
    resolve: async (_root, { input }, { prisma, messaging, now }) => {
      const where = audienceWhere(readAudience(input?.audience, ["input", "audience"]));
      const quota = await messaging.quota();
      return {
        ...(await readLedger(prisma, now(), quota)),
        recipients: await prisma.customer.count({ where }),
      };
    },
  }),
);
