import { line } from "../../input.ts";

/** The trimmed text fields of an order with their maximum lengths. */
export const orderTexts = {
  buyerName: line(200),
  buyerPhone: line(50),
  recipientName: line(200),
  recipientPhone: line(50),
  address: line(500),
  note: line(2000),
};
