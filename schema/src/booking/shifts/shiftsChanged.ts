import { allow, builder } from "../../builder.ts";
import type { ShiftChange } from "../../context.ts";
import { globalId } from "../../ids.ts";

export const ShiftsChange = builder.objectRef<ShiftChange>("ShiftsChange").implement({
  description: "A change of working hours: shifts, templates, absences, closures, or booking hours.",
  fields: (t) => ({
    staffMemberId: t.id({
      nullable: true,
      description: "The staff member. Null: all.",
      resolve: ({ staffMemberId }) => staffMemberId && globalId("StaffMember", staffMemberId),
    }),
    from: t.string({
      nullable: true,
      description: "The first changed day (YYYY-MM-DD). Null: any.",
      resolve: ({ from }) => from,
    }),
    to: t.string({
      nullable: true,
      description: "The last changed day (YYYY-MM-DD). Null: any.",
      resolve: ({ to }) => to,
    }),
  }),
});

builder.subscriptionField("shiftsChanged", (t) =>
  t.field({
    type: ShiftsChange,
    ...allow("staff"),
    description: "Every change of working hours. For staff.",
    subscribe: (_root, _args, { changes }) => changes.shifts(),
    resolve: (change) => change,
  }),
);
