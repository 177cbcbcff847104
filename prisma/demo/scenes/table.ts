import {
  type Brush,
  disc,
  ellipse,
  FLOOR,
  gradient,
  group,
  MIDDLE,
  type Point,
  path,
  type ShapeForm,
  stroke,
  TILT,
} from "./brush.ts";
import { darken, lighten } from "./colour.ts";
import { band, type Turned, turned } from "./lathe.ts";
import { shadow } from "./light.ts";
import { prism, prismShadow, rectangle } from "./prism.ts";

const dish = (
  brush: Brush,
  floor: number,
  r: number,
  colour: string,
  more: Partial<Parameters<typeof turned>[2]> = {},
) =>
  turned(
    brush,
    {
      cx: MIDDLE,
      floor,
      profile: [
        [r * 0.52, 0],
        [r * 0.52, 0],
        [r * 0.62, 8],
        [r * 0.9, 20],
        [r, 36],
      ],
    },
    { colour, inside: lighten(colour, 0.12), rim: r * 0.045, ...more },
  );

const mixed = (colour: string) => lighten(colour, 0.3);

/** Draws stacked plates of three sizes. */
export const plates: ShapeForm = (brush) => {
  const { body, accent } = brush;
  const top = FLOOR - 66;
  return [
    dish(brush, FLOOR + 20, 285, body),
    dish(brush, FLOOR - 10, 232, mixed(body), { withoutShadow: true }),
    dish(brush, FLOOR - 38, 180, accent, { withoutShadow: true }),
    disc(MIDDLE, top - 4, 104, "none", `stroke="${lighten(accent, 0.6)}" stroke-width="2.5"`),
    ...[-46, 0, 46].map((turn) =>
      group(
        `translate(${MIDDLE} ${top + 14}) scale(1 ${TILT}) rotate(${turn})`,
        path("M0 0C-40 -44 -34 -104 0 -140C34 -104 40 -44 0 0Z", lighten(accent, 0.72)) +
          stroke("M0 -6V-112", darken(accent, 0.1), 4),
      ),
    ),
  ].join("");
};

/** Draws a teapot with a side handle. */
export const kyusu: ShapeForm = (brush) => {
  const { body, accent } = brush;
  const pot: Turned = {
    cx: MIDDLE - 20,
    floor: FLOOR,
    profile: [
      [108, 0],
      [108, 0],
      [150, 30],
      [178, 96],
      [168, 160],
      [118, 208],
      [96, 216],
    ],
  };
  const lid: Turned = {
    cx: MIDDLE - 20,
    floor: FLOOR - 212,
    profile: [
      [100, 0],
      [100, 0],
      [92, 14],
      [40, 30],
      [16, 34],
    ],
  };
  const knob: Turned = {
    cx: MIDDLE - 20,
    floor: FLOOR - 248,
    profile: [
      [13, 0],
      [22, 14],
      [23, 24],
      [10, 34],
    ],
  };
  const metal = gradient(
    brush,
    [0, 0, 0.2, 1],
    [
      [0, lighten(body, 0.4)],
      [0.4, body],
      [1, darken(body, 0.45)],
    ],
  );
  return [
    shadow(MIDDLE + 10, FLOOR, 180, 200),
    path("M610 566C650 540 700 520 758 498a17 26 -24 0 1 22 48C726 566 670 602 628 634Z", metal),
    ellipse(770, 521, 16, 27, darken(body, 0.3), `transform="rotate(-24 770 521)"`),
    path("M306 578C262 560 240 520 226 470l34 -12C272 500 290 524 330 536Z", metal),
    ellipse(243, 464, 19, 9, darken(body, 0.65), `transform="rotate(-16 243 464)"`),
    turned(brush, pot, {
      colour: body,
      withoutShadow: true,
      decoration: band(pot, 128, 136, accent) + band(pot, 112, 115, accent),
    }),
    turned(brush, lid, { colour: body, withoutShadow: true }),
    turned(brush, knob, { colour: accent, withoutShadow: true }),
  ].join("");
};

/** Draws a sake flask and its cups. */
export const sake: ShapeForm = (brush) => {
  const flask: Turned = {
    cx: MIDDLE - 80,
    floor: FLOOR - 20,
    profile: [
      [82, 0],
      [82, 0],
      [106, 30],
      [116, 110],
      [104, 190],
      [52, 262],
      [38, 300],
      [42, 336],
      [60, 366],
    ],
  };
  const cup = (cx: number, floor: number, colour: string) =>
    turned(
      brush,
      {
        cx,
        floor,
        profile: [
          [34, 0],
          [34, 0],
          [36, 10],
          [62, 40],
          [70, 88],
        ],
      },
      { colour, inside: lighten(colour, 0.5), rim: 6, filled: { colour: "#efe9d6", below: 12 } },
    );
  return [
    turned(brush, flask, {
      colour: brush.body,
      glossy: true,
      inside: darken(brush.body, 0.5),
      decoration: band(flask, -20, 120, brush.accent) + band(flask, 130, 134, brush.accent),
    }),
    cup(MIDDLE + 128, FLOOR - 8, brush.accent),
    cup(MIDDLE + 40, FLOOR + 62, brush.body),
  ].join("");
};

/** Draws two pairs of chopsticks on their rests. */
export const chopsticks: ShapeForm = (brush) => {
  const mat = { floor: FLOOR - 20, outline: rectangle(600, 400, -14), height: 6 };
  const pair = (offset: number, colour: string) => {
    const rest = {
      floor: FLOOR - 20,
      outline: rectangle(34, 120, -14, [-190, offset]),
      height: 22,
      bottom: 6,
    };
    const sticks = [-20, 20].map((shift): string => {
      const [y1, y2] = [FLOOR + offset * 0.34 + shift * 0.45 + 10, FLOOR + offset * 0.34 + shift * 0.2 - 118];
      const tip = `M${238 + offset * 0.3} ${y1 - 4}L${724 + offset * 0.3} ${y2 - 9}l4 15L${239 + offset * 0.3} ${y1 + 3}Z`;
      const handle = `M${560 + offset * 0.3} ${y1 + (y2 - y1) * 0.66 - 7}L${724 + offset * 0.3} ${y2 - 9}l4 15L${562 + offset * 0.3} ${y1 + (y2 - y1) * 0.66 + 6}Z`;
      return (
        group("translate(10 22)", path(tip, "#1e120c", `opacity="0.3" filter="url(#near)"`)) +
        path(
          tip,
          gradient(
            brush,
            [0, 0, 0.1, 1],
            [
              [0, lighten(colour, 0.35)],
              [1, darken(colour, 0.35)],
            ],
          ),
        ) +
        path(handle, brush.accent, `opacity="0.95"`)
      );
    });
    return prism(brush, rest, lighten(brush.accent, 0.55)) + sticks.join("");
  };
  return (
    prismShadow(mat) +
    prism(brush, mat, lighten(brush.accent, 0.72)) +
    pair(-110, brush.body) +
    pair(70, darken(brush.body, 0.35))
  );
};

/** Draws a narrow vase with one branch. */
export const vase: ShapeForm = (brush) => {
  const body: Turned = {
    cx: MIDDLE,
    floor: FLOOR,
    profile: [
      [74, 0],
      [74, 0],
      [110, 30],
      [138, 104],
      [122, 180],
      [58, 236],
      [40, 276],
      [52, 300],
    ],
  };
  const blossoms: Point[] = [
    [610, 190],
    [560, 262],
    [650, 236],
    [520, 316],
    [420, 216],
    [384, 276],
    [700, 160],
  ];
  const twigs = stroke(
    "M480 392C486 330 540 262 700 158M516 300C470 280 430 250 412 206M566 248C600 240 640 250 656 232",
    darken("#6b4a38", 0.2),
    7,
  );
  const flowers = blossoms
    .map(
      ([x, y], index) =>
        [0, 72, 144, 216, 288]
          .map((turn) =>
            group(
              `translate(${x} ${y}) rotate(${turn + index * 19})`,
              ellipse(0, -13, 9, 12, index % 3 ? brush.accent : lighten(brush.accent, 0.45)),
            ),
          )
          .join("") + ellipse(x, y, 5, 5, "#e8c15a"),
    )
    .join("");
  const lines = [40, 62, 150, 172]
    .map((height) => band(body, height, height + 5, lighten(brush.body, 0.35)))
    .join("");
  return (
    shadow(MIDDLE, FLOOR, 110, 300) +
    turned(brush, body, {
      colour: brush.body,
      withoutShadow: true,
      inside: darken(brush.body, 0.6),
      decoration: lines,
    }) +
    twigs +
    flowers
  );
};
