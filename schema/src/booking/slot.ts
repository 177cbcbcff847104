import { builder } from "../builder.ts";
import type { SlotVerdict } from "../domain/slots.ts";
import { SlotRefusal } from "../enums.ts";

export interface SlotAnswer extends SlotVerdict {
  startsAt: Date;
  endsAt: Date;
}

export const Slot = builder.objectRef<SlotAnswer>("Slot").implement({
  description: "A time at which an appointment could start.",
  fields: (t) => ({
    startsAt: t.expose("startsAt", { type: "DateTime", description: "From when." }),
    endsAt: t.expose("endsAt", {
      type: "DateTime",
      description:
        "Until when it must be free. With a named staff member customers have an hour at least, however short the services.",
    }),
    free: t.exposeBoolean("free", { description: "Whether it can be had." }),
    reason: t.expose("reason", {
      type: SlotRefusal,
      nullable: true,
      description: "Why not. Null: it can.",
    }),
  }),
});
