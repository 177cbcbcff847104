import { calendarDays, dayOf } from "@machiya/schema/domain/time/shopTime";
import { globalId, pageCursor } from "@machiya/schema/ids";
import { z } from "zod";
import { PRODUCT_TYPES } from "../dataset/dataset.ts";
import { SERVICES } from "../dataset/salonDataset.ts";
import { orderList } from "../screens/orderScreens.ts";
import { appointmentCalendar } from "../screens/salonScreens.ts";
import { freeSlots } from "./bookingOperations.ts";
import { PAGE_SIZE } from "./listOperations.ts";
import type { Operation } from "./operation.ts";
import { checkout } from "./orderOperations.ts";
import { baselineRequest, customerCookie, graphqlRequest } from "./preparedRequests.ts";
import { BASELINE, GRAPHQL, type ProductPage } from "./results.ts";

/** The filters and pages of the storefront that customers use most: pages of all products, of types, and of top picks. */
const COMBINATIONS = [
  ...Array.from({ length: 15 }, (_, page) => ({ kind: "all" as const, type: 0, page })),
  ...Array.from({ length: 25 }, (_, index) => ({
    kind: "type" as const,
    type: 1 + (index % PRODUCT_TYPES),
    page: 0,
  })),
  ...Array.from({ length: 10 }, (_, page) => ({ kind: "top" as const, type: 0, page })),
];

/** A page of the storefront with one of 50 combinations of a filter and a page. */
export const filteredStorefront: Operation = (world, random) => {
  const { kind, type, page } = COMBINATIONS[random(COMBINATIONS.length)] ?? {
    kind: "all" as const,
    type: 0,
    page: 0,
  };
  const filter = {
    all: {},
    type: { typeIds: [globalId("ProductType", type)] },
    top: { topPick: true },
  }[kind];
  const check = ({ total, rows }: ProductPage) => {
    if (total === null || total > world.products || (kind === "all" && total !== world.products))
      return `${total} products in all`;
    return rows.length === Math.min(PAGE_SIZE, Math.max(0, total - page * PAGE_SIZE))
      ? null
      : `${rows.length} rows of ${total} on page ${page + 1}`;
  };
  const variables = { filter, first: PAGE_SIZE, after: pageCursor(page + 1, PAGE_SIZE) };
  const skipped = page * PAGE_SIZE;
  return {
    graphql: () => graphqlRequest("filteredStorefront", variables, null, { shape: GRAPHQL.products, check }),
    baseline: () =>
      kind === "all"
        ? baselineRequest(`storefront?${skipped}`, null, { shape: BASELINE.products, check })
        : baselineRequest(`storefront-by-${kind}`, kind === "type" ? [skipped, type] : [skipped], {
            shape: BASELINE.products,
            check,
          }),
  };
};

/** One product on sale. */
export const product: Operation = ({ products }, random) => {
  const number = 1 + random(products);
  const details = z.object({ id: z.union([z.string(), z.int()]), name: z.string(), price: z.string() });
  const values = details.transform(({ name, price }) => ({ name, price }));
  const check = ({ name }: z.infer<typeof values>) =>
    name.startsWith(`商品${number} `) ? null : `${name} instead of product ${number}`;
  return {
    graphql: () =>
      graphqlRequest("product", { id: globalId("Product", number) }, null, {
        shape: z.object({ node: values }).transform(({ node }) => node),
        check,
      }),
    baseline: () => baselineRequest(`product?${number}`, null, { shape: values, check }),
  };
};

const ZONE = "Asia/Taipei";
const MONTH_DAYS = 31;
const STARTS = ["10:00", "14:00", "18:00"] as const;

/** A booking of one service by any staff member, at any time of a month. */
export const bookingOfMonth: Operation = ({ customers, items }, random) => {
  const customer = 1 + random(customers);
  const day = calendarDays(dayOf(new Date(), ZONE), MONTH_DAYS + 1)[1 + random(MONTH_DAYS)] ?? "";
  const startsAt = new Date(`${day}T${STARTS[random(STARTS.length)]}:00+08:00`).toISOString();
  const service = 1 + random(SERVICES);
  const check = (number: number | null) =>
    number === null || number > items ? null : `appointment ${number} is not a new one`;
  return {
    graphql: () => {
      const lines = [{ serviceId: globalId("Service", service) }];
      const input = { customerName: "小美", customerPhone: "0912345678", startsAt, lines };
      const shape = z
        .object({ bookAppointment: z.object({ number: z.int() }) })
        .transform(({ bookAppointment }): number | null => bookAppointment.number);
      return graphqlRequest("booking", { input }, customerCookie(customer), {
        shape,
        check,
        allowedErrorCode: "SLOT_TAKEN",
      });
    },
    baseline: () =>
      baselineRequest("booking", [customer, service, startsAt], {
        // Null: the time is taken.
        shape: z.object({ number: z.int().nullable() }).transform(({ number }) => number),
        check,
      }),
  };
};

/** The first page of a customer's own appointments. */
export const myBookings: Operation = ({ customers }, random) => {
  const customer = 1 + random(customers);
  const row = z.object({ number: z.int(), startsAt: z.string(), state: z.string() });
  const check = (rows: readonly unknown[]) => (rows.length <= PAGE_SIZE ? null : `${rows.length} rows`);
  return {
    graphql: () =>
      graphqlRequest("myBookings", { first: PAGE_SIZE }, customerCookie(customer), {
        shape: z
          .object({ myAppointments: z.object({ edges: z.array(z.object({ node: row })) }) })
          .transform(({ myAppointments }) => myAppointments.edges.map(({ node }) => node)),
        check,
      }),
    baseline: () =>
      baselineRequest("my-bookings", [customer], {
        shape: z.object({ rows: z.array(row) }).transform(({ rows }) => rows),
        check,
      }),
  };
};

/** Chooses an operation for each request by its share in percent. */
const mix =
  (parts: readonly (readonly [percent: number, operation: Operation])[]): Operation =>
  (world, random) => {
    let left = random(100);
    for (const [percent, operation] of parts) {
      left -= percent;
      if (left < 0) return operation(world, random);
    }
    return {};
  };

/** What a shop is asked all day. */
export const mixedShop = mix([
  [70, filteredStorefront],
  [20, product],
  [5, checkout],
  [5, orderList],
]);

/** What a salon is asked all day. */
export const mixedSalon = mix([
  [60, freeSlots],
  [20, myBookings],
  [10, bookingOfMonth],
  [10, appointmentCalendar],
]);
