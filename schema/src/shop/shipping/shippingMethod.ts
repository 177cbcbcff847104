import { builder } from "../../builder.ts";
import { paymentMethodOf } from "../../domain/orders/payment.ts";
import { readStoredSlots } from "../../domain/orders/shippingSlots.ts";
import { describedEnum, PaymentMethodEnum } from "../../enums.ts";
import { globalId } from "../../ids.ts";
import { isShippingMethodVisible } from "../../nodeVisibility.ts";
import { Product } from "../products/product.ts";
import { ShippingSlot, SlotUnitEnum } from "./shippingSlot.ts";

export const ShippingKindEnum = describedEnum<"STORE_PICKUP" | "HOME_DELIVERY" | "CONVENIENCE_STORE">(
  "ShippingKind",
  "How the goods of an order reach the customer.",
  {
    STORE_PICKUP: "The customer picks them up at the store; the order has no address.",
    HOME_DELIVERY: "They are delivered to the order's address.",
    CONVENIENCE_STORE:
      "The customer picks them up at a convenience store, whose name or code is the order's address.",
  },
);

export const ShippingMethod = builder.prismaNode("ShippingMethod", {
  nullable: true,
  id: { field: "id", description: "Global ID." },
  description: "A way of shipping that the shop defined. Inactive ones are visible to admins only.",
  select: { active: true },
  authScopes: (method, { viewer }) => isShippingMethodVisible(method, viewer),
  fields: (t) => ({
    kind: t.expose("kind", { type: ShippingKindEnum, description: "How the goods reach the customer." }),
    name: t.exposeString("name", { description: "The name that customers see." }),
    fee: t.expose("fee", { type: "Decimal", description: "The fee in dollars." }),
    freeFrom: t.expose("freeFrom", {
      type: "Decimal",
      nullable: true,
      description: "The total after discounts from which on the fee is 0. Null: it is never 0.",
    }),
    paymentMethods: t.field({
      type: [PaymentMethodEnum],
      select: { paymentMethods: true },
      description: "The payment methods that it can be combined with. Empty: all of them.",
      resolve: ({ paymentMethods }) => paymentMethods.map(paymentMethodOf),
    }),
    excludedProductIds: t.idList({
      select: { excludedProductIds: true },
      description:
        "The products that it does not ship, and their variants: an order with one of them cannot choose it. Staff can.",
      resolve: async ({ excludedProductIds: ids }, _args, { prisma }) => {
        if (ids.length === 0) return [];
        const variants = await prisma.product.findMany({
          where: { parentId: { in: ids } },
          orderBy: { id: "asc" },
          select: { id: true },
        });
        return [...ids, ...variants.map(({ id }) => id)].map((id) => globalId("Product", id));
      },
    }),
    excludedProducts: t.field({
      type: [Product],
      authScopes: { admin: true },
      select: { excludedProductIds: true },
      description: "The products that it does not ship, without their variants, by name. For admins.",
      resolve: ({ excludedProductIds: ids }, _args, { prisma }) =>
        ids.length === 0
          ? []
          : prisma.product.findMany({
              where: { id: { in: ids }, deletedAt: null },
              orderBy: [{ name: "asc" }, { id: "asc" }],
            }),
    }),
    weekdays: t.exposeIntList("weekdays", {
      description:
        "The weekdays for which delivery or pick-up can be requested, from 1 (Monday) to 7 (Sunday). Empty: every day.",
    }),
    hours: t.exposeString("hours", { description: "Hours and other terms in the shop's own words." }),
    carrier: t.exposeString("carrier", {
      description: "The carrier with which its parcels begin; may be empty.",
    }),
    trackingLink: t.exposeString("trackingLink", {
      description:
        "The tracking link with which its parcels begin, in which {number} stands for the tracking number; may be empty.",
    }),
    hasSlots: t.boolean({
      select: { slots: true },
      description: "Whether orders choose a slot, a time range of a day with a limited capacity.",
      resolve: ({ slots }) => readStoredSlots(slots).length > 0,
    }),
    slots: t.field({
      type: [ShippingSlot],
      authScopes: { admin: true },
      select: { slots: true },
      description: "The slots of a week, by weekday and time; empty without any. For admins.",
      resolve: ({ slots }) => readStoredSlots(slots),
    }),
    slotUnit: t.expose("slotUnit", {
      type: SlotUnitEnum,
      description: "What the capacity of its slots counts.",
    }),
    slotLeadMinutes: t.exposeInt("slotLeadMinutes", {
      description: "Customers can choose a slot until this many minutes before it starts.",
    }),
    slotDaysAhead: t.exposeInt("slotDaysAhead", {
      description: "How many days after today are offered; 0 means only today.",
    }),
    active: t.exposeBoolean("active", { description: "Whether it is offered to customers." }),
    version: t.exposeInt("version", { description: "A number that increases with each edit." }),
  }),
});
