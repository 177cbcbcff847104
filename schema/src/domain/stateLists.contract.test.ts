import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  AppointmentState,
  DiscountState,
  OrderState,
  PaymentState,
  ProductState,
} from "@machiya/prisma/enums";
import { describe, expect, it } from "vitest";
import { APPOINTMENT_STATES, TIME_HOLDING_STATES } from "./appointments/appointmentState.ts";
import { ORDER_STATES } from "./orders/orderState.ts";
import { PAYMENT_STATES } from "./orders/paymentReport.ts";
import { DISCOUNT_STATES } from "./products/discountState.ts";
import { isOnSale, ON_SALE_STATES, onSaleSql, onSaleWhere, PRODUCT_STATES } from "./products/productState.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const ENUMS = { AppointmentState, DiscountState, OrderState, PaymentState, ProductState };

/** Returns the states that a piece of TypeScript or SQL source spells out. */
const spelledIn = (text: string) => [...text.matchAll(/["']([A-Z_]+)["']/g)].map(([, word]) => word ?? "");

/** Lists in brackets, and SQL lists in parentheses, that contain two or more states of one enum. */
function stateListsIn(source: string): string[] {
  const lists = [...source.matchAll(/\[[^[\]]*\]|\bIN\s*\([^()]*\)/g)].map(([list]) => list);
  return lists.filter((list) => {
    const words = new Set(spelledIn(list));
    return Object.values(ENUMS).some(
      (states) => Object.keys(states).filter((state) => words.has(state)).length >= 2,
    );
  });
}

/** Conditions for products on sale that do not use the domain's definition. */
function onSaleConditionsIn(source: string): string[] {
  const state = `(?:state: "ENABLED"|"state" = 'ENABLED')`;
  const kept = `(?:deletedAt: null|"deletedAt" IS NULL)`;
  return [...source.matchAll(new RegExp(`${state}[^{}\n]*${kept}|${kept}[^{}\n]*${state}`, "g"))].map(
    ([condition]) => condition,
  );
}

/** Comparisons with a state, and conditions that exclude one, in code about appointments. */
const stateComparisonsIn = (source: string) =>
  [...source.matchAll(/(?:[!=]==|\bnot:|\bcase|<>|!=)\s*["']([A-Z_]+)["']/g)].flatMap(([comparison, word]) =>
    Object.hasOwn(AppointmentState, word ?? "") ? comparison : [],
  );

const SOURCES = globSync(["{schema,api,rest-bridge,web-admin,web-liff}/src/**/*.{ts,tsx}"], {
  cwd: ROOT,
}).filter((file) => !/\.test\.tsx?$|\/__generated__\/|\/testing\/|^schema\/src\/domain\//.test(file));

describe("no source file outside the domain rules", () => {
  it.each([
    ["a list of states", stateListsIn],
    ["a condition for products on sale", onSaleConditionsIn],
  ])("spells out %s (define a name in schema/src/domain instead)", (_what, find) => {
    expect(SOURCES.length).toBeGreaterThan(500);
    const found = SOURCES.flatMap((file) =>
      find(readFileSync(`${ROOT}${file}`, "utf8")).map((text) => `${file}: ${text.replace(/\s+/g, " ")}`),
    );
    expect(found).toEqual([]);
  });
});

describe("no source file about appointments outside the domain rules", () => {
  it("compares states (ask a Record of the states, so that the compiler finds the place of a new one)", () => {
    const files = SOURCES.filter((file) => /appointment|\/(booking|chat|notifications)\//i.test(file));
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap((file) =>
      stateComparisonsIn(readFileSync(`${ROOT}${file}`, "utf8")).map((text) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it.each([`state === "PENDING" ? a : b`, `if (state !== 'CANCELLED')`, `{ state: { not: "CANCELLED" } }`])(
    "%s would be found",
    (source) => expect(stateComparisonsIn(source)).toHaveLength(1),
  );
});

describe("the search for such lists", () => {
  it.each([
    `where: { state: { in: ["PENDING", "CONFIRMED"] } }`,
    `const STATES = [\n  "ESTABLISHED",\n  "IN_ACTION",\n] as const`,
    `WHERE a."state" IN ('PENDING', 'CONFIRMED')`,
  ])("finds %s", (source) => expect(stateListsIn(source)).toHaveLength(1));

  it.each([`state: { in: ["PENDING", "SENT"] }`, `["CONFIRMED"]`, `Record<"PENDING" | "CONFIRMED", string>`])(
    "ignores %s",
    (source) => expect(stateListsIn(source)).toEqual([]),
  );

  it.each([`{ deletedAt: null, state: "ENABLED" }`, `p."deletedAt" IS NULL AND p."state" = 'ENABLED'`])(
    "finds %s",
    (source) => expect(onSaleConditionsIn(source)).toHaveLength(1),
  );
});

describe("the lists of the domain rules", () => {
  it.each([
    [APPOINTMENT_STATES, AppointmentState],
    [DISCOUNT_STATES, DiscountState],
    [ORDER_STATES, OrderState],
    [PAYMENT_STATES, PaymentState],
    [PRODUCT_STATES, ProductState],
  ])("%j contains every state once", (list, states) => {
    expect(list.toSorted()).toEqual(Object.keys(states).toSorted());
  });

  it("pending and confirmed appointments reserve their time", () => {
    expect(TIME_HOLDING_STATES).toEqual(["PENDING", "CONFIRMED"]);
  });

  it("the condition for products on sale equals isOnSale, for Prisma and in SQL", () => {
    expect([...ON_SALE_STATES]).toEqual(PRODUCT_STATES.filter(isOnSale));
    expect(onSaleWhere).toEqual({ state: ON_SALE_STATES[0], deletedAt: null });
    expect(onSaleSql("p")).toBe(`p."deletedAt" IS NULL AND p."state" = 'ENABLED'`);
  });
});
