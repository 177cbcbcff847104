import { expect, it } from "vitest";
import { en } from "./catalogs/en.ts";
import { enFirst } from "./catalogs/first/en.ts";

const PLURAL_OF_ONE =
  /\b1 (selected )?(appointments|characters|customers|dates|discounts|entries|images|lines|messages|orders|payments|people|prices|products|rows|shifts|variants)\b/;

/** Texts with a limit that is greater than one, or about more rows than are shown. */
const NEVER_ONE = new Set([
  "appointmentImport.some",
  "broadcastCompose.cardsHint",
  "home.allDue",
  "home.allLow",
  "home.allPending",
  "productImages.hint",
  "productImages.tooMany",
  "reports.showAll",
  "stockTake.several",
]);

/** The greatest number of parameters of a text. */
const PARAMETERS = 4;

it("an English text says one of a thing in the singular", () => {
  const texts = Object.entries({ ...enFirst, ...en }).flatMap(([section, messages]) =>
    Object.entries(messages)
      // The texts of rules take a rule instead of numbers.
      .filter(([name, text]) => typeof text === "function" && name !== "rule")
      .map(([name, text]) => [`${section}.${name}`, String(text(...Array(PARAMETERS).fill(1)))] as const),
  );
  expect(texts.length).toBeGreaterThan(100);
  const wrong = texts.filter(([name, text]) => !NEVER_ONE.has(name) && PLURAL_OF_ONE.test(text));
  expect(wrong).toEqual([]);
});
