import { globalId, pageCursor } from "@machiya/schema/ids";
import { z } from "zod";
import { countAllProducts, PRODUCT_TYPES, TYPES_PER_PRODUCT } from "../dataset/dataset.ts";
import type { Operation } from "../requests/operation.ts";
import { adminCookie } from "../requests/preparedRequests.ts";
import { pageError, pickPage, screenRequests } from "./screen.ts";

const PAGE_SIZE = 10;
const STOREFRONT_SIZE = 20;

const id = z.int().positive();
const text = z.string();
const decimal = z.string().regex(/^\d+(\.\d+)?$/);
const named = z.strictObject({ id, name: text.min(1) });

const discount = <Discount extends z.ZodType>(shape: Discount) =>
  z.strictObject({ minQuantity: decimal, maxQuantity: decimal.nullable(), discount: shape });

const card = z.strictObject({
  id,
  name: text.min(1),
  code: text,
  price: decimal,
  stock: decimal,
  topPick: z.boolean(),
  // The benchmark's products have no variants.
  hasVariants: z.literal(false),
  // The benchmark's products have no pre-orders.
  preOrderLeft: decimal,
  imageUrl: text.nullable(),
  types: z.array(named),
  discounts: z.array(discount(named.extend({ kind: text, state: text }))),
});

/** A card of the storefront, which calculates with its discounts. */
const storefrontCard = card.extend({
  preOrderDay: z.null(),
  maxPerOrder: decimal.nullable(),
  maxPerCustomer: decimal.nullable(),
  quantityStep: decimal.nullable(),
  discounts: z.array(
    discount(
      named.extend({
        kind: text,
        state: text,
        audience: text,
        amount: text.nullable(),
        multiplier: decimal.nullable(),
      }),
    ),
  ),
});

const listValues = z.strictObject({
  total: z.int(),
  rows: z.array(
    card.extend({
      description: text,
      state: text,
      version: z.int(),
      variantCount: z.literal(0),
      waitingCustomers: z.int(),
    }),
  ),
});

const storefrontValues = z.strictObject({
  products: z.strictObject({ total: z.int(), rows: z.array(storefrontCard) }),
  productTypes: z.array(named),
  store: z.strictObject({
    id,
    timeZone: text,
    openWeekdays: z.array(z.int()),
    delivers: z.boolean(),
    orderingOpensAt: text.nullable(),
    orderingClosesAt: text.nullable(),
    bankCode: text,
    bankAccount: text,
    address: text,
    phone: text,
    lineAccount: text,
    mapUrl: text,
    // The benchmark's shop has no shipping methods and no carrier.
    storeChains: z.array(z.never()),
    shippingMethods: z.array(z.never()),
  }),
});

interface ListRequest {
  filter: Record<string, unknown>;
  page: number;
  baseline: { path: string; parameters: readonly unknown[] };
  check(list: z.infer<typeof listValues>): string | null;
}

function listRequests({ filter, page, baseline, check }: ListRequest) {
  return screenRequests({
    web: "web-admin",
    query: "ProductListQuery",
    variables: { filter, first: PAGE_SIZE, after: pageCursor(page, PAGE_SIZE) ?? null },
    cookie: adminCookie,
    part: ({ products }) => products,
    baseline: { path: baseline.path, body: [(page - 1) * PAGE_SIZE, ...baseline.parameters] },
    shape: listValues,
    check: (list) => pageError(list, PAGE_SIZE, page === 1) ?? checkTypes(list.rows) ?? check(list),
  });
}

export const productList: Operation = ({ products, pages }, random) => {
  const all = countAllProducts(products);
  const page = pickPage(random, pages, all, PAGE_SIZE);
  return listRequests({
    filter: {},
    page,
    baseline: { path: "product-list", parameters: [] },
    check: ({ total, rows }) =>
      total === all && rows[0]?.id === all - (page - 1) * PAGE_SIZE
        ? null
        : `page ${page} of ${total} products begins with ${rows[0]?.id}`,
  });
};

export const productListByType: Operation = ({ products, pages }, random) => {
  const type = 1 + random(PRODUCT_TYPES);
  // Every product has two of the types; some types have fewer products than others.
  const page = pickPage(random, pages, products / PRODUCT_TYPES, PAGE_SIZE);
  return listRequests({
    filter: { typeIds: [globalId("ProductType", type)] },
    page,
    baseline: { path: "product-list-by-type", parameters: [type] },
    check: ({ rows }) =>
      rows.every(({ types }) => types.some((one) => one.id === type)) ? null : `products not of type ${type}`,
  });
};

/** The beginning of a name, which about ten products share. */
export const productListByName: Operation = ({ products }, random) => {
  const name = `商品${1 + random(Math.ceil(products / 10))}`;
  return listRequests({
    filter: { name },
    page: 1,
    baseline: { path: "product-list-by-name", parameters: [name] },
    check: ({ rows }) => (rows.every((row) => row.name.includes(name)) ? null : `products not named ${name}`),
  });
};

export const storefrontPage: Operation = ({ products }) =>
  screenRequests({
    web: "web-liff",
    query: "StorefrontPageQuery",
    variables: { filter: { states: ["ENABLED"] } },
    cookie: null,
    baseline: { path: "storefront-page", body: [] },
    shape: storefrontValues,
    check: ({ products: list, productTypes }) => {
      if (list.total !== products || list.rows[0]?.id !== products)
        return `${list.total} products on sale, the newest ${list.rows[0]?.id}`;
      if (productTypes.length !== PRODUCT_TYPES) return `${productTypes.length} product types`;
      if (list.rows.some(({ discounts }) => discounts.some(({ discount }) => discount.state !== "ENABLED")))
        return "a discount that is not enabled";
      return pageError(list, STOREFRONT_SIZE, true) ?? checkTypes(list.rows);
    },
  });

function checkTypes(rows: readonly { id: number; types: readonly unknown[] }[]): string | null {
  const odd = rows.find(({ types }) => types.length !== TYPES_PER_PRODUCT);
  return odd === undefined ? null : `product ${odd.id} has ${odd.types.length} types`;
}
