import type { ParcelState, StoreChain } from "@machiya/prisma/enums";
import { type Big, type DecimalLike, decimal } from "../money.ts";
import { followingParcelStates } from "../orders/parcelState.ts";

/** The chains of convenience stores, in display order, with the names that they have in every language. */
export const CHAIN_NAMES: Readonly<Record<StoreChain, string>> = {
  UNIMART: "7-ELEVEN",
  FAMILY: "FamilyMart",
};
export type ChainName = keyof typeof CHAIN_NAMES;
export const STORE_CHAINS: readonly ChainName[] = ["UNIMART", "FAMILY"];

/** Returns whether a text names a chain. */
export const isStoreChain = (text: unknown): text is ChainName =>
  STORE_CHAINS.some((chain) => chain === text);

/** A convenience store as its chain's map names it. */
export interface ConvenienceStore {
  chain: ChainName;
  code: string;
  name: string;
  address: string;
}

const MAX_NAME_LENGTH = 40;
const MAX_ADDRESS_LENGTH = 200;

/** Reads a store that a browser sent; null when it is none. */
export function readConvenienceStore(
  entered: {
    [Key in keyof ConvenienceStore]: unknown;
  },
): ConvenienceStore | null {
  const text = (value: unknown) => (typeof value === "string" ? value.trim() : "");
  const { chain } = entered;
  const [code, name, address] = [text(entered.code), text(entered.name), text(entered.address)];
  const isReadable = /^[0-9A-Za-z]{1,10}$/.test(code) && name !== "" && !/\p{Cc}/u.test(name + address);
  if (!isStoreChain(chain) || !isReadable) return null;
  if (name.length > MAX_NAME_LENGTH || address.length > MAX_ADDRESS_LENGTH) return null;
  return { chain, code, name, address };
}

/** Returns the address of an order that is picked up at this store. */
export function storeAddressText({ chain, code, name, address }: ConvenienceStore): string {
  return [CHAIN_NAMES[chain], name, `(${code})`, address].filter(Boolean).join(" ");
}

/** A parcel of an order with a convenience store. */
export interface StoreParcel {
  /** A ParcelState; a newer server may send others to a screen. */
  state: string;
  /** Whether it was sent to the carrier, which may have made its label. */
  isSent: boolean;
}

/** Returns whether the store of an order is fixed, because a parcel to it may have a label and did not come back. */
export const isStoreFixed = (parcels: readonly StoreParcel[]): boolean =>
  parcels.some(({ state, isSent }) => isSent && state !== "RETURNED");

/** The values that a carrier accepts for a parcel, in whole dollars. */
export const DECLARED_VALUE = { min: 1, max: 20_000 } as const;

/** What a parcel contains, as far as its value is concerned. */
export interface DeclaredItem {
  quantity: DecimalLike;
  unitPrice: DecimalLike;
}

/** The declared value of a parcel, and whether the store collects it. */
export interface DeclaredValue {
  goodsAmount: number;
  collects: boolean;
}

/**
 * Returns the value to declare: what the customer still owes if the store collects it, else the price of the contents in
 * whole dollars. Null when the carrier does not accept it: an amount with cents, or outside of 1 to 20,000.
 */
export function declaredValue(items: readonly DeclaredItem[], collected: Big | null): DeclaredValue | null {
  const price = items.reduce(
    (sum, { quantity, unitPrice }) => sum.plus(decimal(quantity).times(decimal(unitPrice))),
    decimal(0),
  );
  // A gift has a value too.
  const value = collected ?? (price.lt(DECLARED_VALUE.min) ? decimal(DECLARED_VALUE.min) : price.round(0));
  const goodsAmount = value.toNumber();
  const isAccepted =
    Number.isInteger(goodsAmount) && goodsAmount >= DECLARED_VALUE.min && goodsAmount <= DECLARED_VALUE.max;
  return isAccepted ? { goodsAmount, collects: collected !== null } : null;
}

/** Returns whether a carrier accepts a recipient's or sender's name: 2 to 5 Chinese characters, or 4 to 10 others. */
export function isCarrierName(name: string): boolean {
  const width = [...name].reduce((sum, character) => sum + (/[\p{Script=Han}]/u.test(character) ? 2 : 1), 0);
  return /^[\p{L}\p{M} .·-]+$/u.test(name) && width >= 4 && width <= 10;
}

/** Returns a mobile number of Taiwan in the form that carriers accept, 09 and eight digits; null for any other. */
export function carrierPhone(phone: string): string | null {
  const digits = phone
    .normalize("NFKC")
    .replace(/[\s().\-/\p{Cf}\p{Pd}\u2212\u30fc]/gu, "")
    .replace(/^\+?8860?(?=9)/, "0");
  return /^09\d{8}$/.test(digits) ? digits : null;
}

/** What a carrier needs to know of an order that is picked up at a convenience store. */
export interface StoreOrder {
  recipientName: string;
  recipientPhone: string;
  /** The price of the goods. */
  price: Big;
  /** What the store collects; null: nothing. */
  collected: Big | null;
}

/** What a carrier will refuse of an order. */
export type StoreOrderProblem = "NAME" | "PHONE" | "AMOUNT";

/** Returns what a carrier will refuse when the order is sent as one parcel, in the order of the form. */
export function storeOrderProblems(order: StoreOrder): StoreOrderProblem[] {
  const problems: StoreOrderProblem[] = [];
  if (!isCarrierName(order.recipientName)) problems.push("NAME");
  if (carrierPhone(order.recipientPhone) === null) problems.push("PHONE");
  if (declaredValue([{ quantity: 1, unitPrice: order.price }], order.collected) === null)
    problems.push("AMOUNT");
  return problems;
}

/**
 * Returns the state of a parcel after its carrier reported one. A report moves it forward only, so that late and
 * reordered ones change nothing.
 */
export function parcelStateAfter(state: ParcelState, reported: ParcelState | null): ParcelState {
  return reported !== null && canReach(state, reported) ? reported : state;
}

function canReach(from: ParcelState, to: ParcelState): boolean {
  return followingParcelStates(from).some((next) => next === to || canReach(next, to));
}

/** Whether a parcel of this state is on its way, so that its carrier still has something to report. */
const IS_ON_ITS_WAY: Readonly<Record<ParcelState, boolean>> = {
  PACKED: true,
  SHIPPED: true,
  DELIVERED: false,
  RETURNED: false,
};

/** Returns whether a carrier still has something to report about a parcel of this state. */
export const isParcelOpen = (state: ParcelState): boolean => IS_ON_ITS_WAY[state];

/** The pauses in seconds before the first queries of a parcel at its carrier, of which the first finds a lost answer. */
const QUERY_PAUSES_SECONDS = [5 * 60, 60 * 60];
const LATER_QUERY_PAUSE_SECONDS = 6 * 60 * 60;

/** Returns the pause in seconds after this number of queries. */
export const secondsToNextShipmentQuery = (queries: number): number =>
  QUERY_PAUSES_SECONDS[queries] ?? LATER_QUERY_PAUSE_SECONDS;
