import { useMessages } from "./language.ts";
import { useDates } from "./useDates.ts";

/** How much of an order line waits, and until which day. */
export interface WaitingLine {
  readonly preOrdered: string;
  readonly expectedDay?: string | null | undefined;
}

/** Returns a function that says how much of an order line is pre-ordered; null: nothing, or no longer. */
export function usePreOrderText() {
  const words = useMessages("preOrders");
  const { clockText } = useDates();
  return ({ preOrdered, expectedDay }: WaitingLine): string | null => {
    if (Number(preOrdered) === 0) return null;
    return expectedDay == null
      ? words.lineWithoutDay(preOrdered)
      : words.line(preOrdered, clockText(expectedDay));
  };
}
