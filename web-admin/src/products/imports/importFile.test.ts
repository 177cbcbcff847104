import { describe, expect, it } from "vitest";
import { fileProblem } from "./importFile.ts";

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
});
