import { builder } from "../../builder.ts";
import type { Big } from "../../domain/money.ts";
import type { SlotKey } from "../../domain/orders/shippingSlots.ts";
import { describedEnum } from "../../enums.ts";

export const SlotUnitEnum = describedEnum<"ORDERS" | "WORK_UNITS">(
  "SlotUnit",
  "What the capacity of a shipping slot counts.",
  {
    ORDERS: "Orders, however large they are.",
    WORK_UNITS: "The work units of the ordered products: those of one piece times the quantity.",
  },
);

/** Converts a day of the store to the value of a date column. */
export const dateOfDay = (day: string): Date => new Date(`${day}T00:00:00Z`);

const DAY = "The day, in the store's time zone.";
const START = "The start, in minutes of the day.";
const END = "The end, in minutes of the day; 1440 is midnight.";

export const ShippingSlot = builder
  .objectRef<{ weekday: number; startMinute: number; endMinute: number; capacity: number }>("ShippingSlot")
  .implement({
    description: "A time range of a weekday in which a shipping method serves a limited number of orders.",
    fields: (t) => ({
      weekday: t.exposeInt("weekday", { description: "1 (Monday) to 7 (Sunday)." }),
      startMinute: t.exposeInt("startMinute", { description: START }),
      endMinute: t.exposeInt("endMinute", { description: END }),
      capacity: t.exposeInt("capacity", { description: "How much fits into it each week, in `slotUnit`." }),
    }),
  });

/** A slot that an order has, or could get. */
export const OrderSlot = builder.objectRef<SlotKey>("OrderSlot").implement({
  description: "The slot of an order: a time range of a day in which it is delivered or picked up.",
  fields: (t) => ({
    day: t.field({ type: "Day", description: DAY, resolve: ({ day }) => dateOfDay(day) }),
    startMinute: t.exposeInt("startMinute", { description: START }),
    endMinute: t.exposeInt("endMinute", { description: END }),
  }),
});

/** Returns the slot of an order; null without one. */
export function slotOfOrder(order: {
  slotDay: Date | null;
  slotStart: number | null;
  slotEnd: number | null;
}): SlotKey | null {
  const { slotDay, slotStart, slotEnd } = order;
  if (slotDay === null || slotStart === null || slotEnd === null) return null;
  return { day: slotDay.toISOString().slice(0, 10), startMinute: slotStart, endMinute: slotEnd };
}

/** A slot with what is left of it for a cart. */
export interface SlotOffer extends SlotKey {
  capacity: number;
  remaining: Big;
  fits: boolean;
}

export const ShippingSlotOffer = builder.objectRef<SlotOffer>("ShippingSlotOffer").implement({
  description: "A slot of a day that can be chosen if there is room.",
  fields: (t) => ({
    day: t.field({ type: "Day", description: DAY, resolve: ({ day }) => dateOfDay(day) }),
    startMinute: t.exposeInt("startMinute", { description: START }),
    endMinute: t.exposeInt("endMinute", { description: END }),
    remaining: t.expose("remaining", {
      type: "Decimal",
      description: "What is left of its capacity, in `slotUnit` of the method; 0 if it is full.",
    }),
    fits: t.exposeBoolean("fits", { description: "Whether there is room for the cart." }),
  }),
});

/** What is taken of a slot on a day. */
export interface SlotOccupancy extends SlotKey {
  methodName: string;
  unit: "ORDERS" | "WORK_UNITS";
  capacity: number | null;
  orders: number;
  workUnits: Big;
}

export const ShippingSlotOccupancy = builder.objectRef<SlotOccupancy>("ShippingSlotOccupancy").implement({
  description: "How full a slot is on a day.",
  fields: (t) => ({
    methodName: t.exposeString("methodName", { description: "The name of the shipping method." }),
    startMinute: t.exposeInt("startMinute", { description: START }),
    endMinute: t.exposeInt("endMinute", { description: END }),
    unit: t.expose("unit", { type: SlotUnitEnum, description: "What its capacity counts." }),
    capacity: t.exposeInt("capacity", {
      nullable: true,
      description: "Its capacity. Null: the method no longer has a slot with these times.",
    }),
    orders: t.exposeInt("orders", { description: "The number of its orders that are not canceled." }),
    workUnits: t.expose("workUnits", { type: "Decimal", description: "The work units of these orders." }),
  }),
});

export const ShippingSlotInput = builder.inputType("ShippingSlotInput", {
  description: "A time range of a weekday with its capacity.",
  fields: (t) => ({
    weekday: t.int({ required: true, description: "1 (Monday) to 7 (Sunday)." }),
    startMinute: t.int({ required: true, description: "Minutes of the day, 0 to 1439." }),
    endMinute: t.int({ required: true, description: "Minutes of the day, after the start; at most 1440." }),
    capacity: t.int({ required: true, description: "1 to 1,000,000." }),
  }),
});

export const OrderSlotInput = builder.inputType("OrderSlotInput", {
  description: "A slot of a day.",
  fields: (t) => ({
    day: t.field({ type: "Day", required: true, description: DAY }),
    startMinute: t.int({ required: true, description: START }),
    endMinute: t.int({ required: true, description: END }),
  }),
});

export const StaffShippingInput = builder.inputType("StaffShippingInput", {
  description: "The shipping of an order that staff enter.",
  fields: (t) => ({
    shippingMethodId: t.id({
      required: true,
      description: "An active shipping method, combined with any address and payment method.",
    }),
    slot: t.field({ type: OrderSlotInput, description: "A slot of the method, on any day. Null: none." }),
    overCapacity: t.boolean({
      description:
        "Whether the order gets the slot even if it is full, which its history records; false if omitted.",
    }),
  }),
});
