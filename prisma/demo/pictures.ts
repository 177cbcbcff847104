import { DEMO_PRODUCTS } from "./catalog.ts";
import { DEMO_STAFF } from "./staff.ts";

/** The files of the demo's images: those of DEMO_PRODUCTS in their order, then the portraits of DEMO_STAFF. */
export const DEMO_PICTURES: readonly URL[] = [
  ...DEMO_PRODUCTS.map(({ picture }) => new URL(`pictures/${picture}.webp`, import.meta.url)),
  ...DEMO_STAFF.map(({ username }) => new URL(`portraits/${username}.webp`, import.meta.url)),
];
