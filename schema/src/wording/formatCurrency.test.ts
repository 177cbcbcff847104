import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LANGUAGES, localeOf } from "../domain/language.ts";
import { CURRENCIES, FRACTION_DIGITS } from "../domain/minorUnits.ts";
import { decimal } from "../domain/money.ts";
import { formatCurrency } from "./formatCurrency.ts";

/** The symbol of each currency in each language, with the space that follows a code. */
const SYMBOLS = {
  cn: { TWD: "$", JPY: "¥", THB: "THB\u00a0", HKD: "HK$", USD: "US$" },
  en: { TWD: "NT$", JPY: "¥", THB: "THB\u00a0", HKD: "HK$", USD: "$" },
  jp: { TWD: "NT$", JPY: "￥", THB: "THB\u00a0", HKD: "HK$", USD: "$" },
  th: { TWD: "NT$", JPY: "¥", THB: "฿", HKD: "HK$", USD: "US$" },
} as const;

const cases = LANGUAGES.flatMap((language) => CURRENCIES.map((currency) => [language, currency] as const));

describe.each(cases)("in the language %s, an amount in %s", (language, currency) => {
  const symbol = SYMBOLS[language][currency];
  const fraction = FRACTION_DIGITS[currency] === 0 ? "" : ".00";
  const shown = (amount: string) => formatCurrency(language, currency, amount);

  it("has the currency's symbol and fraction digits", () => {
    expect(shown("1280")).toBe(`${symbol}1,280${fraction}`);
    expect(shown("0")).toBe(`${symbol}0${fraction}`);
    expect(shown("-0")).toBe(`${symbol}0${fraction}`);
    expect(shown("-10")).toBe(`-${symbol}10${fraction}`);
  });

  it("is not rounded", () => {
    expect(shown("0.50000")).toBe(`${symbol}${fraction === "" ? "0.5" : "0.50"}`);
    expect(shown("999999999999.99999")).toBe(`${symbol}999,999,999,999.99999`);
  });

  it("is written as by Intl", () => {
    const intl = new Intl.NumberFormat(localeOf(language), {
      style: "currency",
      currency,
      minimumFractionDigits: FRACTION_DIGITS[currency],
      maximumFractionDigits: 5,
    });
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (scaled) => {
        const amount = decimal(scaled).div(1000).toFixed();
        expect(shown(amount)).toBe(intl.format(amount as Intl.StringNumericLiteral));
      }),
    );
  });
});

it.each([null, undefined, "EUR", "twd"])("shows an amount with $ for the currency %s", (currency) => {
  expect(formatCurrency("jp", currency, "1280.50")).toBe("$1,280.5");
});
