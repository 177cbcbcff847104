import { readDecimal } from "@machiya/schema/domain/money";
import { discountWindowProblem } from "@machiya/schema/domain/products/discountWindow";

/** The typed quantity range of a discount; an empty `most` means no limit. */
export interface Window {
  least: string;
  most: string;
}

/** Returns a range as one text of a draft; an absent discount has an empty text. */
export function windowText({ least, most }: Window): string {
  return `${least}~${most}`;
}

export function readWindow(text: string): Window | null {
  const [least, most] = text.split("~");
  return least === undefined || most === undefined ? null : { least, most };
}

/**
 * Returns the end of a typed range that is not a valid quantity or limit (decisions.md §4); null if both are
 * valid.
 */
export function windowProblem({ least, most }: Window): "least" | "most" | null {
  const minQuantity = readDecimal(least.trim() || "0");
  const maxQuantity = most.trim() === "" ? null : readDecimal(most.trim());
  if (minQuantity === null) return "least";
  if (maxQuantity === null && most.trim() !== "") return "most";
  const problem = discountWindowProblem({ minQuantity, maxQuantity });
  return problem === null ? null : problem === "minQuantity" ? "least" : "most";
}

/**
 * Returns the input of an edit: discounts that are added or have another range, and those of `was` that are
 * removed.
 */
export function couponChanges(
  changes: Readonly<Record<string, string | undefined>>,
  was: Readonly<Record<string, string>>,
) {
  const written = Object.entries(changes).map(([id, text]) => ({ id, window: readWindow(text ?? "") }));
  return {
    setDiscounts: written.flatMap(({ id, window }) =>
      window === null
        ? []
        : [
            {
              discountId: id,
              minQuantity: window.least.trim() || "0",
              maxQuantity: window.most.trim() || null,
            },
          ],
    ),
    removeDiscountIds: written
      .filter(({ id, window }) => window === null && (was[id] ?? "") !== "")
      .map(({ id }) => id),
  };
}
