import { readDecimal } from "@machiya/schema/domain/money";
import { discountWindowProblem } from "@machiya/schema/domain/products/discountWindow";

/** The quantities for which a discount counts, as they are written; an empty most is no limit. */
export interface Window {
  least: string;
  most: string;
}

/** A window as a draft holds it: one text, empty for a discount that is not on the product. */
export function windowText({ least, most }: Window): string {
  return `${least}~${most}`;
}

export function readWindow(text: string): Window | null {
  const [least, most] = text.split("~");
  return least === undefined || most === undefined ? null : { least, most };
}

/** The end of a written window that is no number, or no end of a window (decisions.md §4). */
export function windowProblem({ least, most }: Window): "least" | "most" | null {
  const minQuantity = readDecimal(least.trim() || "0");
  const maxQuantity = most.trim() === "" ? null : readDecimal(most.trim());
  if (minQuantity === null) return "least";
  if (maxQuantity === null && most.trim() !== "") return "most";
  const problem = discountWindowProblem({ minQuantity, maxQuantity });
  return problem === null ? null : problem === "minQuantity" ? "least" : "most";
}

/** What an edit of the discounts sends: those that are put on or have another window, and those that are taken off what `was` on it. */
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
