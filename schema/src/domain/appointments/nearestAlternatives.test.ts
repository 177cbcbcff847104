import { describe, expect, test } from "vitest";
import { nearestAlternatives, type RequestedStart } from "./nearestAlternatives.ts";

const at = (text: string, staffMemberId: number | null = null): RequestedStart => ({
  startsAt: new Date(`2026-12-${text}:00+08:00`),
  staffMemberId,
});

/** The answer where these alone are free, of all their times. */
const nearest = (asked: RequestedStart, free: readonly RequestedStart[]) =>
  nearestAlternatives(
    asked,
    free.map(({ startsAt }) => startsAt),
    ({ startsAt, staffMemberId }) =>
      free.some(
        (one) => one.startsAt.getTime() === startsAt.getTime() && one.staffMemberId === staffMemberId,
      ),
  );

const asked = at("10T14:00");

describe("when nobody was asked for", () => {
  test("the three nearest in time are named, the earlier of two that are equally far first", () => {
    const free = [at("09T10:00"), at("11T14:00"), at("10T18:00"), at("10T10:00"), at("20T10:00")];
    expect(nearest(asked, free)).toEqual([at("10T10:00"), at("10T18:00"), at("11T14:00")]);
  });

  test("the asked time itself is no alternative", () => {
    expect(nearest(asked, [at("10T14:00")])).toEqual([]);
  });

  test("14 days away is near enough, a minute more is not, before and after", () => {
    expect(nearest(asked, [at("24T14:00"), at("24T14:01")])).toEqual([at("24T14:00")]);
    expect(nearest(at("24T14:00"), [at("10T13:59"), at("10T14:00")])).toEqual([at("10T14:00")]);
  });

  test("fewer are named where fewer are free", () => {
    expect(nearest(asked, [])).toEqual([]);
    expect(nearestAlternatives(asked, [at("11T10:00").startsAt], () => false)).toEqual([]);
  });
});

describe("when somebody was asked for", () => {
  const named = at("10T14:00", 7);

  test("their own times come first, however far; then the nearest with anyone, also at the asked time", () => {
    const free = [at("10T10:00"), at("10T14:00"), at("20T18:00", 7), at("11T10:00", 7)];
    expect(nearest(named, free)).toEqual([at("11T10:00", 7), at("20T18:00", 7), at("10T14:00")]);
  });

  test("the asked time with them is no alternative", () => {
    expect(nearest(named, [at("10T14:00", 7)])).toEqual([]);
  });
});

test("whether a time is free is not asked any more once three are found", () => {
  const starts = ["11", "12", "13", "14", "15"].map((day) => at(`${day}T10:00`).startsAt);
  const seen: Date[] = [];
  nearestAlternatives(asked, starts, ({ startsAt }) => seen.push(startsAt) > 0);
  expect(seen).toEqual(starts.slice(0, 3));
});
