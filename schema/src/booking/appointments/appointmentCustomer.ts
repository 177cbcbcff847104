import type { Customer } from "@machiya/prisma/client";
import { DomainError } from "../../domain/errors.ts";
import type { Transaction } from "../../writes/transaction.ts";
import type { InputPath, readDetails } from "./appointmentInput.ts";

type Details = ReturnType<typeof readDetails>;
/** Customers by their row numbers. */
export type CustomersById = ReadonlyMap<number, Pick<Customer, "id" | "name" | "phone">>;

/** Who comes, as it is kept. */
interface Who {
  customerId: number | null;
  customerName: string;
  customerPhone: string;
}

/** The customers whom staff name, as far as they are there. */
export async function findCustomers(tx: Transaction, details: readonly Details[]): Promise<CustomersById> {
  const ids = [...new Set(details.flatMap(({ customerId }) => customerId ?? []))];
  if (ids.length === 0) return new Map();
  const customers = await tx.customer.findMany({
    where: { id: { in: ids }, deletedAt: null },
    select: { id: true, name: true, phone: true },
  });
  return new Map(customers.map((customer) => [customer.id, customer]));
}

/**
 * Who comes by the details, and before them: a customer's own name and phone fill what is left out. Throws NOT_FOUND for a
 * customer who is not there, INVALID_INPUT when a name is missing, or a phone for somebody who is not in LINE (booking.md §5).
 */
export function resolveContact(
  { customerId, customerName, customerPhone }: Details,
  customers: CustomersById,
  before: Who | null,
  path: InputPath,
): Who {
  const another = customerId !== undefined && customerId !== before?.customerId;
  const customer = another ? customers.get(customerId) : undefined;
  if (another && customer === undefined) throw new DomainError("NOT_FOUND", { what: "Customer" });
  const who = {
    customerId: customerId ?? before?.customerId ?? null,
    customerName: customerName ?? customer?.name ?? before?.customerName ?? "",
    customerPhone: customerPhone ?? customer?.phone ?? before?.customerPhone ?? "",
  };
  const missing =
    who.customerName === ""
      ? "customerName"
      : who.customerPhone === "" && who.customerId === null
        ? "customerPhone"
        : null;
  // What an older record lacks hinders nobody who writes something else.
  if (missing !== null && (before === null || before[missing] !== ""))
    throw new DomainError("INVALID_INPUT", { field: missing }, [...path, "details", missing]);
  return who;
}
