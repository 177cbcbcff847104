import { builder, open } from "../builder.ts";
import type { ShiftChange } from "../context.ts";
import { globalId } from "../ids.ts";

const ShiftsChange = builder.objectRef<ShiftChange>("ShiftsChange").implement({
  description: "That working hours changed: shifts, their templates, time off, closures or booking hours.",
  fields: (t) => ({
    staffMemberId: t.id({
      nullable: true,
      description: "Whose. Null: everyone's.",
      resolve: ({ staffMemberId }) => staffMemberId && globalId("StaffMember", staffMemberId),
    }),
    from: t.string({
      nullable: true,
      description: "The first day that changed (YYYY-MM-DD). Null: any.",
      resolve: ({ from }) => from,
    }),
    to: t.string({
      nullable: true,
      description: "The last day that changed (YYYY-MM-DD). Null: any.",
      resolve: ({ to }) => to,
    }),
  }),
});

builder.subscriptionField("shiftsChanged", (t) =>
  t.field({
    type: ShiftsChange,
    ...open("staff"),
    description: "Every change of working hours. For staff.",
    subscribe: (_root, _args, { changes }) => changes.shifts(),
    resolve: (change) => change,
  }),
);
