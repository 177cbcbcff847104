import { allow, builder } from "../../builder.ts";
import { MAX_SERVICE_MINUTES, MIN_SERVICE_MINUTES } from "../../domain/appointments/serviceRules.ts";
import { globalId } from "../../ids.ts";
import { rowIds, searchConditions } from "../../input.ts";
import { offsetConnection, rowQuery } from "../../lists/connection.ts";
import { createServices, deleteServices, updateService } from "./changeServices.ts";
import { Service } from "./service.ts";

const ServiceFilter = builder.inputType("ServiceFilter", {
  description: "Filters of the list. An omitted or empty filter does not apply.",
  fields: (t) => ({
    ids: t.idList({ description: "Only these." }),
    name: t.string({
      description:
        "Words that the name contains, in any order; width, case, and the kind of kana make no difference.",
    }),
  }),
});

const ServiceConnection = builder.connectionObject(
  { type: Service, name: "ServiceConnection", description: "A page of services." },
  { name: "ServiceEdge", description: "A row of the page, with its cursor." },
);

builder.queryField("services", (t) =>
  t.connection(
    {
      type: Service,
      ...allow("public"),
      args: { filter: t.arg({ type: ServiceFilter, description: "The filters." }) },
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 10 }),
      description: "The services, newest first. Public.",
      resolve: (_root, { filter, ...page }, context, info) => {
        const where = {
          AND: searchConditions(filter?.name, (word) => [{ name: word }]),
          ...(filter?.ids?.length && { id: { in: rowIds("Service", filter.ids) } }),
        };
        const query = rowQuery(context, info);
        return offsetConnection(
          page,
          { context, info },
          (window) =>
            context.prisma.service.findMany({ ...query, where, orderBy: { id: "desc" }, ...window }),
          () => context.prisma.service.count({ where }),
        );
      },
    },
    ServiceConnection,
  ),
);

const ServiceDetailsInput = builder.inputType("ServiceDetailsInput", {
  description: "A service as staff enter it. An omitted or null field stays unchanged.",
  fields: (t) => ({
    name: t.string({ description: "1 to 200 characters. Required for a new service." }),
    abbreviation: t.string({ description: "At most two characters." }),
    durationMinutes: t.int({
      description: `${MIN_SERVICE_MINUTES} to ${MAX_SERVICE_MINUTES}. Required for a new service.`,
    }),
    price: t.field({ type: "Decimal", description: "0 or more; 0 for a new service." }),
    note: t.string({ description: "At most 2000 characters." }),
  }),
});

const CreateServicesInput = builder.inputType("CreateServicesInput", {
  description: "Services to create.",
  fields: (t) => ({
    services: t.field({
      type: [ServiceDetailsInput],
      required: true,
      description: "1 to 1000 services; all or none.",
    }),
  }),
});

builder.mutationField("createServices", (t) =>
  t.rowField({
    type: [Service],
    args: { input: t.arg({ type: CreateServicesInput, required: true, description: "The services." }) },
    description: "Creates services in the given order. Errors: INVALID_INPUT with the row.",
    resolve: async (query, _root, { input }, context) => {
      const ids = await createServices(context, input.services);
      return context.prisma.service.findMany({
        ...query,
        where: { id: { in: ids } },
        orderBy: { id: "asc" },
      });
    },
  }),
);

const UpdateServiceInput = builder.inputType("UpdateServiceInput", {
  description: "Changes of one service.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The service." }),
    version: t.int({
      description:
        "The version that the user edited. If the current version is different, the request fails with CONFLICT.",
    }),
    details: t.field({ type: ServiceDetailsInput, required: true, description: "The values to write." }),
  }),
});

builder.mutationField("updateService", (t) =>
  t.rowField({
    type: Service,
    args: { input: t.arg({ type: UpdateServiceInput, required: true, description: "The change." }) },
    description:
      "Changes a service. Appointments keep it as it was when they were booked. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT.",
    resolve: async (query, _root, { input }, context) => {
      const id = await updateService(context, input);
      return context.prisma.service.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const DeleteServicesInput = builder.inputType("DeleteServicesInput", {
  description: "Services to delete.",
  fields: (t) => ({ ids: t.idList({ required: true, description: "1 to 1000 of them; all or none." }) }),
});

builder.mutationField("deleteServices", (t) =>
  t.idList({
    args: { input: t.arg({ type: DeleteServicesInput, required: true, description: "What to delete." }) },
    description:
      "Deletes services and returns their IDs. Past and canceled appointments keep the name and price. Errors: NOT_FOUND, IN_USE (an appointment that is not over uses one).",
    resolve: async (_root, { input }, context) => {
      const ids = await deleteServices(context, input.ids);
      return ids.map((id) => globalId("Service", id));
    },
  }),
);
