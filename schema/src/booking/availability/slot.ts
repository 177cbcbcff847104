import { builder } from "../../builder.ts";
import type { SlotVerdict } from "../../domain/appointments/slots.ts";
import { SlotRefusalEnum } from "../bookingEnums.ts";

export interface SlotResult extends SlotVerdict {
  startsAt: Date;
  endsAt: Date;
}

export const Slot = builder.objectRef<SlotResult>("Slot").implement({
  description: "A possible start time of an appointment.",
  fields: (t) => ({
    startsAt: t.expose("startsAt", { type: "DateTime", description: "The start." }),
    endsAt: t.expose("endsAt", {
      type: "DateTime",
      description:
        "The end of the time that must be free. With a chosen staff member, customers need at least an hour, however short the services are.",
    }),
    free: t.exposeBoolean("free", { description: "Whether the time can be booked." }),
    reason: t.expose("reason", {
      type: SlotRefusalEnum,
      nullable: true,
      description: "The reason if it cannot be booked. Null: it can.",
    }),
  }),
});
