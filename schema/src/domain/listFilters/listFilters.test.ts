import { describe, expect, it } from "vitest";
import { globalId } from "../../ids.ts";
import { dayFilter } from "./dayFilter.ts";
import { choiceFilter, filterInput, pickFilters, readFilters, textFilter } from "./listFilters.ts";
import { orderFilters } from "./orderFilters.ts";
import { productFilters } from "./productFilters.ts";
import { productTypeFilters } from "./recordFilters.ts";

const at = (search: string) => new URLSearchParams(search);

describe("a list's filters in the URL", () => {
  const fields = {
    name: textFilter((name) => ({ name })),
    color: choiceFilter(["red", "blue"], (color) => ({ colors: [color] })),
    from: dayFilter((from): { day: { from?: string; to?: string } } => ({ day: { from } })),
    to: dayFilter((to): { day: { from?: string; to?: string } } => ({ day: { to } })),
  };

  it("become the GraphQL filter, with both ends of a range merged", () => {
    expect(filterInput(fields, at("name=%20tea%20&color=red&from=2026-11-01&to=2026-11-30"))).toEqual({
      name: "tea",
      colors: ["red"],
      day: { from: "2026-11-01", to: "2026-11-30" },
    });
    expect(filterInput(fields, at("to=2026-11-30"))).toEqual({ day: { to: "2026-11-30" } });
  });

  it("count as not set when they are empty, invalid or unknown", () => {
    const search = at("name=%20&color=green&from=tomorrow&size=9");
    expect(filterInput(fields, search)).toEqual({});
    expect(readFilters(fields, search)).toEqual({ name: "", color: "", from: "", to: "" });
  });

  it("are picked from the URL without the page and the open record", () => {
    expect(`${pickFilters(fields, at("page=3&order=7&color=blue&name=tea"))}`).toBe("name=tea&color=blue");
  });
});

describe("the filters of each list", () => {
  it.each([
    ["number=%2312,%2013%E3%80%8114", { numbers: [12, 13, 14] }],
    ["number=many", { numbers: [0] }],
    ["number=,", {}],
    ["customer=7,%208", { customerIds: [globalId("Customer", 7), globalId("Customer", 8)] }],
    [
      "state=OPEN&paymentMethod=UNKNOWN",
      {
        states: ["ESTABLISHED", "IN_ACTION", "WAITING"],
        paymentMethods: ["UNKNOWN"],
      },
    ],
    ["state=waiting&paymentMethod=3&paymentState=&source=NOBODY", {}],
  ])("of orders: %s", (search, filter) => {
    expect(filterInput(orderFilters, at(search))).toEqual(filter);
  });

  it.each([
    ["code=tea&name=%20x%20", { code: "tea", name: "x" }],
    ["state=FROZEN&topPick=no", { states: ["FROZEN"], topPick: false }],
    ["stock=LOW&topPick=yes", { lowStock: true, topPick: true }],
    ["stock=PRE_ORDER", { preOrder: true }],
    ["stock=HIGH&state=GONE&topPick=maybe&page=2", {}],
  ])("of products: %s", (search, filter) => {
    expect(filterInput(productFilters, at(search))).toEqual(filter);
  });

  it("of named records include number and name", () => {
    expect(filterInput(productTypeFilters, at("number=3&name=tea"))).toEqual({
      ids: [globalId("ProductType", 3)],
      name: "tea",
    });
  });
});
