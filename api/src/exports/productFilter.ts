import { ProductState } from "@machiya/prisma/enums";
import { oneOf, readText } from "./address.ts";

/** The filters of the console's product list, as they stand in its address, as GraphQL's ProductFilter. */
export function productFilter(search: URLSearchParams): Record<string, unknown> {
  const [code, name] = [readText(search, "code"), readText(search, "name")];
  const state = oneOf(Object.values(ProductState), search, "state");
  const topPick = oneOf(["yes", "no"], search, "topPick");
  return {
    ...(code && { code }),
    ...(name && { name }),
    ...(state && { states: [state] }),
    ...(topPick && { topPick: topPick === "yes" }),
    ...(oneOf(["LOW"], search, "stock") && { lowStock: true }),
  };
}
