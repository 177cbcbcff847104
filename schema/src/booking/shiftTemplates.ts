import { builder, open } from "../builder.ts";
import { offsetConnection, rowQuery } from "../connection.ts";
import { globalId } from "../ids.ts";
import { contains, rowIds } from "../input.ts";
import { createShiftTemplates, deleteShiftTemplates, updateShiftTemplate } from "./changeShiftTemplates.ts";
import { ShiftTemplate } from "./shiftTemplate.ts";

const ShiftTemplateFilter = builder.inputType("ShiftTemplateFilter", {
  description: "Narrows the list; what is left out or empty does not.",
  fields: (t) => ({
    ids: t.idList({ description: "These alone." }),
    name: t.string({ description: "Part of the name, whatever its case." }),
  }),
});

const ShiftTemplateConnection = builder.connectionObject(
  { type: ShiftTemplate, name: "ShiftTemplateConnection", description: "A page of shift templates." },
  { name: "ShiftTemplateEdge", description: "A row of the page." },
);

builder.queryField("shiftTemplates", (t) =>
  t.connection(
    {
      type: ShiftTemplate,
      ...open("staff"),
      args: { filter: t.arg({ type: ShiftTemplateFilter, description: "Narrows the list." }) },
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 10 }),
      description: "The shifts that can be given, newest first. For staff.",
      resolve: (_root, { filter, ...page }, context, info) => {
        const name = contains(filter?.name);
        const where = {
          deletedAt: null,
          ...(name && { name }),
          ...(filter?.ids?.length && { id: { in: rowIds("ShiftTemplate", filter.ids) } }),
        };
        const query = rowQuery(context, info);
        return offsetConnection(
          page,
          context,
          (window) =>
            context.prisma.shiftTemplate.findMany({ ...query, where, orderBy: { id: "desc" }, ...window }),
          () => context.prisma.shiftTemplate.count({ where }),
        );
      },
    },
    ShiftTemplateConnection,
  ),
);

const ShiftTemplateDetailsInput = builder.inputType("ShiftTemplateDetailsInput", {
  description: "A shift template as staff write it; what is left out or null stays as it is.",
  fields: (t) => ({
    name: t.string({ description: "1 to 200 characters; a new template needs one." }),
    note: t.string({ description: "At most 2000 characters." }),
    startMinute: t.int({ description: "Minutes of the day, 0 to 1439; a new template needs it." }),
    endMinute: t.int({
      description: "Minutes of the day, after the start, at most 1440; 0 is 1440. A new template needs it.",
    }),
  }),
});

const CreateShiftTemplatesInput = builder.inputType("CreateShiftTemplatesInput", {
  description: "Shift templates to make.",
  fields: (t) => ({
    shiftTemplates: t.field({
      type: [ShiftTemplateDetailsInput],
      required: true,
      description: "1 to 1000 templates, all or none.",
    }),
  }),
});

builder.mutationField("createShiftTemplates", (t) =>
  t.prismaField({
    type: [ShiftTemplate],
    args: {
      input: t.arg({ type: CreateShiftTemplatesInput, required: true, description: "The templates." }),
    },
    description: "Makes shift templates, in the given order. Errors: INVALID_INPUT with the row.",
    resolve: async (query, _root, { input }, context) => {
      const ids = await createShiftTemplates(context, input.shiftTemplates);
      return context.prisma.shiftTemplate.findMany({
        ...query,
        where: { id: { in: ids } },
        orderBy: { id: "asc" },
      });
    },
  }),
);

const UpdateShiftTemplateInput = builder.inputType("UpdateShiftTemplateInput", {
  description: "A change of one shift template.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The template." }),
    version: t.int({ description: "The version that the editor saw; another one by now is a CONFLICT." }),
    details: t.field({ type: ShiftTemplateDetailsInput, required: true, description: "What to write." }),
    force: t.boolean({
      required: true,
      defaultValue: false,
      description:
        "Whether to change the hours under appointments too: their staff member becomes “not specified”.",
    }),
  }),
});

builder.mutationField("updateShiftTemplate", (t) =>
  t.prismaField({
    type: ShiftTemplate,
    args: { input: t.arg({ type: UpdateShiftTemplateInput, required: true, description: "The change." }) },
    description:
      "Changes a shift template, and with it every shift that has it. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT, SHIFT_HAS_APPOINTMENTS.",
    resolve: async (query, _root, { input }, context) => {
      const id = await updateShiftTemplate(context, input);
      return context.prisma.shiftTemplate.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const DeleteShiftTemplatesInput = builder.inputType("DeleteShiftTemplatesInput", {
  description: "Shift templates to remove.",
  fields: (t) => ({
    ids: t.idList({ required: true, description: "1 to 1000 of them, all or none." }),
    force: t.boolean({
      required: true,
      defaultValue: false,
      description:
        "Whether to remove shifts under appointments too: their staff member becomes “not specified”.",
    }),
  }),
});

builder.mutationField("deleteShiftTemplates", (t) =>
  t.idList({
    args: { input: t.arg({ type: DeleteShiftTemplatesInput, required: true, description: "Which." }) },
    description:
      "Removes shift templates, and the shifts from today on that have them; past shifts stay. Returns their ids. Errors: NOT_FOUND, SHIFT_HAS_APPOINTMENTS.",
    resolve: async (_root, { input }, context) => {
      const ids = await deleteShiftTemplates(context, input);
      return ids.map((id) => globalId("ShiftTemplate", id));
    },
  }),
);
