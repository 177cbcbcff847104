import { globalId } from "../../ids.ts";
import { choiceFilter, numbersFilter, textFilter } from "./listFilters.ts";
import { recordFilters } from "./recordFilters.ts";

export const BLOCKED_CHOICES = ["yes", "no"] as const;

/** The filters of the customer list. Source: shop.md §2. */
export const customerFilters = {
  ...recordFilters("Customer"),
  phone: textFilter((phone) => ({ phone })),
  blocked: choiceFilter(BLOCKED_CHOICES, (choice) => ({ blocked: choice === "yes" })),
};

/** The filter of the list of customer blocks, by customer number. */
export const blockFilters = {
  customer: numbersFilter((numbers) => ({
    customerIds: numbers.map((number) => globalId("Customer", number)),
  })),
};
