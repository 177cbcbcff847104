import type * as stored from "@machiya/prisma/enums";
import { builder } from "../builder.ts";
import { describedEnum } from "../enums.ts";
import { globalId } from "../ids.ts";
import { oneOf } from "../input.ts";
import { offsetConnection, rowQuery } from "../lists/connection.ts";
import { deleteFailedJobs, isReplayable, replayFailedJobs } from "./replayFailedJobs.ts";

const JobQueueEnum = describedEnum<stored.JobQueue>("JobQueue", "The queues of background jobs.", {
  OUTBOX:
    "Messages to customers, except reminders, and requests that LINE revokes deleted customers' permissions.",
  REMINDERS: "Reminders of appointments.",
  WEBHOOKS: "Deliveries of events to other systems.",
  LINE_EVENTS: "What customers did in LINE, such as a tap on a button.",
  BROADCASTS: "The start of scheduled broadcasts.",
  REFUNDS: "Refunds that payment providers make.",
  PAYMENTS:
    "Queries of payment providers about unsettled payments, and captures and releases of reserved money.",
  PARCELS: "Queries of carriers about parcels.",
});

const FailedJob = builder.prismaNode("FailedJob", {
  nullable: true,
  id: { field: "id", description: "Global ID." },
  description:
    "An entry of the dead-letter list: a background job that was given up after its last attempt. It stays until it is replayed or deleted, or until the log of its queue ends. For admins.",
  authScopes: { admin: true },
  fields: (t) => ({
    queue: t.expose("queue", { type: JobQueueEnum, description: "The queue." }),
    kind: t.exposeString("kind", {
      description:
        "The kind of job: of a notification, a webhook event, a LINE event, or of a request to a payment provider or a carrier, for example ORDER_RECEIVED.",
    }),
    error: t.exposeString("error", {
      description:
        "The last error: an error code, the HTTP status of a receiver, or why there was no response, for example TIMEOUT.",
    }),
    attempts: t.exposeInt("attempts", { description: "The number of attempts." }),
    failedAt: t.expose("failedAt", { type: "DateTime", description: "When the job was given up." }),
    recordType: t.exposeString("recordType", {
      nullable: true,
      description: "The type of the record that the job is about, for example Order. Null: none.",
    }),
    recordNumber: t.exposeInt("recordNumber", {
      nullable: true,
      description: "The number of that record. Null: none.",
    }),
    detail: t.exposeString("detail", {
      nullable: true,
      description: "The URL of a webhook endpoint, or the text of a broadcast. Null: neither.",
    }),
    customer: t.relation("customer", {
      nullable: true,
      description: "The recipient of a notification, or the sender of a LINE event. Null: none is known.",
    }),
    canReplay: t.boolean({
      select: { queue: true, kind: true },
      description:
        "Whether a replay has an effect. Questions can no longer be answered, because LINE accepts a reply for about a minute; a refund that the provider may have made must be looked up there.",
      resolve: isReplayable,
    }),
  }),
});

const FailedJobConnection = builder.connectionObject(
  { type: FailedJob, name: "FailedJobConnection", description: "A page of the dead-letter list." },
  { name: "FailedJobEdge", description: "A row of the page, with its cursor." },
);

const FailedJobFilter = builder.inputType("FailedJobFilter", {
  description: "Conditions that all apply. An omitted, null, or empty one matches everything.",
  fields: (t) => ({ queues: t.field({ type: [JobQueueEnum], description: "Any of these queues." }) }),
});

builder.queryField("failedJobs", (t) =>
  t.connection(
    {
      type: FailedJob,
      args: { filter: t.arg({ type: FailedJobFilter, description: "The conditions." }) },
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 10 }),
      description: "The dead-letter list: background jobs that were given up, the latest first.",
      resolve: (_root, { filter, ...page }, context, info) => {
        const queue = oneOf(filter?.queues);
        const where = queue === undefined ? {} : { queue };
        const query = rowQuery(context, info);
        return offsetConnection(
          page,
          { context, info },
          (window) =>
            context.prisma.failedJob.findMany({ ...query, where, orderBy: { id: "desc" }, ...window }),
          () => context.prisma.failedJob.count({ where }),
        );
      },
    },
    FailedJobConnection,
  ),
);

const ReplayFailedJobsInput = builder.inputType("ReplayFailedJobsInput", {
  description: "Jobs to replay.",
  fields: (t) => ({
    ids: t.idList({
      description:
        "1 to 1000 of them; all or none. Null: the oldest 1000 that can be replayed, without refunds, of which each must be chosen.",
    }),
  }),
});

builder.mutationField("replayFailedJobs", (t) =>
  t.idList({
    args: { input: t.arg({ type: ReplayFailedJobsInput, required: true, description: "What to replay." }) },
    description:
      "Runs failed jobs again with a new number of attempts, removes them from the list, and returns their IDs. A refund is created again if the payment can still be refunded by its amount. Errors: NOT_FOUND, CONFLICT (a replay has no effect), ORDER_STATE_FORBIDS and INVALID_INPUT (a refund is no longer possible).",
    resolve: async (_root, { input }, context) =>
      (await replayFailedJobs(context, input)).map((id) => globalId("FailedJob", id)),
  }),
);

const DeleteFailedJobsInput = builder.inputType("DeleteFailedJobsInput", {
  description: "Entries to delete.",
  fields: (t) => ({ ids: t.idList({ required: true, description: "1 to 1000 of them; all or none." }) }),
});

builder.mutationField("deleteFailedJobs", (t) =>
  t.idList({
    args: { input: t.arg({ type: DeleteFailedJobsInput, required: true, description: "What to delete." }) },
    description:
      "Removes jobs from the dead-letter list without running them, and returns their IDs. Errors: NOT_FOUND.",
    resolve: async (_root, { input }, context) =>
      (await deleteFailedJobs(context, input)).map((id) => globalId("FailedJob", id)),
  }),
);
