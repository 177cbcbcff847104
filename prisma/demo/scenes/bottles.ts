import {
  type Brush,
  clipped,
  ellipse,
  FLOOR,
  gradient,
  group,
  MIDDLE,
  path,
  type ShapeForm,
  stroke,
} from "./brush.ts";
import { darken, lighten } from "./colour.ts";
import { camellia, leaf } from "./flowers.ts";
import { band, outline, type Turned, turned } from "./lathe.ts";
import { shadow } from "./light.ts";
import { stripes } from "./patterns.ts";

/** Draws clear glass that contains a liquid. */
function vial(brush: Brush, body: Turned, level: number, liquid: string, more = ""): string {
  const shape = outline(body);
  const inner: Turned = {
    ...body,
    profile: body.profile.filter(([, h]) => h <= level).map(([r, h]) => [r - 7, h + 8] as const),
  };
  const widest = Math.max(...body.profile.map(([r]) => r));
  return [
    shadow(body.cx, body.floor, widest, level),
    ellipse(
      body.cx + widest,
      body.floor + 14,
      widest * 0.9,
      22,
      liquid,
      `opacity="0.45" filter="url(#soft)"`,
    ),
    path(shape, lighten(liquid, 0.7), `fill-opacity="0.75"`),
    path(
      outline(inner),
      gradient(
        brush,
        [0, 0, 0, 1],
        [
          [0, lighten(liquid, 0.22)],
          [1, darken(liquid, 0.22)],
        ],
      ),
    ),
    more && clipped(brush, shape, more),
    path(shape, "url(#glossy)", `opacity="0.9"`),
  ].join("");
}

/** Draws a bottle of oil with a flower. */
export const oil: ShapeForm = (brush) => {
  const body: Turned = {
    cx: MIDDLE - 50,
    floor: FLOOR,
    profile: [
      [108, 0],
      [108, 0],
      [108, 150],
      [92, 196],
      [40, 226],
      [34, 240],
      [34, 268],
    ],
  };
  const cap: Turned = {
    cx: MIDDLE - 50,
    floor: FLOOR - 262,
    profile: [
      [42, 0],
      [42, 0],
      [42, 76],
      [42, 76],
    ],
  };
  return [
    vial(
      brush,
      body,
      196,
      brush.body,
      band(body, 36, 132, "#fbf4e6") + band(body, 42, 44, brush.accent) + band(body, 124, 126, brush.accent),
    ),
    camellia(MIDDLE - 52, FLOOR - 54, 40, brush.accent),
    turned(brush, cap, { colour: "#2e2724", glossy: true, withoutShadow: true }),
    shadow(MIDDLE + 170, FLOOR + 62, 76, 20),
    leaf(MIDDLE + 190, FLOOR + 56, -12, 1.1),
    leaf(MIDDLE + 150, FLOOR + 60, 152, 0.9),
    group(`translate(${MIDDLE + 170} ${FLOOR + 36}) scale(1 0.74)`, camellia(0, 0, 82, brush.accent)),
  ].join("");
};

/** Draws a bottle with a pump. */
export const pump: ShapeForm = (brush) => {
  const body: Turned = {
    cx: MIDDLE,
    floor: FLOOR,
    profile: [
      [132, 0],
      [132, 0],
      [132, 252],
      [112, 296],
      [50, 318],
      [46, 330],
    ],
  };
  const collar: Turned = {
    cx: MIDDLE,
    floor: FLOOR - 322,
    profile: [
      [50, 0],
      [50, 0],
      [50, 44],
      [50, 44],
    ],
  };
  const stem: Turned = {
    cx: MIDDLE,
    floor: FLOOR - 366,
    profile: [
      [15, 0],
      [15, 0],
      [15, 40],
      [15, 40],
    ],
  };
  const head = "M436 296Q436 274 458 274H512Q534 274 532 296L524 300H444Z";
  return [
    shadow(MIDDLE, FLOOR, 132, 340),
    turned(brush, body, {
      colour: brush.body,
      glossy: true,
      withoutShadow: true,
      decoration: path(`M${MIDDLE - 78} 470h136v160h-136Z`, brush.accent),
    }),
    stroke(`M${MIDDLE - 46} 512h72M${MIDDLE - 46} 594h72`, brush.body, 4),
    leaf(MIDDLE - 30, 562, -34, 0.5, brush.body),
    leaf(MIDDLE - 8, 570, -84, 0.42, brush.body),
    turned(brush, collar, { colour: brush.accent, withoutShadow: true }),
    turned(brush, stem, { colour: lighten(brush.accent, 0.3), withoutShadow: true }),
    path("M436 280C400 276 370 276 352 290L350 306C372 298 404 300 440 302Z", darken(brush.accent, 0.12)),
    path(head, brush.accent),
    path(head, "url(#round)"),
  ].join("");
};

/** Draws a bottle with a pipette cap. */
export const dropper: ShapeForm = (brush) => {
  const body: Turned = {
    cx: MIDDLE - 30,
    floor: FLOOR,
    profile: [
      [102, 0],
      [102, 0],
      [102, 170],
      [86, 204],
      [42, 222],
      [40, 236],
    ],
  };
  const collar: Turned = {
    cx: MIDDLE - 30,
    floor: FLOOR - 232,
    profile: [
      [50, 0],
      [50, 0],
      [50, 56],
      [50, 56],
    ],
  };
  const bulb: Turned = {
    cx: MIDDLE - 30,
    floor: FLOOR - 286,
    profile: [
      [34, 0],
      [34, 0],
      [38, 20],
      [36, 74],
      [26, 104],
      [6, 116],
    ],
  };
  return [
    turned(brush, body, {
      colour: brush.body,
      glossy: true,
      decoration:
        band(body, 40, 150, "#f3ece0") + band(body, 46, 48, brush.body) + band(body, 142, 144, brush.body),
    }),
    group(
      `translate(${MIDDLE - 34} ${FLOOR - 60})`,
      stroke("M0 42C-30 10 -30 -14 0 -46C30 -14 30 10 0 42Z", brush.body, 4) +
        stroke("M-10 12Q-14 -2 -4 -16", brush.body, 4),
    ),
    turned(brush, collar, {
      colour: "#cfae6a",
      glossy: true,
      withoutShadow: true,
      decoration: stripes([380, 390, 140, 90], 10, darken("#cfae6a", 0.25), 2),
    }),
    turned(brush, bulb, { colour: brush.accent, withoutShadow: true }),
    shadow(MIDDLE + 180, FLOOR + 60, 40, 10),
    path(
      `M${MIDDLE + 130} ${FLOOR + 52}C${MIDDLE + 140} ${FLOOR + 20} ${MIDDLE + 220} ${FLOOR + 20} ${MIDDLE + 236} ${FLOOR + 50}C${MIDDLE + 230} ${FLOOR + 74} ${MIDDLE + 140} ${FLOOR + 76} ${MIDDLE + 130} ${FLOOR + 52}Z`,
      "#e0a94e",
      `fill-opacity="0.85"`,
    ),
    ellipse(MIDDLE + 168, FLOOR + 38, 18, 6, "#ffffff", `opacity="0.8"`),
  ].join("");
};
