import { createElement, type ReactNode } from "react";
import { moneyFormat } from "../src/wording/formatCurrency.ts";
import { StoreMoney } from "./language.ts";

interface CurrencyProviderProps {
  /** The currency's code; null and undefined show amounts with "$". */
  currency: string | null | undefined;
  children: ReactNode;
}

/** Shows the amounts of its children in a currency: an order's, which may differ from that of the store. */
export function CurrencyProvider({ currency, children }: CurrencyProviderProps) {
  return createElement(StoreMoney, { value: moneyFormat(currency) }, children);
}
