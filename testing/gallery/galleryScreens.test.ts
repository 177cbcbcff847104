import { existsSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { paths } from "../../web-admin/src/paths.ts";
import { CONSOLE_SCREENS, CUSTOMER_SCREENS } from "./galleryScreens.ts";
import type { GalleryShop } from "./galleryShop.ts";

const FOLDER = "docs/gallery";
const WIDTHS = [1280, 1920, 390];

/** Any records; only the paths of the screens are compared. */
const SHOP: GalleryShop = {
  shirt: { id: "1", number: "1", name: "shirt" },
  slotOrder: "1",
  parcelOrder: "2",
  ownOrder: "3",
  customer: "1",
  customerPhone: "0900-000-000",
  withoutLine: "2",
};

/** Screens without a picture, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  [paths.setUp]: "a shop that has staff shows its home page there",
};

const pathOf = ({ path }: (typeof CONSOLE_SCREENS)[number]) =>
  new URL(typeof path === "string" ? path : path(SHOP), "http://127.0.0.1").pathname;

describe("the gallery", () => {
  it("has every screen of the console", () => {
    const shown = CONSOLE_SCREENS.map(pathOf).map((path) => path.replace(/^\/product\/\d+$/, paths.product));
    expect(Object.values(paths).filter((path) => !(path in EXCEPTIONS) && !shown.includes(path))).toEqual([]);
  });

  it("has a picture of each screen in every width, and no others", () => {
    const names = ["console-login", ...[...CONSOLE_SCREENS, ...CUSTOMER_SCREENS].map(({ name }) => name)];
    const files = names.flatMap((name) => WIDTHS.map((width) => `${name}-${width}.webp`));
    expect(files.filter((file) => !existsSync(`${FOLDER}/${file}`))).toEqual([]);
    // The README shows a new order, too.
    expect(readdirSync(FOLDER).sort()).toEqual([...files, "console-new-order-1280.webp"].sort());
  });
});
