import { describe, expect, it } from "vitest";
import { fileProblem, templateUrl } from "./importFile.ts";

describe("an import file", () => {
  it.each([
    ["products.csv", 2_000_000, null],
    ["Products.XLSX", 1, null],
    ["products.csv", 2_000_001, "too large"],
    ["products.xls", 1, "not a table"],
    ["csv", 1, "not a table"],
  ])("named %s with %i bytes has the problem %j", (name, size, problem) => {
    expect(fileProblem({ name, size })).toBe(problem);
  });

  it("can start from a template of all columns, marked as UTF-8", async () => {
    const text = await (await fetch(templateUrl())).arrayBuffer();
    expect(new TextDecoder("utf-8", { ignoreBOM: true }).decode(text)).toBe(
      "\uFEFFname,code,description,price,stock,top_pick,state,types,keywords,low_stock_level,max_per_order,max_per_customer,pre_order_cap,pre_order_day\r\n",
    );
  });
});
