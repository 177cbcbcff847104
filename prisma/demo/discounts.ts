import type { DiscountAudience, DiscountKind, DiscountState } from "../generated/prisma/enums.ts";
import type { TypeKey } from "./catalog/product.ts";
import { type CatalogProduct, DEMO_PRODUCTS } from "./catalog.ts";

export interface DemoDiscount {
  name: string;
  description: string;
  kind: DiscountKind;
  audience: DiscountAudience;
  state: DiscountState;
  /** Signed amount in dollars. */
  amount: string | null;
  multiplier: string | null;
  /** The products that have it, for quantities in [least, below). */
  on?: { carries(product: CatalogProduct): boolean; least: string; below: string | null };
  /** The customers who have it: every nth one. */
  everyNthCustomer?: number;
}

const ofType = (type: TypeKey) => (product: CatalogProduct) => product.type === type;
const withCode =
  (...codes: string[]) =>
  (product: CatalogProduct) =>
    codes.includes(product.code);

/** At least one discount of every kind (decisions.md §4). */
export const DEMO_DISCOUNTS: readonly DemoDiscount[] = [
  {
    name: "茶葉 3 件 9 折",
    description: "同一款茶買 3 到 9 件，每件九折。",
    kind: "PER_PRODUCT",
    audience: "PRODUCT",
    state: "ENABLED",
    amount: null,
    multiplier: "0.9",
    on: { carries: ofType("tea"), least: "3", below: "10" },
  },
  {
    name: "器皿成對折 80",
    description: "同款器皿買兩件以上，整行折 80 元。",
    kind: "PER_PRODUCT",
    audience: "PRODUCT",
    state: "ENABLED",
    amount: "-80",
    multiplier: null,
    on: { carries: withCode("yunomi", "ricebowl", "mug", "mamezara"), least: "2", below: null },
  },
  {
    name: "保冷包裝費",
    description: "生菓子需冷藏配送，每款加收包裝費。",
    kind: "PER_PRODUCT",
    audience: "PRODUCT",
    state: "ENABLED",
    amount: "25",
    multiplier: null,
    on: { carries: withCode("daifuku", "namagashi", "dango"), least: "1", below: null },
  },
  {
    name: "全館滿額折扣",
    description: "含指定商品，滿 500 折 5%，滿 1000 折 10%。",
    kind: "WHOLE_CART",
    audience: "PRODUCT",
    state: "ENABLED",
    amount: null,
    multiplier: null,
    on: {
      carries: (product) => product.type === "gifts" || product.type === "cloth" || product.topPick === true,
      least: "0",
      below: null,
    },
  },
  {
    name: "沙龍會員 95 折",
    description: "沙龍常客在前場購物一律 95 折。",
    kind: "PER_PRODUCT",
    audience: "CUSTOMER",
    state: "ENABLED",
    amount: null,
    multiplier: "0.95",
    everyNthCustomer: 5,
  },
  {
    name: "老朋友折 20",
    description: "謝謝您的再次光臨，每款商品折 20 元。",
    kind: "PER_PRODUCT",
    audience: "CUSTOMER",
    state: "ENABLED",
    amount: "-20",
    multiplier: null,
    everyNthCustomer: 7,
  },
  {
    name: "夏祭り Summer Festival 85 折",
    description: "夏季限定，已結束。",
    kind: "PER_PRODUCT",
    audience: "PRODUCT",
    state: "DISABLED",
    amount: null,
    multiplier: "0.85",
    on: { carries: ofType("sweets"), least: "1", below: null },
  },
  {
    name: "新年福袋加購 −100",
    description: "春節前再開放。",
    kind: "PER_PRODUCT",
    audience: "PRODUCT",
    state: "FROZEN",
    amount: "-100",
    multiplier: null,
    on: { carries: withCode("fukubukuro", "tower"), least: "2", below: "5" },
  },
];

/** A discount on a product; both by position in their lists, starting at 1. */
export interface Link {
  discount: number;
  product: number;
  minQuantity: string;
  maxQuantity: string | null;
}

export const DEMO_PRODUCT_LINKS: readonly Link[] = DEMO_DISCOUNTS.flatMap(({ on }, index) =>
  on === undefined
    ? []
    : DEMO_PRODUCTS.flatMap((product, place) =>
        on.carries(product)
          ? [{ discount: index + 1, product: place + 1, minQuantity: on.least, maxQuantity: on.below }]
          : [],
      ),
);
