import { builder } from "../../builder.ts";
import { formatClock } from "../../domain/shifts/shiftTimes.ts";

export const ShiftTemplate = builder.prismaNode("ShiftTemplate", {
  nullable: true,
  id: { field: "id", description: "Global ID." },
  description: "Working hours that can be assigned to anyone on any day, in the store's time zone.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "The name." }),
    note: t.exposeString("note", {
      authScopes: { staff: true },
      description: "A note; may be empty. Staff only.",
    }),
    startMinute: t.exposeInt("startMinute", {
      description: "The start in minutes of the day, 0 to 1439.",
    }),
    endMinute: t.exposeInt("endMinute", {
      description: "The end in minutes of the day, after the start; 1440 is midnight.",
    }),
    startTime: t.string({
      select: { startMinute: true },
      description: "The start as HH:mm.",
      resolve: ({ startMinute }) => formatClock(startMinute),
    }),
    endTime: t.string({
      select: { endMinute: true },
      description: "The end as HH:mm; midnight is 24:00.",
      resolve: ({ endMinute }) => formatClock(endMinute),
    }),
    deleted: t.boolean({
      select: { deletedAt: true },
      description: "Whether it was deleted. Past shifts keep a deleted template.",
      resolve: ({ deletedAt }) => deletedAt !== null,
    }),
    version: t.exposeInt("version", { description: "A number that increases with each edit." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was created." }),
  }),
});
