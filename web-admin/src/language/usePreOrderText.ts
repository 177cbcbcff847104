import { useMessages } from "./language.ts";
import { useDates } from "./useDates.ts";

/** How much of an order line waits, and until which day. */
export interface WaitingLine {
  readonly preOrdered: string;
  readonly expectedDay?: string | null | undefined;
}

/** What can be pre-ordered of a product. */
interface OfferedPreOrder {
  preOrderLeft?: string | undefined;
  preOrderDay?: string | null | undefined;
}

/** What of a quantity will be pre-ordered. */
interface ShownPart {
  seenPreOrdered: string;
  seenExpectedDay: string | null;
}

/** Returns functions that say what is pre-ordered; null: nothing, or no longer. */
export function usePreOrderText() {
  const words = useMessages("preOrders");
  const { clockText } = useDates();
  return {
    /** How much of an order line still has to arrive. */
    lineText: ({ preOrdered, expectedDay }: WaitingLine): string | null => {
      if (Number(preOrdered) === 0) return null;
      return expectedDay == null
        ? words.lineWithoutDay(preOrdered)
        : words.line(preOrdered, clockText(expectedDay));
    },
    /** How much of a product can be pre-ordered. */
    offerText: ({ preOrderLeft, preOrderDay }: OfferedPreOrder): string | null =>
      Number(preOrderLeft) > 0 && preOrderDay != null
        ? words.offer(preOrderLeft ?? "", clockText(preOrderDay))
        : null,
    /** How much of a typed quantity the stock has, and how much will be pre-ordered. */
    shortfallText: (stock: string, { seenPreOrdered, seenExpectedDay }: ShownPart): string | null =>
      Number(seenPreOrdered) > 0 && seenExpectedDay !== null
        ? words.shortfall(stock, seenPreOrdered, clockText(seenExpectedDay))
        : null,
  };
}
