import { allow, builder } from "../builder.ts";
import { StaffRoleEnum, StaffStateEnum } from "../enums.ts";
import { oneOf, rowIds, searchConditions } from "../input.ts";
import { offsetConnection, rowQuery } from "../lists/connection.ts";
import { StaffMember } from "./staffMember.ts";

const StaffMemberFilter = builder.inputType("StaffMemberFilter", {
  description: "Filters of the list. An omitted or empty filter does not apply.",
  fields: (t) => ({
    ids: t.idList({ description: "Only these." }),
    name: t.string({
      description:
        "Words that the name and the English name contain together, in any order; width, case, and the kind of kana make no difference.",
    }),
    states: t.field({ type: [StaffStateEnum], description: "Only staff members in these states." }),
    roles: t.field({ type: [StaffRoleEnum], description: "Only staff members with these roles." }),
    serviceIds: t.idList({ description: "Only staff members who offer one of these services." }),
  }),
});

/** Matches words in the name or the English name. */
const named = (text: string | null | undefined) => ({
  AND: searchConditions(text, (word) => [{ name: word }, { englishName: word }]),
});

const StaffMemberConnection = builder.connectionObject(
  { type: StaffMember, name: "StaffMemberConnection", description: "A page of staff members." },
  { name: "StaffMemberEdge", description: "A row of the page, with its cursor." },
);

builder.queryField("staffMembers", (t) =>
  t.connection(
    {
      type: StaffMember,
      ...allow("staff"),
      args: { filter: t.arg({ type: StaffMemberFilter, description: "The filters." }) },
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 10 }),
      description: "All current and former staff members, newest first. For staff.",
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
          { context, info },
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
  t.rowField({
    type: [StaffMember],
    ...allow("public"),
    args: {
      name: t.arg.string({
        description: "Words that the name and the English name contain together, in any order. Empty: all.",
      }),
    },
    description: "Active staff members for customers to choose from, by ID. Public.",
    resolve: (query, _root, { name }, { prisma }) =>
      prisma.staffMember.findMany({
        ...query,
        where: { ...named(name), state: "IN_SERVICE" },
        orderBy: { id: "asc" },
      }),
  }),
);
