import { builder } from "../builder.ts";
import { isOfferedNamed, serviceAbbreviation } from "../domain/serviceRules.ts";

export const Service = builder.prismaNode("Service", {
  nullable: true,
  id: { field: "id", description: "Global id." },
  description: "What customers book.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "What it is called." }),
    abbreviation: t.exposeString("abbreviation", {
      description: "At most two characters for the timetable; may be empty.",
    }),
    shownAbbreviation: t.string({
      select: { name: true, abbreviation: true },
      description: "What the timetable shows: the abbreviation, else the first character of the name.",
      resolve: serviceAbbreviation,
    }),
    durationMinutes: t.exposeInt("durationMinutes", { description: "How long it takes." }),
    price: t.expose("price", { type: "Decimal", description: "Price in dollars." }),
    note: t.exposeString("note", { description: "Anything else to know about it; may be empty." }),
    offeredNamed: t.boolean({
      select: { durationMinutes: true },
      description: "Whether customers who name a staff member may choose it.",
      resolve: ({ durationMinutes }) => isOfferedNamed(durationMinutes),
    }),
    staffCount: t.relationCount("skills", {
      where: { staffMember: { state: "IN_SERVICE" } },
      authScopes: { staff: true },
      description: "How many people in service offer it. Staff only.",
    }),
    version: t.exposeInt("version", { description: "Counts the edits." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was added." }),
  }),
});
