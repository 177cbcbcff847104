import { builder, open } from "../builder.ts";
import { offsetConnection, rowQuery } from "../connection.ts";
import { globalId } from "../ids.ts";
import { contains, rowIds } from "../input.ts";
import { createServices, deleteServices, updateService } from "./changeServices.ts";
import { Service } from "./service.ts";

const ServiceFilter = builder.inputType("ServiceFilter", {
  description: "Narrows the list; what is left out or empty does not.",
  fields: (t) => ({
    ids: t.idList({ description: "These alone." }),
    name: t.string({ description: "Part of the name, whatever its case." }),
  }),
});

const ServiceConnection = builder.connectionObject(
  { type: Service, name: "ServiceConnection", description: "A page of services." },
  { name: "ServiceEdge", description: "A row of the page." },
);

builder.queryField("services", (t) =>
  t.connection(
    {
      type: Service,
      ...open("public"),
      args: { filter: t.arg({ type: ServiceFilter, description: "Narrows the list." }) },
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 10 }),
      description: "What can be booked, newest first. Public.",
      resolve: (_root, { filter, ...page }, context, info) => {
        const name = contains(filter?.name);
        const where = {
          ...(name && { name }),
          ...(filter?.ids?.length && { id: { in: rowIds("Service", filter.ids) } }),
        };
        const query = rowQuery(context, info);
        return offsetConnection(
          page,
          context,
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
  description: "A service as staff write it; what is left out or null stays as it is.",
  fields: (t) => ({
    name: t.string({ description: "1 to 200 characters; a new service needs one." }),
    abbreviation: t.string({ description: "At most two characters." }),
    durationMinutes: t.int({ description: "1 to 720; a new service needs it." }),
    price: t.field({ type: "Decimal", description: "0 or more; 0 on a new service." }),
    note: t.string({ description: "At most 2000 characters." }),
  }),
});

const CreateServicesInput = builder.inputType("CreateServicesInput", {
  description: "Services to add.",
  fields: (t) => ({
    services: t.field({
      type: [ServiceDetailsInput],
      required: true,
      description: "1 to 1000 services, all or none.",
    }),
  }),
});

builder.mutationField("createServices", (t) =>
  t.prismaField({
    type: [Service],
    args: { input: t.arg({ type: CreateServicesInput, required: true, description: "The services." }) },
    description: "Adds services, in the given order. Errors: INVALID_INPUT with the row.",
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
  description: "A change of one service.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The service." }),
    version: t.int({ description: "The version that the editor saw; another one by now is a CONFLICT." }),
    details: t.field({ type: ServiceDetailsInput, required: true, description: "What to write." }),
  }),
});

builder.mutationField("updateService", (t) =>
  t.prismaField({
    type: Service,
    args: { input: t.arg({ type: UpdateServiceInput, required: true, description: "The change." }) },
    description:
      "Changes a service; appointments keep it as it was when they were made. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT.",
    resolve: async (query, _root, { input }, context) => {
      const id = await updateService(context, input);
      return context.prisma.service.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const DeleteServicesInput = builder.inputType("DeleteServicesInput", {
  description: "Services to remove.",
  fields: (t) => ({ ids: t.idList({ required: true, description: "1 to 1000 of them, all or none." }) }),
});

builder.mutationField("deleteServices", (t) =>
  t.idList({
    args: { input: t.arg({ type: DeleteServicesInput, required: true, description: "Which." }) },
    description:
      "Removes services; past and cancelled appointments keep name and price. Returns their ids. Errors: NOT_FOUND, IN_USE while an appointment that is not over has one.",
    resolve: async (_root, { input }, context) => {
      const ids = await deleteServices(context, input.ids);
      return ids.map((id) => globalId("Service", id));
    },
  }),
);
