import {
  type Brush,
  clipped,
  disc,
  ellipse,
  FLOOR,
  formatNumber,
  glow,
  group,
  MIDDLE,
  path,
  type ShapeForm,
  stroke,
} from "./brush.ts";
import { darken, lighten, mix } from "./colour.ts";
import { band, outline, type Turned, turned } from "./lathe.ts";
import { shadow } from "./light.ts";
import { stripes } from "./patterns.ts";
import { prism, project, rectangle } from "./prism.ts";
import { board } from "./serving.ts";

/** Draws a bar of bean jelly with slices in front of it. */
export const yokan: ShapeForm = (brush) => {
  const { body, accent } = brush;
  const bar = {
    cx: MIDDLE + 30,
    floor: FLOOR - 66,
    outline: rectangle(360, 120, -16),
    height: 110,
    bottom: 20,
  };
  const slices = [0, 1, 2].map((index) => {
    const slice = {
      cx: MIDDLE - 110 + index * 92,
      floor: FLOOR + 52 - index * 26,
      outline: rectangle(38, 120, -16),
      height: 110,
      bottom: 20,
    };
    const beans = [
      [-30, 40],
      [16, 70],
      [-8, 92],
      [34, 34],
    ].map(([along = 0, high = 0]) => {
      const [corner = [0, 0]] = rectangle(0, 0, -16, [-19, along]);
      const [x, y] = project(slice, corner, 10 + high);
      return ellipse(x, y, 5, 8, lighten(body, 0.4), `opacity="0.75"`);
    });
    return prism(brush, slice, body, lighten(body, 0.14)) + beans.join("");
  });
  const leaf = (turn: number) =>
    group(
      `translate(${MIDDLE + 214} ${FLOOR + 30}) scale(1 0.5) rotate(${turn})`,
      path("M0 0C50 -44 130 -40 176 0C130 36 50 38 0 0Z", accent) +
        stroke("M0 0H164", darken(accent, 0.3), 4),
    );
  return [
    board(brush, 650, 500, -16),
    prism(brush, bar, body, lighten(body, 0.14)),
    stroke("M352 556L652 470", "#ffffff", 5, `opacity="0.22"`),
    ...slices,
    leaf(-20),
    leaf(-64),
  ].join("");
};

/** Draws one sugar star. */
const star = (brush: Brush, x: number, y: number, r: number, colour: string) => {
  const fill = glow(brush, [
    [0, "#ffffff"],
    [0.5, colour],
    [1, darken(colour, 0.22)],
  ]);
  const knobs = Array.from({ length: 9 }, (_, index) =>
    ellipse(
      x + Math.cos(index * 0.7) * r * 0.68,
      y + Math.sin(index * 0.7) * r * 0.68,
      r * 0.36,
      r * 0.36,
      fill,
    ),
  );
  return ellipse(x, y, r * 0.8, r * 0.8, fill) + knobs.join("");
};

const SUGAR = ["#f1b9c4", "#f5e3a3", "#bfe0d2", "#fdf6ee", "#c9c4ea"];

/** Draws a jar of sugar stars. */
export const konpeito: ShapeForm = (brush) => {
  const body: Turned = {
    cx: MIDDLE - 30,
    floor: FLOOR,
    profile: [
      [138, 0],
      [138, 0],
      [142, 80],
      [136, 190],
      [96, 236],
      [92, 262],
    ],
  };
  const cork: Turned = {
    cx: MIDDLE - 30,
    floor: FLOOR - 250,
    profile: [
      [88, 0],
      [88, 0],
      [96, 54],
      [96, 54],
    ],
  };
  const tint = (index: number) => SUGAR[index % SUGAR.length] ?? brush.accent;
  const inside = Array.from({ length: 96 }, (_, index) =>
    star(
      brush,
      346 + (index % 11) * 22 + brush.random.integer(-7, 7),
      690 - Math.floor(index / 11) * 22 + brush.random.integer(-5, 12),
      15,
      tint(brush.random.integer(0, 4)),
    ),
  );
  const outside = [
    [196, 44],
    [244, 70],
    [172, 92],
    [286, 52],
    [226, 110],
  ].map(
    ([x = 0, y = 0], index) =>
      ellipse(MIDDLE + x + 6, FLOOR + y + 12, 26, 9, "url(#contact)", `opacity="0.6"`) +
      star(brush, MIDDLE + x, FLOOR + y, 20, tint(index)),
  );
  return [
    shadow(MIDDLE - 30, FLOOR, 130, 240),
    path(outline(body), brush.body, `fill-opacity="0.55"`),
    clipped(brush, outline(body), inside.join("")),
    path(outline(body), "url(#glossy)", `opacity="0.7"`),
    disc(MIDDLE - 30, FLOOR - 262, 92, "#ffffff", `opacity="0.5"`),
    turned(brush, cork, { colour: "#c99e6a", withoutShadow: true }),
    stroke(`M${MIDDLE - 124} ${FLOOR - 244}q94 50 188 0`, brush.accent, 9),
    stroke(
      `M${MIDDLE - 30} ${FLOOR - 220}c-50 -40 -90 20 0 0c50 -40 90 20 0 0q-20 40 -34 66M${MIDDLE - 30} ${FLOOR - 220}q26 40 44 58`,
      brush.accent,
      7,
    ),
    ...outside,
  ].join("");
};

/** Draws dark sugared sticks in a paper cone. */
export const karinto: ShapeForm = (brush) => {
  const stick = (x: number, y: number, turn: number, length: number) => {
    const line = `M${-length / 2} 0q${length / 4} -12 ${length / 2} 0t${length / 2} 0`;
    const tone = mix(brush.body, "#8a5330", brush.random.next() * 0.4);
    return group(
      `translate(${formatNumber(x)} ${formatNumber(y)}) rotate(${turn})`,
      stroke(line, darken(tone, 0.45), 25) +
        stroke(line, tone, 20) +
        stroke(
          `M${-length / 2 + 6} -5q${length / 4} -10 ${length / 2 - 8} -1`,
          lighten(tone, 0.5),
          4,
          `opacity="0.6"`,
        ),
    );
  };
  const inBowl = Array.from({ length: 48 }, () => ({
    x: MIDDLE - 20 + (brush.random.next() - 0.5) * 310,
    y: FLOOR - 150 + (brush.random.next() - 0.5) * 70,
  })).sort((a, b) => a.y - b.y);
  const body: Turned = {
    cx: MIDDLE - 20,
    floor: FLOOR + 6,
    profile: [
      [104, 0],
      [104, 0],
      [150, 24],
      [194, 90],
      [206, 146],
    ],
  };
  const lines = clipped(
    brush,
    outline(body),
    stripes([240, 520, 440, 200], 24, darken(brush.accent, 0.18), 3),
  );
  return [
    turned(brush, body, { colour: brush.accent, decoration: lines, inside: darken(brush.accent, 0.3) }),
    ...inBowl.map(({ x, y }) =>
      stick(
        x,
        y - 26 + Math.abs(x - MIDDLE + 20) * 0.22,
        brush.random.integer(-70, 70),
        brush.random.integer(70, 100),
      ),
    ),
    turned(brush, body, {
      colour: brush.accent,
      decoration: lines + band(body, 118, 124, darken(brush.accent, 0.3)),
      frontOnly: true,
    }),
    ellipse(MIDDLE + 246, FLOOR + 76, 70, 20, "url(#contact)", `opacity="0.5"`),
    stick(MIDDLE + 226, FLOOR + 54, -16, 100),
    stick(MIDDLE + 262, FLOOR + 74, 24, 92),
  ].join("");
};
