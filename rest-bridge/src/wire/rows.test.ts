import { fieldRule } from "@machiya/schema/domain/fieldRule";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ROUTES } from "../protocol/routes.ts";
import { optionalRows, replacingRows, rows } from "./rows.ts";
import { id, required } from "./wireTypes.ts";

const row = z.object({ id: required(id) });

describe("The number of rows", () => {
  it.each([
    ["rows", rows(row, 2), 1],
    ["optionalRows", optionalRows(row, 2), 0],
    ["replacingRows", replacingRows(row, 2, ""), 0],
  ] as const)("is limited as documented: %s", (_name, field, least) => {
    const read = (count: number) => field.safeParse(Array.from({ length: count }, () => ({ id: 1 }))).success;
    expect(z.toJSONSchema(field, { io: "input" })).toMatchObject({ minItems: least, maxItems: 2 });
    expect([0, 1, 2, 3].map(read)).toEqual([least === 0, true, true, false]);
  });

  it.each([
    ["POST /api/admin/appointment", "appointment_content", 1, 20],
    ["PUT /api/admin/appointment", "appointment_content", 0, 20],
    ["POST /line/user/appointment", "appointment_content", 1, 20],
    ["POST /line/user/product-order", "product_order_content", 1, 500],
    ["PUT /api/admin/product", "images", 0, 8],
  ] as const)("is the one that the rules allow: %s %s", (name, field, min, max) => {
    const route = ROUTES.find(({ method, path }) => `${method} ${path}` === name);
    const described = z.toJSONSchema(route?.input ?? z.never(), { io: "input", unrepresentable: "any" });
    expect(fieldRule(described, [field])).toEqual({ kind: "LIST", min, max });
  });
});
