import { globalId } from "@machiya/schema/ids";
import type { GrowthSize } from "./growthRows.ts";

/** A list with one typical value of each documented filter, and the words to search for. */
export interface FilteredList {
  field: string;
  filters: Readonly<Record<string, unknown>>;
  /** Words of one, two and more characters for each text filter. */
  searches: Readonly<Record<string, readonly string[]>>;
}

const MONTH = { from: "2024-03-01", to: "2024-03-31" };
const ALL_TIME = { from: "2023-01-01", to: "2026-12-31" };
const NAMES = ["王", "陳家", "王小明", "佐藤 ハナ", "ＬＩＮ"];

/** Returns the lists with all their filters, as the schema documents them. */
export function filteredLists({ orders, products, customers, appointments }: GrowthSize): FilteredList[] {
  return [
    {
      field: "orders",
      filters: {
        numbers: [1, Math.floor(orders / 2), orders],
        olderThan: globalId("Order", Math.floor(orders / 2)),
        customerIds: [globalId("Customer", 7)],
        buyerName: "王小",
        recipientName: "陳",
        states: ["CANCELLED"],
        paymentStates: ["UNPAID"],
        paymentMethods: ["BANK_TRANSFER", "UNKNOWN"],
        paymentMethodCodes: [3],
        sources: ["MANUAL"],
        note: "禮盒",
        deliveryDate: MONTH,
        expectedDeliveryDate: ALL_TIME,
        createdAt: MONTH,
      },
      searches: { buyerName: NAMES, recipientName: NAMES, note: ["禮", "管理", "附提袋", "leave door"] },
    },
    {
      field: "products",
      filters: {
        ids: [globalId("Product", 1), globalId("Product", products)],
        olderThan: globalId("Product", Math.floor(products / 2)),
        text: "烏龍",
        name: "柚",
        code: "abc",
        states: ["FROZEN"],
        topPick: true,
        typeIds: [globalId("ProductType", 3)],
        inStock: false,
        lowStock: true,
        preOrder: true,
      },
      searches: {
        text: ["茶", "烏龍", "烏龍茶", "ユズ", "高山 123"],
        name: ["茶", "香袋", "手作 羊羹"],
        code: ["a", "bc", "abc"],
      },
    },
    {
      field: "customers",
      filters: {
        ids: [globalId("Customer", 1), globalId("Customer", customers)],
        name: "陳家",
        phone: "4321",
        blocked: true,
      },
      searches: { name: NAMES, phone: ["9", "43", "4321"] },
    },
    {
      field: "appointments",
      filters: {
        numbers: [1, appointments],
        customerName: "王小",
        customerIds: [globalId("Customer", 7)],
        states: ["PENDING"],
        sources: ["MANUAL"],
        staffMemberIds: [globalId("StaffMember", 5)],
        startsAt: MONTH,
      },
      searches: { customerName: NAMES },
    },
    {
      field: "staffMembers",
      filters: {
        ids: [globalId("StaffMember", 3)],
        name: "王",
        states: ["IN_SERVICE"],
        roles: ["STAFF"],
        serviceIds: [globalId("Service", 2)],
      },
      searches: { name: NAMES },
    },
  ];
}

/** Returns every filter alone and every pair of filters. */
export function singlesAndPairs(filters: Readonly<Record<string, unknown>>): Record<string, unknown>[] {
  const all = Object.entries(filters).map(([name, value]) => ({ [name]: value }));
  return all.flatMap((first, index) => [
    first,
    ...all.slice(index + 1).map((second) => ({ ...first, ...second })),
  ]);
}
