import { expect, it } from "vitest";
import { areSeparate, type WeeklySpan } from "./weeklySpans.ts";

const span = (weekday: number, startMinute: number, endMinute: number): WeeklySpan => ({
  weekday,
  startMinute,
  endMinute,
});

it.each<[boolean, WeeklySpan[]]>([
  [true, []],
  [true, [span(1, 600, 720), span(1, 720, 840)]],
  [true, [span(1, 720, 840), span(1, 600, 720)]],
  [true, [span(1, 600, 720), span(2, 600, 720)]],
  [false, [span(1, 600, 721), span(1, 720, 840)]],
  [false, [span(1, 720, 840), span(2, 0, 1440), span(1, 600, 721)]],
  [false, [span(7, 600, 720), span(7, 600, 720)]],
])("tells (%s) whether ranges of a weekday are apart: %j", (apart, spans) => {
  expect(areSeparate(spans)).toBe(apart);
});
