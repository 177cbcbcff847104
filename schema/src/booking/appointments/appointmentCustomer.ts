import type { Customer } from "@machiya/prisma/client";
import { DomainError } from "../../domain/errors.ts";
import { lockRows } from "../../writes/batchUpdate.ts";
import type { Transaction } from "../../writes/transaction.ts";
import type { InputPath, readDetails } from "./appointmentInput.ts";

type Details = ReturnType<typeof readDetails>;
/** Customers by row number. */
export type CustomersById = ReadonlyMap<number, Pick<Customer, "id" | "name" | "phone">>;

/** The contact columns of an appointment. */
interface Who {
  customerId: number | null;
  customerName: string;
  customerPhone: string;
}

/**
 * Returns the customers that the details name; missing and deleted ones are left out. They stay locked, so that a
 * merge waits for the appointment and moves it too; callers take all other locks first.
 */
export async function findCustomers(tx: Transaction, details: readonly Details[]): Promise<CustomersById> {
  const ids = [...new Set(details.flatMap(({ customerId }) => customerId ?? []))];
  if (ids.length === 0) return new Map();
  await lockRows(tx, "Customer", ids, "LINK");
  const customers = await tx.customer.findMany({
    where: { id: { in: ids }, deletedAt: null },
    select: { id: true, name: true, phone: true },
  });
  return new Map(customers.map((customer) => [customer.id, customer]));
}

/**
 * Resolves the contact of an appointment from the details and the row before. The customer's own name and
 * phone fill omitted values. Throws NOT_FOUND for a missing customer, and INVALID_INPUT for a missing name,
 * or a missing phone of a person who is not a customer (booking.md §5). A walk-in needs no phone
 * (decisions.md §6).
 */
export function resolveContact(
  { customerId, customerName, customerPhone }: Details,
  customers: CustomersById,
  before: Who | null,
  path: InputPath,
  { walkIn = false }: { walkIn?: boolean } = {},
): Who {
  const another = customerId !== undefined && customerId !== before?.customerId;
  const customer = another ? customers.get(customerId) : undefined;
  if (another && customer === undefined)
    throw new DomainError("NOT_FOUND", {
      what: "Customer",
      ...(customerId !== null && { number: customerId }),
    });
  const who = {
    customerId: customerId ?? before?.customerId ?? null,
    customerName: customerName ?? customer?.name ?? before?.customerName ?? "",
    customerPhone: customerPhone ?? customer?.phone ?? before?.customerPhone ?? "",
  };
  const missing =
    who.customerName === ""
      ? "customerName"
      : who.customerPhone === "" && who.customerId === null && !walkIn
        ? "customerPhone"
        : null;
  // A value that an older record already lacks does not block other changes.
  if (missing !== null && (before === null || before[missing] !== ""))
    throw new DomainError("INVALID_INPUT", { field: missing, rule: { kind: "REQUIRED" } }, [
      ...path,
      "details",
      missing,
    ]);
  return who;
}
