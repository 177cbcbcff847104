import { describe, expect, test } from "vitest";
import {
  type AlternativesQuestion,
  nearestAlternatives,
  type RequestedStart,
} from "./nearestAlternatives.ts";

const at = (text: string, staffMemberId: number | null = null): RequestedStart => ({
  startsAt: new Date(`2026-12-${text}:00+08:00`),
  staffMemberId,
});

/** Returns the alternatives when only these times are free. */
const nearest = (asked: AlternativesQuestion, free: readonly RequestedStart[]) =>
  nearestAlternatives(
    asked,
    free.map(({ startsAt }) => startsAt),
    ({ startsAt, staffMemberId }) =>
      free.some(
        (one) => one.startsAt.getTime() === startsAt.getTime() && one.staffMemberId === staffMemberId,
      ),
  );

const asked = at("10T14:00");

describe("when no staff member was requested", () => {
  test("the three nearest times are returned, the earlier of two at equal distance first", () => {
    const free = [at("09T10:00"), at("11T14:00"), at("10T18:00"), at("10T10:00"), at("20T10:00")];
    expect(nearest(asked, free)).toEqual([at("10T10:00"), at("10T18:00"), at("11T14:00")]);
  });

  test("the requested time itself is not an alternative", () => {
    expect(nearest(asked, [at("10T14:00")])).toEqual([]);
  });

  test("a time 14 days away is included, one a minute further is not, before and after", () => {
    expect(nearest(asked, [at("24T14:00"), at("24T14:01")])).toEqual([at("24T14:00")]);
    expect(nearest(at("24T14:00"), [at("10T13:59"), at("10T14:00")])).toEqual([at("10T14:00")]);
  });

  test("fewer times are returned when fewer are free", () => {
    expect(nearest(asked, [])).toEqual([]);
    expect(nearestAlternatives(asked, [at("11T10:00").startsAt], () => false)).toEqual([]);
  });
});

describe("when a staff member was requested", () => {
  const named = at("10T14:00", 7);

  test("their times come first, however far, then the nearest with anyone, including the requested time", () => {
    const free = [at("10T10:00"), at("10T14:00"), at("20T18:00", 7), at("11T10:00", 7)];
    expect(nearest(named, free)).toEqual([at("11T10:00", 7), at("20T18:00", 7), at("10T14:00")]);
  });

  test("the requested time with anyone takes the last place of three when it is free", () => {
    const theirs = [at("10T10:00", 7), at("10T18:00", 7), at("11T10:00", 7), at("11T14:00", 7)];
    expect(nearest(named, theirs)).toEqual(theirs.slice(0, 3));
    expect(nearest(named, [...theirs, at("10T14:00")])).toEqual([...theirs.slice(0, 2), at("10T14:00")]);
  });

  test("only their times are returned when the request keeps its staff", () => {
    const free = [at("10T10:00"), at("10T14:00"), at("20T18:00", 7), at("11T10:00", 7)];
    expect(nearest({ ...named, keepsStaff: true }, free)).toEqual([at("11T10:00", 7), at("20T18:00", 7)]);
  });

  test("the requested time with them is not an alternative", () => {
    expect(nearest(named, [at("10T14:00", 7)])).toEqual([]);
  });
});

test("availability is not checked anymore once three times are found", () => {
  const starts = ["11", "12", "13", "14", "15"].map((day) => at(`${day}T10:00`).startsAt);
  const seen: Date[] = [];
  nearestAlternatives(asked, starts, ({ startsAt }) => seen.push(startsAt) > 0);
  expect(seen).toEqual(starts.slice(0, 3));
});
