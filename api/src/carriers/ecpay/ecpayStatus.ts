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

/** The messages of the most frequent codes in ECPay's words, for answers that contain the code only. */
const TEXT_OF_CODE: Readonly<Record<string, string>> = {
  "300": "訂單處理中(已收到訂單資料)",
  "2030": "物流中心驗收成功",
  "2067": "消費者成功取件",
  "2068": "交貨便收件(A門市收到件寄件商品)",
  "2070": "退回原寄件門市且已取件",
  "2072": "商品配達賣家取貨門市",
  "2073": "商品配達買家取貨門市",
  "3018": "到店尚未取貨,簡訊通知取件",
  "3019": "退件到店",
  "3022": "買家已到店取貨",
  "3023": "賣家已取買家未取貨",
  "3024": "貨件已至物流中心",
  "3032": "賣家已到門市寄件",
};

/** Returns the message of a code; the code itself when it is none of these. */
export const textOfCode = (code: string): string => TEXT_OF_CODE[code] ?? code;
