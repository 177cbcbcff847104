import { changeSignal } from "../relay/changeSignal.ts";
import { onListChange } from "../relay/listEvents.ts";

const records = changeSignal<[customerId: string | null | undefined]>();

/** Calls back the watchers of the customer whose order or appointment changed. */
export const reportCustomerRecord = records.report;

/**
 * Calls back after every change of a customer's orders and appointments, and of customers, whose changes do not say
 * which one it was. Returns the unsubscribe function.
 */
export function onCustomerChange(id: string, changed: () => void): () => void {
  const leave = [
    records.listen((customerId) => customerId === id && changed()),
    onListChange("CUSTOMERS")(changed),
  ];
  return () => {
    for (const left of leave) left();
  };
}
