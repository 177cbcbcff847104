import { Appointment } from "../booking/appointments/appointment.ts";
import { builder } from "../builder.ts";
import { APPOINTMENTS_OF_DISMISSAL, BulkResult } from "../bulkWrites/bulkResult.ts";
import type { Context } from "../context.ts";
import { Customer } from "../identity/customer.ts";
import { StaffMember } from "../identity/staffMember.ts";
import type { NodeType } from "../ids.ts";
import { Order } from "../shop/orders/order.ts";
import { Product } from "../shop/products/product.ts";
import { UndoableChange } from "./undoableChange.ts";
import { type Undone, undoChange } from "./undoChange.ts";
import { findUndoable } from "./undoEntry.ts";

const DESCRIPTION =
  "The newest change if the viewer made it less than a minute ago and can undo it. Null: there is none. For admins.";

/** The field of a type's objects that offers to undo their newest change. */
const undoable = (type: NodeType) =>
  ({
    type: UndoableChange,
    nullable: true,
    authScopes: { admin: true },
    select: { id: true },
    description: DESCRIPTION,
    resolve: ({ id }: { id: number }, _args: object, context: Context) => findUndoable(context, type, id),
  }) as const;

builder.prismaObjectField(Order, "undoable", (t) => t.field(undoable("Order")));
builder.prismaObjectField(Appointment, "undoable", (t) => t.field(undoable("Appointment")));
builder.prismaObjectField(Customer, "undoable", (t) => t.field(undoable("Customer")));
builder.prismaObjectField(Product, "undoable", (t) => t.field(undoable("Product")));
builder.prismaObjectField(StaffMember, "undoable", (t) => t.field(undoable("StaffMember")));

const UndoneChange = builder.objectRef<Undone>("UndoneChange").implement({
  description: "The record whose change was undone; one of its fields is not null.",
  fields: (t) => ({
    order: t.rowField({
      type: Order,
      nullable: true,
      description: "The order, if it was one.",
      resolve: (query, { entry: { subjectType, subjectId } }, _args, { prisma }) =>
        subjectType === "Order" ? prisma.order.findUnique({ ...query, where: { id: subjectId } }) : null,
    }),
    appointment: t.rowField({
      type: Appointment,
      nullable: true,
      description: "The appointment, if it was one.",
      resolve: (query, { entry: { subjectType, subjectId } }, _args, { prisma }) =>
        subjectType === "Appointment"
          ? prisma.appointment.findUnique({ ...query, where: { id: subjectId } })
          : null,
    }),
    customer: t.rowField({
      type: Customer,
      nullable: true,
      description: "The customer, if it was one.",
      resolve: (query, { entry: { subjectType, subjectId } }, _args, { prisma }) =>
        subjectType === "Customer"
          ? prisma.customer.findUnique({ ...query, where: { id: subjectId } })
          : null,
    }),
    product: t.rowField({
      type: Product,
      nullable: true,
      description: "The product, if it was one.",
      resolve: (query, { entry: { subjectType, subjectId } }, _args, { prisma }) =>
        subjectType === "Product" ? prisma.product.findUnique({ ...query, where: { id: subjectId } }) : null,
    }),
    staffMember: t.rowField({
      type: StaffMember,
      nullable: true,
      description: "The staff member, if it was one.",
      resolve: (query, { entry: { subjectType, subjectId } }, _args, { prisma }) =>
        subjectType === "StaffMember"
          ? prisma.staffMember.findUnique({ ...query, where: { id: subjectId } })
          : null,
    }),
    appointments: t.field({
      type: BulkResult,
      description: APPOINTMENTS_OF_DISMISSAL,
      resolve: ({ appointments }) => appointments,
    }),
  }),
});

const UndoChangeInput = builder.inputType("UndoChangeInput", {
  description: "A change to undo.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The ID of the `undoable` change." }),
    version: t.int({
      description:
        "The version of the record after the change. If the current version is different, the request fails with CONFLICT.",
    }),
  }),
});

builder.mutationField("undoChange", (t) =>
  t.field({
    type: UndoneChange,
    args: { input: t.arg({ type: UndoChangeInput, required: true, description: "The change." }) },
    description:
      "Undoes the viewer's newest change of a record within a minute, by a compensation with its own history entry: it takes the former time again, returns a dismissed staff member to service and to those of their appointments that have not changed, reverses ledger entries, withdraws notifications that were not sent, and corrects those that were. For admins. Errors: NOT_FOUND, FORBIDDEN (another person's change, or too late), CONFLICT (changed since), and those of the change itself.",
    resolve: (_root, { input }, context) => undoChange(context, input),
  }),
);
