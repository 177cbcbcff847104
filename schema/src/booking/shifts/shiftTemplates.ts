import { allow, builder } from "../../builder.ts";
import { globalId } from "../../ids.ts";
import { rowIds, searchConditions } from "../../input.ts";
import { offsetConnection, rowQuery } from "../../lists/connection.ts";
import { createShiftTemplates, deleteShiftTemplates, updateShiftTemplate } from "./changeShiftTemplates.ts";
import { ShiftTemplate } from "./shiftTemplate.ts";

const ShiftTemplateFilter = builder.inputType("ShiftTemplateFilter", {
  description: "Filters of the list. An omitted or empty filter does not apply.",
  fields: (t) => ({
    ids: t.idList({ description: "Only these." }),
    name: t.string({
      description:
        "Words that the name contains, in any order; width, case, and the kind of kana make no difference.",
    }),
  }),
});

const ShiftTemplateConnection = builder.connectionObject(
  { type: ShiftTemplate, name: "ShiftTemplateConnection", description: "A page of shift templates." },
  { name: "ShiftTemplateEdge", description: "A row of the page, with its cursor." },
);

builder.queryField("shiftTemplates", (t) =>
  t.connection(
    {
      type: ShiftTemplate,
      ...allow("staff"),
      args: { filter: t.arg({ type: ShiftTemplateFilter, description: "The filters." }) },
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 10 }),
      description: "The shift templates, newest first. For staff.",
      resolve: (_root, { filter, ...page }, context, info) => {
        const where = {
          deletedAt: null,
          AND: searchConditions(filter?.name, (word) => [{ name: word }]),
          ...(filter?.ids?.length && { id: { in: rowIds("ShiftTemplate", filter.ids) } }),
        };
        const query = rowQuery(context, info);
        return offsetConnection(
          page,
          { context, info },
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
  description: "A shift template as staff enter it. An omitted or null field stays unchanged.",
  fields: (t) => ({
    name: t.string({ description: "1 to 200 characters. Required for a new template." }),
    note: t.string({ description: "At most 2000 characters." }),
    startMinute: t.int({ description: "Minutes of the day, 0 to 1439. Required for a new template." }),
    endMinute: t.int({
      description:
        "Minutes of the day, after the start, at most 1440; 0 means 1440. Required for a new template.",
    }),
  }),
});

const CreateShiftTemplatesInput = builder.inputType("CreateShiftTemplatesInput", {
  description: "Shift templates to create.",
  fields: (t) => ({
    shiftTemplates: t.field({
      type: [ShiftTemplateDetailsInput],
      required: true,
      description: "1 to 1000 templates; all or none.",
    }),
  }),
});

builder.mutationField("createShiftTemplates", (t) =>
  t.rowField({
    type: [ShiftTemplate],
    args: {
      input: t.arg({ type: CreateShiftTemplatesInput, required: true, description: "The templates." }),
    },
    description: "Creates shift templates in the given order. Errors: INVALID_INPUT with the row.",
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
  description: "Changes of one shift template.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The template." }),
    version: t.int({
      description:
        "The version that the user edited. If the current version is different, the request fails with CONFLICT.",
    }),
    details: t.field({
      type: ShiftTemplateDetailsInput,
      required: true,
      description: "The values to write.",
    }),
    force: t.boolean({
      required: true,
      defaultValue: false,
      description:
        "Whether to change the hours although appointments are affected. Their items become “not specified”.",
    }),
  }),
});

builder.mutationField("updateShiftTemplate", (t) =>
  t.rowField({
    type: ShiftTemplate,
    args: { input: t.arg({ type: UpdateShiftTemplateInput, required: true, description: "The change." }) },
    description:
      "Changes a shift template, and with it all of its shifts. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT, SHIFT_HAS_APPOINTMENTS.",
    resolve: async (query, _root, { input }, context) => {
      const id = await updateShiftTemplate(context, input);
      return context.prisma.shiftTemplate.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const DeleteShiftTemplatesInput = builder.inputType("DeleteShiftTemplatesInput", {
  description: "Shift templates to delete.",
  fields: (t) => ({
    ids: t.idList({ required: true, description: "1 to 1000 of them; all or none." }),
    force: t.boolean({
      required: true,
      defaultValue: false,
      description:
        "Whether to remove shifts although appointments are affected. Their items become “not specified”.",
    }),
  }),
});

builder.mutationField("deleteShiftTemplates", (t) =>
  t.idList({
    args: {
      input: t.arg({ type: DeleteShiftTemplatesInput, required: true, description: "What to delete." }),
    },
    description:
      "Deletes shift templates, with their shifts from today on, and returns their IDs. Past shifts stay. Errors: NOT_FOUND, SHIFT_HAS_APPOINTMENTS.",
    resolve: async (_root, { input }, context) => {
      const ids = await deleteShiftTemplates(context, input);
      return ids.map((id) => globalId("ShiftTemplate", id));
    },
  }),
);
