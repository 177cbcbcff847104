import { type CartLine, requestedLines } from "./cart.ts";

/** The parts of a quoted line that tell whether it can be ordered. */
interface QuotedLine {
  productId: string;
  problem?: string | null | undefined;
  product?: { name: string; stock: string } | null | undefined;
}

/** Why a line cannot be ordered: too little stock, none at all, or no longer on sale. */
export type LineRefusal = { is: "TOO_FEW"; stock: string } | { is: "SOLD_OUT" } | { is: "OFF_SALE" };

/** Returns why a quoted line cannot be ordered; null when it can. */
export function lineRefusal({ problem, product }: QuotedLine): LineRefusal | null {
  if (problem == null) return null;
  if (product == null) return { is: "OFF_SALE" };
  return product.stock === "0" ? { is: "SOLD_OUT" } : { is: "TOO_FEW", stock: product.stock };
}

/** Returns the lines of the cart that the quote refuses, in the order of the cart. */
export function refusedLines(
  cart: readonly CartLine[],
  quoted: readonly QuotedLine[],
): { line: CartLine; refusal: LineRefusal }[] {
  return requestedLines(cart).flatMap((line) => {
    const answer = quoted.find(({ productId }) => productId === line.productId);
    const refusal = answer === undefined ? null : lineRefusal(answer);
    return refusal === null ? [] : [{ line, refusal }];
  });
}
