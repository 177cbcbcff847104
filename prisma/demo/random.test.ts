import { describe, expect, it } from "vitest";
import { createRandom } from "./random.ts";

const draw = (name: string) => {
  const random = createRandom(name);
  return Array.from({ length: 5 }, () => random.next());
};

describe("createRandom", () => {
  it("returns the same numbers for the same name, and others for another", () => {
    expect(draw("order/1")).toEqual(draw("order/1"));
    expect(draw("order/1")).not.toEqual(draw("order/2"));
  });

  it("returns integers from least to most, both inclusive", () => {
    const random = createRandom("dice");
    const dice = new Set(Array.from({ length: 500 }, () => random.integer(1, 6)));
    expect([...dice].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("never returns a key of weight 0", () => {
    const random = createRandom("weights");
    const keys = new Set(Array.from({ length: 500 }, () => random.weighted({ a: 1, b: 0, c: 3 })));
    expect([...keys].sort()).toEqual(["a", "c"]);
  });

  it("never samples an item twice, and never more than there are", () => {
    expect(createRandom("cards").sample([1, 2, 3], 9).sort()).toEqual([1, 2, 3]);
  });
});
