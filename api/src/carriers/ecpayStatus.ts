import type { ParcelState } from "@machiya/prisma/enums";

/**
 * What the codes of the two chains mean for a parcel. All other codes, such as that of the arrival at the store, are shown
 * with ECPay's message and move nothing.
 */
const STATE_OF_CODE: Readonly<Record<string, ParcelState>> = {
  // 7-ELEVEN: handed in, at the logistics center, picked up, back at the sender's store, picked up by the sender.
  "2068": "SHIPPED",
  "2030": "SHIPPED",
  "2067": "DELIVERED",
  "2072": "RETURNED",
  "2070": "RETURNED",
  // FamilyMart: handed in, at the logistics center, picked up, back at the sender's store, picked up by the sender.
  "3032": "SHIPPED",
  "3024": "SHIPPED",
  "3022": "DELIVERED",
  "3019": "RETURNED",
  "3023": "RETURNED",
};

/** Returns the state that a code of ECPay's logistics means; null for none of ours. */
export function stateOfCode(code: string): ParcelState | null {
  return STATE_OF_CODE[code] ?? null;
}
