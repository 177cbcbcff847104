import { builder, open } from "../builder.ts";
import { offsetConnection, rowQuery } from "../connection.ts";
import { StaffRole, StaffState } from "../enums.ts";
import { contains, oneOf, rowIds } from "../input.ts";
import { StaffMember } from "./staffMember.ts";

const StaffMemberFilter = builder.inputType("StaffMemberFilter", {
  description: "Narrows the list; what is left out or empty does not.",
  fields: (t) => ({
    ids: t.idList({ description: "These alone." }),
    name: t.string({ description: "Part of the name or of the English name, whatever its case." }),
    states: t.field({ type: [StaffState], description: "In these states alone." }),
    roles: t.field({ type: [StaffRole], description: "With these roles alone." }),
    serviceIds: t.idList({ description: "Those alone who offer one of these." }),
  }),
});

/** Part of either name. */
function named(part: string | null | undefined) {
  const name = contains(part);
  return name && { OR: [{ name }, { englishName: name }] };
}

const StaffMemberConnection = builder.connectionObject(
  { type: StaffMember, name: "StaffMemberConnection", description: "A page of staff members." },
  { name: "StaffMemberEdge", description: "A row of the page." },
);

builder.queryField("staffMembers", (t) =>
  t.connection(
    {
      type: StaffMember,
      ...open("staff"),
      args: { filter: t.arg({ type: StaffMemberFilter, description: "Narrows the list." }) },
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 10 }),
      description: "Who works here or did, newest first. For staff.",
      resolve: (_root, { filter, ...page }, context, info) => {
        const state = oneOf(filter?.states);
        const role = oneOf(filter?.roles);
        const where = {
          ...named(filter?.name),
          ...(filter?.ids?.length && { id: { in: rowIds("StaffMember", filter.ids) } }),
          ...(state && { state }),
          ...(role && { role }),
          ...(filter?.serviceIds?.length && {
            skills: { some: { serviceId: { in: rowIds("Service", filter.serviceIds) } } },
          }),
        };
        return offsetConnection(
          page,
          context,
          (window) =>
            context.prisma.staffMember.findMany({
              ...rowQuery(context, info),
              where,
              orderBy: { id: "desc" },
              ...window,
            }),
          () => context.prisma.staffMember.count({ where }),
        );
      },
    },
    StaffMemberConnection,
  ),
);

builder.queryField("bookableStaff", (t) =>
  t.prismaField({
    type: [StaffMember],
    ...open("public"),
    args: {
      name: t.arg.string({ description: "Part of the name or of the English name; empty: everyone." }),
    },
    description: "Who works here now, for customers to choose from, by id. Public.",
    resolve: (query, _root, { name }, { prisma }) =>
      prisma.staffMember.findMany({
        ...query,
        where: { ...named(name), state: "IN_SERVICE" },
        orderBy: { id: "asc" },
      }),
  }),
);
