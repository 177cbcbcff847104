import { type Brush, clipped, ellipse, FLOOR, MIDDLE, path, type ShapeForm, stroke } from "./brush.ts";
import { darken, lighten } from "./colour.ts";
import { band, outline, type Turned, turned } from "./lathe.ts";

const speckles = (
  { random }: Brush,
  [left, top, width, height]: readonly [number, number, number, number],
  colour: string,
) =>
  Array.from({ length: 70 }, () =>
    ellipse(
      left + random.next() * width,
      top + random.next() * height,
      1.2 + random.next() * 2.2,
      1.2 + random.next() * 1.6,
      colour,
      `opacity="0.55"`,
    ),
  ).join("");

/** Draws a tall cup without a handle. */
export const yunomi: ShapeForm = (brush) => {
  const body: Turned = {
    cx: MIDDLE,
    floor: FLOOR,
    profile: [
      [118, 0],
      [118, 0],
      [132, 34],
      [142, 110],
      [146, 220],
      [150, 320],
    ],
  };
  const decoration =
    band(body, 150, 330, brush.accent) +
    [0, 1, 2, 3, 4]
      .map((drip) =>
        path(
          `M${336 + drip * 62} ${548 + drip * (4 - drip) * 7}q8 ${70 + ((drip * 37) % 55)} 44 0Z`,
          brush.accent,
        ),
      )
      .join("") +
    speckles(brush, [330, 360, 300, 330], darken(brush.body, 0.5));
  return turned(brush, body, {
    colour: brush.body,
    decoration,
    inside: lighten(brush.accent, 0.3),
    filled: { colour: "#b9b36a", below: 26 },
  });
};

/** Draws a tea bowl. */
export const chawan: ShapeForm = (brush) => {
  const body: Turned = {
    cx: MIDDLE,
    floor: FLOOR + 10,
    profile: [
      [84, 0],
      [84, 0],
      [86, 22],
      [86, 22],
      [150, 50],
      [190, 120],
      [200, 190],
      [204, 240],
    ],
  };
  const decoration =
    path("M250 590q60 60 110 8q50 -30 95 22q60 34 110 -18q50 -30 120 10V430H250Z", brush.accent) +
    speckles(brush, [270, 440, 420, 260], darken(brush.accent, 0.6));
  return turned(brush, body, {
    colour: brush.body,
    decoration,
    inside: lighten(brush.accent, 0.1),
    rim: 11,
    filled: { colour: "#8fa650", below: 48 },
  });
};

/** Draws three nested bowls. */
export const bowls: ShapeForm = (brush) => {
  const colours = [brush.body, brush.accent, lighten(brush.body, 0.45)];
  const stack = colours.map((colour, index) => {
    const bowl: Turned = {
      cx: MIDDLE + index * 2,
      floor: FLOOR - index * 62,
      profile: [
        [78, 0],
        [78, 0],
        [82, 20],
        [82, 20],
        [150, 54],
        [186, 104],
        [196, 146],
      ],
    };
    const decoration =
      band(bowl, 118, 126, lighten(colour, 0.6)) + band(bowl, 106, 109, lighten(colour, 0.6));
    return (frontOnly: boolean) =>
      turned(brush, bowl, {
        colour,
        decoration,
        frontOnly,
        withoutShadow: index > 0,
        inside: lighten(colour, 0.35),
      });
  });
  // Draws each bowl from the lowest up, followed by the walls in front of the next one.
  return [
    ...stack.map((bowl) => bowl(false)),
    ...stack
      .slice(0, -1)
      .reverse()
      .map((bowl) => bowl(true)),
  ].join("");
};

/** Draws a mug with its handle. */
export const mug: ShapeForm = (brush) => {
  const body: Turned = {
    cx: MIDDLE - 30,
    floor: FLOOR,
    profile: [
      [144, 0],
      [144, 0],
      [148, 270],
      [148, 270],
    ],
  };
  const handle = "M596 470C680 452 724 500 712 560C704 612 652 642 590 634";
  return [
    stroke(handle, darken(brush.body, 0.34), 40),
    stroke(handle, brush.body, 32),
    stroke("M600 466C674 452 712 496 702 550", lighten(brush.body, 0.5), 8, `opacity="0.8"`),
    turned(brush, body, {
      colour: brush.body,
      glossy: true,
      inside: lighten(brush.body, 0.5),
      filled: { colour: "#6f4a33", below: 30 },
      decoration: band(body, -40, 86, brush.accent) + band(body, 96, 101, brush.accent),
    }),
  ].join("");
};

/** Draws a pair of striped cups for noodle sauce. */
export const choko: ShapeForm = (brush) => {
  const one = (cx: number, floor: number, colour: string, line: string) => {
    const body: Turned = {
      cx,
      floor,
      profile: [
        [90, 0],
        [90, 0],
        [110, 90],
        [124, 190],
      ],
    };
    const stripes = Array.from(
      { length: 9 },
      (_, index) => `M${cx - 112 + index * 28} ${floor - 220}l${(4 - index) * -3} 280`,
    ).join("");
    return turned(brush, body, {
      colour,
      glossy: true,
      inside: "#f4f1ea",
      decoration: clipped(brush, outline(body), stroke(stripes, line, 9)),
    });
  };
  return (
    one(MIDDLE + 118, FLOOR - 40, brush.accent, lighten(brush.accent, 0.7)) +
    one(MIDDLE - 106, FLOOR + 26, lighten(brush.body, 0.3), brush.accent)
  );
};
