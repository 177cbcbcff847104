import { describe, expect, it } from "vitest";
import { createCostMeter, expectedPoints } from "./cost.ts";
import { COSTS } from "./policy.ts";

describe("the expected cost of a request", () => {
  const expected = (headers: HeadersInit, query = "") =>
    expectedPoints(new Request(`http://shop.test/x${query}`, { method: "POST", headers }));
  const ofLength = (length: number) => expected({ "content-length": String(length) });

  it("is small for most requests, and large for large bodies and pages", () => {
    const { least, large, most } = COSTS.expected;
    expect([expected({}), ofLength(300), expected({}, "?page_num=10")]).toEqual([least, least, least]);
    for (const points of [ofLength(25_000), expected({}, "?page=1&page_num=9000")])
      expect(points).toBeGreaterThan(large);
    expect(ofLength(2e9)).toBe(most);
  });

  it("is large for a body without a length", () => {
    expect(expected({ "transfer-encoding": "chunked" })).toBe(COSTS.expected.most);
  });
});

describe("the meter", () => {
  it("divides the processor time among the requests under way, by their weights", () => {
    let used = 0;
    const begin = createCostMeter(() => used);
    const [endLarge, endSmall] = [begin(9), begin(1)];
    used += 50;
    expect(endSmall()).toBeCloseTo(5);
    used += 5;
    expect(endLarge()).toBeCloseTo(50);
  });

  it("measures exactly after any number of overlapping requests", () => {
    let used = 0;
    const begin = createCostMeter(() => used);
    for (let round = 0; round < 50; round += 1) {
      const ends = [3, 7, 50].map((weight) => begin(weight));
      used += 7.3 + round / 3;
      for (const end of ends) end();
      used += 1000;
    }
    const end = begin(3);
    used += 30;
    expect(end()).toBeCloseTo(30);
  });
});
