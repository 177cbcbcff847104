import {
  disc,
  ellipse,
  FLOOR,
  formatNumber,
  gradient,
  group,
  MIDDLE,
  path,
  type ShapeForm,
  stroke,
  TILT,
} from "./brush.ts";
import { darken, lighten } from "./colour.ts";
import { band, outline, type Turned, turned } from "./lathe.ts";
import { shadow } from "./light.ts";

/** Draws a bowl of whisked tea and the whisk. */
export const whisk: ShapeForm = (brush) => {
  const bowl: Turned = {
    cx: MIDDLE - 84,
    floor: FLOOR + 14,
    profile: [
      [80, 0],
      [80, 0],
      [82, 20],
      [82, 20],
      [138, 46],
      [172, 108],
      [180, 206],
    ],
  };
  const [cx, floor] = [MIDDLE + 214, FLOOR + 24];
  const bamboo = "#dcb878";
  const tines = Array.from({ length: 25 }, (_, index) => {
    const part = index / 12 - 1;
    return `M${formatNumber(cx + part * 27)} ${floor - 112}Q${formatNumber(cx + part * 92)} ${floor - 50} ${formatNumber(cx + part * 58)} ${formatNumber(floor + 6 + (1 - part * part) * 16)}`;
  });
  const handle: Turned = {
    cx,
    floor: floor - 108,
    profile: [
      [29, 0],
      [29, 0],
      [28, 112],
      [28, 112],
    ],
  };
  return [
    turned(brush, bowl, {
      colour: brush.body,
      inside: lighten(brush.body, 0.18),
      rim: 10,
      filled: { colour: brush.accent, below: 30 },
      decoration: band(bowl, 120, 240, darken(brush.body, 0.4), `opacity="0.5"`),
    }),
    ...Array.from({ length: 26 }, () => {
      const [angle, away] = [brush.random.next() * 6.3, Math.sqrt(brush.random.next()) * 116];
      return ellipse(
        bowl.cx + Math.cos(angle) * away,
        FLOOR - 156 + Math.sin(angle) * away * TILT * 0.86,
        4 + brush.random.next() * 5,
        2 + brush.random.next() * 2,
        lighten(brush.accent, 0.42),
        `opacity="0.8"`,
      );
    }),
    shadow(cx, floor + 14, 66, 200),
    path(
      `M${cx - 27} ${floor - 112}Q${cx - 92} ${floor - 50} ${cx - 58} ${floor + 6}Q${cx} ${floor + 38} ${cx + 58} ${floor + 6}Q${cx + 92} ${floor - 50} ${cx + 27} ${floor - 112}Z`,
      darken(bamboo, 0.36),
    ),
    stroke(tines.join(""), lighten(bamboo, 0.25), 2.6),
    stroke(`M${cx - 40} ${floor - 88}Q${cx} ${floor - 66} ${cx + 40} ${floor - 88}`, "#3a2a22", 5),
    turned(brush, handle, {
      colour: bamboo,
      withoutShadow: true,
      decoration: band(handle, 60, 64, darken(bamboo, 0.4)),
    }),
  ].join("");
};

/** Draws a lidded bowl on its saucer. */
export const gaiwan: ShapeForm = (brush) => {
  const { body, accent } = brush;
  const saucer: Turned = {
    cx: MIDDLE,
    floor: FLOOR + 16,
    profile: [
      [92, 0],
      [92, 0],
      [130, 10],
      [196, 30],
      [204, 42],
    ],
  };
  const bowl: Turned = {
    cx: MIDDLE,
    floor: FLOOR - 2,
    profile: [
      [62, 0],
      [62, 0],
      [66, 16],
      [112, 70],
      [138, 130],
      [164, 186],
    ],
  };
  const lid: Turned = {
    cx: MIDDLE,
    floor: FLOOR - 186,
    profile: [
      [140, 0],
      [140, 0],
      [118, 32],
      [60, 56],
      [36, 60],
    ],
  };
  const knob: Turned = {
    cx: MIDDLE,
    floor: FLOOR - 238,
    profile: [
      [24, 0],
      [22, 10],
      [34, 26],
      [35, 30],
    ],
  };
  const sprig =
    stroke("M392 640C430 590 470 570 560 548", accent, 5) +
    [
      [420, 606, -60],
      [452, 600, 10],
      [470, 572, -70],
      [506, 578, 16],
      [528, 548, -64],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        group(`translate(${x} ${y}) rotate(${turn})`, ellipse(0, 0, 24, 9, accent)),
      )
      .join("");
  return [
    turned(brush, saucer, {
      colour: body,
      glossy: true,
      inside: lighten(body, 0.4),
      decoration: band(saucer, 34, 44, accent),
    }),
    turned(brush, bowl, {
      colour: body,
      glossy: true,
      inside: lighten(body, 0.3),
      decoration: sprig + band(bowl, 172, 178, accent),
    }),
    turned(brush, lid, {
      colour: body,
      glossy: true,
      withoutShadow: true,
      decoration: band(lid, 8, 13, accent),
    }),
    turned(brush, knob, {
      colour: body,
      glossy: true,
      withoutShadow: true,
      inside: darken(body, 0.12),
      rim: 5,
    }),
  ].join("");
};

/** Draws a glass of cold tea with ice. */
export const glass: ShapeForm = (brush) => {
  const body: Turned = {
    cx: MIDDLE - 20,
    floor: FLOOR,
    profile: [
      [98, 0],
      [98, 0],
      [104, 6],
      [132, 372],
      [132, 372],
    ],
  };
  const tea = {
    ...body,
    profile: [
      [92, 14],
      [92, 14],
      [100, 22],
      [124, 318],
      [124, 318],
    ] as const,
  };
  const ice = [
    [402, 386, -14],
    [486, 366, 18],
    [438, 436, 34],
    [520, 436, -22],
  ].map(([x = 0, y = 0, turn = 0]) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      `<rect x="-34" y="-34" width="68" height="68" rx="13" fill="#ffffff" fill-opacity="0.3" stroke="#ffffff" stroke-opacity="0.6" stroke-width="2.5"/><path d="M-24 -22h30v8h-30Z" fill="#ffffff" opacity="0.5"/>`,
    ),
  );
  const liquid = gradient(
    brush,
    [0, 0, 0, 1],
    [
      [0, lighten(brush.body, 0.3), 0.9],
      [1, darken(brush.body, 0.25), 0.96],
    ],
  );
  const leaf = (x: number, y: number, turn: number) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      path("M0 0C20 -36 70 -36 96 -4C64 22 22 24 0 0Z", brush.accent) +
        stroke("M0 0Q46 -10 92 -4", darken(brush.accent, 0.3), 3),
    );
  return [
    shadow(body.cx, FLOOR, 110, 330),
    ellipse(
      body.cx + 150,
      FLOOR + 10,
      120,
      26,
      lighten(brush.body, 0.2),
      `opacity="0.5" filter="url(#soft)"`,
    ),
    path(outline(body), "#ffffff", `fill-opacity="0.28"`),
    path(outline({ ...tea, floor: FLOOR }), liquid),
    disc(body.cx, FLOOR - 318, 124, lighten(brush.body, 0.35)),
    ...ice,
    path(outline(body), "url(#glossy)", `opacity="0.55"`),
    disc(body.cx, FLOOR - 372, 132, "none", `stroke="#ffffff" stroke-width="5" stroke-opacity="0.85"`),
    leaf(540, 330, -40),
    leaf(556, 346, 4),
  ].join("");
};
