import { builder } from "../../builder.ts";
import { isBookableByName, serviceAbbreviation } from "../../domain/appointments/serviceRules.ts";

export const Service = builder.prismaNode("Service", {
  nullable: true,
  id: { field: "id", description: "Global ID." },
  description: "A service that customers can book.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "The name." }),
    abbreviation: t.exposeString("abbreviation", {
      description: "At most two characters for the timetable; may be empty.",
    }),
    shownAbbreviation: t.string({
      select: { name: true, abbreviation: true },
      description: "The text for the timetable: the abbreviation, otherwise the first character of the name.",
      resolve: serviceAbbreviation,
    }),
    durationMinutes: t.exposeInt("durationMinutes", { description: "The duration in minutes." }),
    price: t.expose("price", { type: "Decimal", description: "The price in dollars." }),
    note: t.exposeString("note", { description: "The description; may be empty." }),
    offeredNamed: t.boolean({
      select: { durationMinutes: true },
      description: "Whether customers who choose a staff member may book it.",
      resolve: ({ durationMinutes }) => isBookableByName(durationMinutes),
    }),
    staffCount: t.relationCount("skills", {
      where: { staffMember: { state: "IN_SERVICE" } },
      authScopes: { staff: true },
      description: "The number of active staff members who offer it. Staff only.",
    }),
    version: t.exposeInt("version", { description: "A number that increases with each edit." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was created." }),
  }),
});
