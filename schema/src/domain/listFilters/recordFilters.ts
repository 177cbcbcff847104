import { globalId, type NodeType } from "../../ids.ts";
import { numbersFilter, textFilter } from "./listFilters.ts";

/** Returns the filters that every list of named records has. */
export function recordFilters(type: NodeType) {
  return {
    number: numbersFilter((numbers) => ({ ids: numbers.map((number) => globalId(type, number)) })),
    name: textFilter((name) => ({ name })),
  };
}

/** The filters of the lists that have only these. Source: shop.md §2, booking.md §2. */
export const productTypeFilters = recordFilters("ProductType");
export const imageFilters = recordFilters("Image");
export const serviceFilters = recordFilters("Service");
export const shiftTemplateFilters = recordFilters("ShiftTemplate");
export const storeFilters = recordFilters("Store");
