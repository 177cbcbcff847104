import { globalId } from "../../ids.ts";
import { choiceFilter, numbersFilter, textFilter } from "./listFilters.ts";
import { recordFilters } from "./recordFilters.ts";

export const BLOCKED_CHOICES = ["yes", "no"] as const;

/** The filters of the customer list and of its export. Source: shop.md §2. */
export const customerFilters = {
  ...recordFilters("Customer"),
  tag: textFilter((tag) => ({ tags: [tag] })),
  phone: textFilter((phone) => ({ phone })),
  blocked: choiceFilter(BLOCKED_CHOICES, (choice) => ({ blocked: choice === "yes" })),
};

/** The filter of the list of customer blocks, by customer number. */
export const blockFilters = {
  customer: numbersFilter((numbers) => ({
    customerIds: numbers.map((number) => globalId("Customer", number)),
  })),
};
