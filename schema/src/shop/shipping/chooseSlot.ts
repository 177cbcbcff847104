import { DomainError } from "../../domain/errors.ts";
import type { Big } from "../../domain/money.ts";
import type { DeliveryTerms } from "../../domain/orders/delivery.ts";
import {
  isSameSlot,
  type OfferedSlot,
  offeredSlots,
  readStoredSlots,
  type SlotKey,
  type SlotTerms,
  slotLoad,
} from "../../domain/orders/shippingSlots.ts";
import { DEFAULT_TIME_ZONE, dayOf, type Moment } from "../../domain/time/shopTime.ts";
import type { ActiveMethod } from "./activeMethods.ts";

/** The slot that an order takes. */
export interface TakenSlot extends SlotKey {
  startsAt: Date;
  unit: SlotTerms["slotUnit"];
  capacity: number;
  /** The work units of the order's lines. */
  workUnits: Big;
  /** Whether the row that counts what is taken of it exists. */
  isCounted: boolean;
}

/** What decides about the slot of a cart besides the method. */
export interface SlotRequest {
  store: DeliveryTerms | null;
  now: Date;
  workUnits: Big;
  /** The first day on which pre-ordered goods are there; null: today. */
  firstDay: string | null;
}

/** Returns the slots of an active method that a cart could get, full ones included. */
export function slotsOf(method: ActiveMethod, { store, now, workUnits, firstDay }: SlotRequest) {
  const { slotUnit, slotLeadMinutes, slotDaysAhead, weekdays } = method;
  const terms = {
    slots: readStoredSlots(method.slots),
    slotUnit,
    slotLeadMinutes,
    slotDaysAhead,
    weekdays,
  };
  const uses = usesOf(method);
  const closures = (method.closures ?? []).map(([startsAt, endsAt]) => ({
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  }));
  const load = slotLoad(slotUnit, workUnits);
  return offeredSlots(terms, { store, closures, uses, now, firstDay }).map((slot) => ({
    ...slot,
    fits: slot.remaining.gte(load),
  }));
}

const usesOf = ({ slotUses }: ActiveMethod) =>
  (slotUses ?? []).map(([day, startMinute, endMinute, orders, workUnits]) => ({
    day,
    startMinute,
    endMinute,
    orders,
    workUnits,
  }));

/**
 * Returns the slot of a checkout: the one that it names, else the first with room, on the requested day if there is
 * one. Null: the method has no slots. Throws SHIPPING_SLOT_NOT_AVAILABLE.
 */
export function chooseSlot(
  method: ActiveMethod,
  named: SlotKey | null | undefined,
  moment: Moment | null | undefined,
  request: SlotRequest,
): TakenSlot | null {
  if (method.slots.length === 0 && named == null) return null;
  const zone = request.store?.timeZone ?? DEFAULT_TIME_ZONE;
  const day = moment && ("day" in moment ? moment.day : dayOf(moment.instant, zone));
  const isWanted = (slot: OfferedSlot) =>
    named == null ? day == null || slot.day === day : isSameSlot(slot, named);
  const found = slotsOf(method, request).find((slot) => slot.fits && isWanted(slot));
  if (found === undefined) throw new DomainError("SHIPPING_SLOT_NOT_AVAILABLE");
  const isCounted = usesOf(method).some((use) => isSameSlot(use, found));
  const { startMinute, endMinute, startsAt, capacity } = found;
  return {
    day: found.day,
    startMinute,
    endMinute,
    startsAt,
    capacity,
    isCounted,
    unit: method.slotUnit,
    workUnits: request.workUnits,
  };
}
