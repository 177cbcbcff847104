import type { OrderSource } from "@machiya/prisma/enums";
import { globalId } from "../../ids.ts";
import { OPEN_ORDER_STATES, ORDER_STATES } from "../orders/orderState.ts";
import { PAYMENT_METHODS } from "../orders/payment.ts";
import { PAYMENT_STATES } from "../orders/paymentReport.ts";
import { dayFilter } from "./dayFilter.ts";
import { choiceFilter, numbersFilter, textFilter } from "./listFilters.ts";

/** OPEN stands for all states in which an order still needs work. */
export const ORDER_STATE_CHOICES = ["OPEN", ...ORDER_STATES] as const;

export const ORDER_SOURCES = ["ROBOT", "SHOPPING_PLATFORM", "MANUAL"] as const satisfies OrderSource[];

/** One end or both ends of a range of days. */
interface Days {
  from?: string;
  to?: string;
}

/** The filters of the console's order list and of its export. Source: shop.md §2. */
export const orderFilters = {
  number: numbersFilter((numbers) => ({ numbers })),
  customer: numbersFilter((numbers) => ({
    customerIds: numbers.map((number) => globalId("Customer", number)),
  })),
  buyer: textFilter((buyerName) => ({ buyerName })),
  recipient: textFilter((recipientName) => ({ recipientName })),
  state: choiceFilter(ORDER_STATE_CHOICES, (state) => ({
    states: state === "OPEN" ? OPEN_ORDER_STATES : [state],
  })),
  paymentMethod: choiceFilter(PAYMENT_METHODS, (method) => ({ paymentMethods: [method] })),
  paymentState: choiceFilter(PAYMENT_STATES, (state) => ({ paymentStates: [state] })),
  source: choiceFilter(ORDER_SOURCES, (source) => ({ sources: [source] })),
  note: textFilter((note) => ({ note })),
  createdFrom: dayFilter((from): { createdAt: Days } => ({ createdAt: { from } })),
  createdTo: dayFilter((to): { createdAt: Days } => ({ createdAt: { to } })),
  deliveryFrom: dayFilter((from): { deliveryDate: Days } => ({ deliveryDate: { from } })),
  deliveryTo: dayFilter((to): { deliveryDate: Days } => ({ deliveryDate: { to } })),
  expectedFrom: dayFilter((from): { expectedDeliveryDate: Days } => ({ expectedDeliveryDate: { from } })),
  expectedTo: dayFilter((to): { expectedDeliveryDate: Days } => ({ expectedDeliveryDate: { to } })),
};
