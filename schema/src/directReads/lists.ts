import { rowId } from "../ids.ts";
import { keptTotal } from "../listCount.ts";
import { type DirectType, type DirectViewer, order, product } from "./types.ts";

export interface List {
  type: DirectType;
  table: string;
  /** Who may have it so. */
  viewers: readonly DirectViewer[];
  /** What is never in it. */
  where(viewer: DirectViewer): string;
  /** How many are in it, as SQL. */
  total(viewer: DirectViewer): string;
  /** The filter that names its rows, and how; null: no row's. */
  numbersIn: string;
  numberOf(given: unknown): number | null;
  /** Those that must be absent. */
  otherFilters: readonly string[];
}

export const MAX_ROW = 2_147_483_647;

export const LISTS: Readonly<Record<string, List>> = {
  orders: {
    type: order,
    table: "Order",
    viewers: ["admin"],
    where: () => "true",
    total: () => keptTotal("Order"),
    numbersIn: "numbers",
    numberOf: (given) =>
      Number.isInteger(given) && Math.abs(Number(given)) <= MAX_ROW ? Number(given) : null,
    otherFilters: [
      ...[
        "olderThan",
        "customerIds",
        "buyerName",
        "recipientName",
        "states",
        "paymentStates",
        "paymentMethods",
      ],
      ...["paymentMethodCodes", "sources", "note", "deliveryDate", "expectedDeliveryDate", "createdAt"],
    ],
  },
  products: {
    type: product,
    table: "Product",
    viewers: ["admin", "others"],
    where: (viewer) => `"deletedAt" IS NULL${viewer === "admin" ? "" : ` AND "state" = 'ENABLED'`}`,
    total: (viewer) => keptTotal("Product", viewer === "admin" ? undefined : "ENABLED"),
    numbersIn: "ids",
    numberOf: (given) => (typeof given === "string" ? rowId("Product", given) : null),
    otherFilters: [
      "olderThan",
      "text",
      "name",
      "code",
      "states",
      "topPick",
      "typeIds",
      "inStock",
      "lowStock",
    ],
  },
};

/** Single rows by their global id, for those who see all of them. */
export const NODES: Readonly<Record<string, { type: DirectType; viewers: readonly DirectViewer[] }>> = {
  Order: { type: order, viewers: ["admin"] },
};

/** The rows that a filter names; "all" without one, null for one that asks for something else. */
export function numbersOf(
  { numbersIn, numberOf, otherFilters }: List,
  filter: unknown,
): number[] | "all" | null {
  if (filter === undefined || filter === null) return "all";
  if (typeof filter !== "object" || Array.isArray(filter)) return null;
  if (!Object.keys(filter).every((name) => name === numbersIn || otherFilters.includes(name))) return null;
  const [given, ...more] = Object.entries(filter).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  if (given === undefined) return "all";
  const [name, value] = given;
  if (more.length > 0 || name !== numbersIn || !Array.isArray(value) || value.length === 0) return null;
  const numbers = value.map(numberOf);
  return numbers.every((number) => number !== null) ? numbers : null;
}
