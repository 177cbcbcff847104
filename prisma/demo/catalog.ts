import { CARE } from "./catalog/care.ts";
import { CLOTH } from "./catalog/cloth.ts";
import { GIFTS } from "./catalog/gifts.ts";
import type { DemoProduct, TypeKey } from "./catalog/product.ts";
import { SWEETS } from "./catalog/sweets.ts";
import { TABLEWARE } from "./catalog/tableware.ts";
import { TEA } from "./catalog/tea.ts";

export interface DemoType {
  key: TypeKey;
  name: string;
  description: string;
  products: readonly DemoProduct[];
}

/** Product types in the order of the storefront's tabs. */
export const DEMO_TYPES: readonly DemoType[] = [
  {
    key: "tableware",
    name: "器皿 うつわ",
    description: "每天用的碗盤杯壺，多半是一個人做的。",
    products: TABLEWARE,
  },
  { key: "tea", name: "茶 Tea", description: "臺灣的烏龍與紅茶，日本的抹茶與煎茶。", products: TEA },
  { key: "sweets", name: "和菓子・點心", description: "當季現做，有些當天就要吃完。", products: SWEETS },
  { key: "cloth", name: "布と香 布品香品", description: "染與織，線香與香袋。", products: CLOTH },
  { key: "care", name: "髮甲保養 Hair & Nail", description: "沙龍裡用的，也讓你帶回家。", products: CARE },
  { key: "gifts", name: "季節禮盒 Gifts", description: "節慶與道謝，替你包好。", products: GIFTS },
];

export interface CatalogProduct extends DemoProduct {
  type: TypeKey;
}

/** The types alternate, so that the newest products are not all of one type. */
export const DEMO_PRODUCTS: readonly CatalogProduct[] = DEMO_TYPES[0]
  ? DEMO_TYPES[0].products.flatMap((_, row) =>
      DEMO_TYPES.flatMap(({ key, products }) => {
        const product = products[row];
        return product === undefined ? [] : [{ ...product, type: key }];
      }),
    )
  : [];
