import { describe, expect, test } from "vitest";
import { type FreeStart, nearestAlternatives } from "./nearestAlternatives.ts";

const at = (text: string, staffMemberId: number | null = null): FreeStart => ({
  startsAt: new Date(`2026-12-${text}:00+08:00`),
  staffMemberId,
});

const asked = at("10T14:00");

describe("when nobody was asked for", () => {
  test("the three nearest in time are named, the earlier of two that are equally far first", () => {
    const free = [at("09T10:00"), at("11T14:00"), at("10T10:00"), at("10T18:00"), at("20T10:00")];
    expect(nearestAlternatives(asked, free)).toEqual([at("10T10:00"), at("10T18:00"), at("11T14:00")]);
  });

  test("the asked time itself is no alternative", () => {
    expect(nearestAlternatives(asked, [at("10T14:00")])).toEqual([]);
  });

  test("14 days away is near enough, a minute more is not, before and after", () => {
    const free = [at("24T14:00"), at("24T14:01")];
    expect(nearestAlternatives(asked, free)).toEqual([at("24T14:00")]);
    expect(nearestAlternatives(at("24T14:00"), [at("10T13:59"), at("10T14:00")])).toEqual([at("10T14:00")]);
  });

  test("fewer are named where there are fewer", () => {
    expect(nearestAlternatives(asked, [])).toEqual([]);
  });
});

describe("when somebody was asked for", () => {
  const named = at("10T14:00", 7);

  test("their own times come first, however far; then the nearest with anyone, also at the asked time", () => {
    const free = [at("10T10:00"), at("10T14:00"), at("20T18:00", 7), at("11T10:00", 7)];
    expect(nearestAlternatives(named, free)).toEqual([at("11T10:00", 7), at("20T18:00", 7), at("10T14:00")]);
  });

  test("the asked time with them is no alternative", () => {
    expect(nearestAlternatives(named, [at("10T14:00", 7)])).toEqual([]);
  });
});
