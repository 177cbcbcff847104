import { createElement } from "react";
import { prerender } from "react-dom/static";
import { expect, it, vi } from "vitest";
import { zhHant as wording } from "../src/wording/zhHant.ts";
import { CurrencyProvider } from "./CurrencyProvider.ts";
import { createLanguages } from "./language.ts";

function languages() {
  const first = vi.fn(async () => ({ wording, home: { title: "首頁" } }));
  const later = vi.fn(async () => ({ orders: { title: "訂單" } }));
  const each = <Load>(load: Load) => ({ cn: load, en: load, jp: load, th: load });
  const { LanguageProvider, useMessages, ...rest } = createLanguages(each(first), each(later));
  const Home = () => useMessages("home").title;
  const Orders = () => useMessages("orders").title;
  const textOf = async (Screen: () => string) => {
    const screen = { initial: "cn" as const, children: createElement(Screen) };
    const { prelude } = await prerender(createElement(LanguageProvider, screen), { onError: () => {} });
    return new Response(prelude).text();
  };
  return { ...rest, later, textOf, Home, Orders };
}

it("the first catalog is enough for its own sections", async () => {
  const { loadCatalog, later, textOf, Home } = languages();
  await loadCatalog("cn");
  expect(await textOf(Home)).toBe("首頁");
  expect(later).not.toHaveBeenCalled();
});

it("a section of the later catalog suspends the component that reads it until it is loaded", async () => {
  const { loadCatalog, later, textOf, Orders } = languages();
  await loadCatalog("cn");
  expect(await textOf(Orders)).toBe("訂單");
  expect(await textOf(Orders)).toBe("訂單");
  expect(later).toHaveBeenCalledOnce();
});

it("the later catalog can be loaded before a component reads it, and again after a failure", async () => {
  const { loadCatalog, loadLaterCatalog, later, textOf, Orders } = languages();
  await loadCatalog("cn");
  later.mockRejectedValueOnce(new Error("offline"));
  await expect(loadLaterCatalog()).rejects.toThrow("UNREACHABLE");
  await loadLaterCatalog();
  expect(await textOf(Orders)).toBe("訂單");
  expect(later).toHaveBeenCalledTimes(2);
});

it("amounts are shown in the store's currency, and in an order in that of the order", async () => {
  const { loadCatalog, useMoney, useErrorSentence, textOf } = languages();
  await loadCatalog("cn");
  const Amount = () => useMoney()("1280");
  const Refusal = () =>
    useErrorSentence()("PRICE_CHANGED", { prices: [{ productId: "", name: "茶", price: "90" }] });
  const shownIn =
    (currency: string | null, screen = Amount) =>
    () => {
      const props = { currency, children: createElement(screen) };
      return createElement(CurrencyProvider, props) as unknown as string;
    };
  expect(await textOf(Amount)).toBe("$1,280");
  expect(await textOf(shownIn("JPY"))).toBe("¥1,280");
  expect(await textOf(shownIn("USD"))).toBe("US$1,280.00");
  expect(await textOf(shownIn(null))).toBe("$1,280");
  expect(await textOf(shownIn("THB", shownIn("HKD")))).toBe("HK$1,280.00");
  expect(await textOf(shownIn("HKD", Refusal))).toContain("茶 HK$90.00");
  expect(await textOf(Refusal)).toContain("茶 $90");
});
