import { expect, it } from "vitest";
import { en } from "./catalogs/en.ts";
import { enFirst } from "./catalogs/first/en.ts";

/** A number of one before a noun in the plural; the minutes of a service and the like are never one. */
const PLURAL_OF_ONE =
  /\b1 (selected )?(appointments|characters|customers|dates|discounts|entries|images|lines|messages|orders|payments|people|prices|products|rows|shifts|variants)\b/;

/** The greatest number of parameters of a text. */
const PARAMETERS = 4;

it("an English text says one of a thing in the singular", () => {
  const texts = Object.entries({ ...enFirst, ...en }).flatMap(([section, messages]) =>
    Object.entries(messages)
      .filter(([name, text]) => typeof text === "function" && name !== "rule")
      .map(([name, text]) => [`${section}.${name}`, String(text(...Array(PARAMETERS).fill(1)))] as const),
  );
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter(([, text]) => PLURAL_OF_ONE.test(text))).toEqual([]);
});
