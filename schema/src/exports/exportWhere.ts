import type { Prisma } from "@machiya/prisma/client";
import { coerceInputValue, type GraphQLInputType, isInputType } from "graphql";
import { type AppointmentFilterInput, appointmentWhere } from "../booking/appointments/appointments.ts";
import { readableAppointments } from "../booking/appointments/readableAppointments.ts";
import type { Context } from "../context.ts";
import { zoneOfRanges } from "../dateRange.ts";
import { type CustomerFilterInput, customerWhere } from "../identity/customers.ts";
import { schema } from "../schema.ts";
import { type OrderFilterInput, orderWhere } from "../shop/orders/orders.ts";
import { type ProductFilterInput, productWhere } from "../shop/products/product.ts";

/** A filter as a client of GraphQL sends it. */
export type FilterVariables = Readonly<Record<string, unknown>>;

/** Returns the condition of the order list for this viewer. */
export const orderExportWhere = (
  context: Pick<Context, "prisma" | "viewer">,
  filter: FilterVariables,
): Promise<Prisma.OrderWhereInput> => orderWhere(coerce(filter, "OrderFilter") as OrderFilterInput, context);

/** Returns the condition of the product list for this viewer. */
export const productExportWhere = (
  context: Pick<Context, "viewer">,
  filter: FilterVariables,
): Prisma.ProductWhereInput => productWhere(coerce(filter, "ProductFilter") as ProductFilterInput, context);

/** Returns the condition of the appointment list for this viewer. */
export async function appointmentExportWhere(
  context: Pick<Context, "prisma" | "viewer">,
  filter: FilterVariables,
): Promise<Prisma.AppointmentWhereInput> {
  const wanted = coerce(filter, "AppointmentFilter") as AppointmentFilterInput;
  const zone = await zoneOfRanges(context.prisma, [wanted.startsAt]);
  return { AND: [appointmentWhere(wanted, zone), await readableAppointments(context)] };
}

/** Returns the condition of the customer list. */
export const customerExportWhere = (filter: FilterVariables): Prisma.CustomerWhereInput =>
  customerWhere(coerce(filter, "CustomerFilter") as CustomerFilterInput);

/** Reads a filter as GraphQL reads a variable. Throws for a value that does not match the type. */
const coerce = (filter: FilterVariables, name: string): unknown => coerceInputValue(filter, inputType(name));

function inputType(name: string): GraphQLInputType {
  const type = schema.getType(name);
  if (!isInputType(type)) throw new Error(`The schema has no input type ${name}`);
  return type;
}
