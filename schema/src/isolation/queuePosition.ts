import { builder } from "../builder.ts";
import type { QueuePosition as Position } from "../context.ts";
import { filterIterable } from "../filterOwnChanges.ts";

const QueuePosition = builder.objectRef<Position>("QueuePosition").implement({
  description: "How far the file of an import is in the queue.",
  fields: (t) => ({
    position: t.exposeInt("position", {
      description: "The number of files that are read before it; 0: it is being read.",
    }),
  }),
});

builder.subscriptionField("queuePosition", (t) =>
  t.field({
    type: QueuePosition,
    args: {
      queueId: t.arg({
        type: "ID",
        required: true,
        description: "The ID that the client chose as `queueId` of the import.",
      }),
    },
    description:
      "The position of an import's file in the queue, whenever it changes. Subscribe before the import is sent; any process reports it.",
    subscribe: (_root, { queueId }, { changes }) =>
      filterIterable(changes.queuePositions(), (one) => one.queueId === String(queueId)),
    resolve: (position) => position as Position,
  }),
);
