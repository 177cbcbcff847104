import {
  clipped,
  disc,
  ellipse,
  FLOOR,
  formatNumber,
  glow,
  gradient,
  group,
  MIDDLE,
  path,
  type ShapeForm,
  stroke,
  TILT,
} from "./brush.ts";
import { darken, lighten } from "./colour.ts";
import { type Turned, turned } from "./lathe.ts";
import { shadow } from "./light.ts";
import { prism, prismShadow, project, rectangle } from "./prism.ts";
import { board, plate } from "./serving.ts";

/** Draws small filled cakes, one broken open. */
export const pineappleCakes: ShapeForm = (brush) => {
  const cake = (cx: number, floor: number, degrees: number) => {
    const solid = { cx, floor, outline: rectangle(142, 104, degrees), height: 66, bottom: 20 };
    return (
      prismShadow({ ...solid, floor: floor - 18, height: 50 }) +
      prism(brush, solid, brush.body, lighten(brush.body, 0.12)) +
      toast(solid, degrees)
    );
  };
  const toast = (
    solid: Parameters<typeof project>[0] & { bottom: number; height: number },
    degrees: number,
  ) => {
    const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = rectangle(118, 80, degrees).map((point) =>
      project(solid, point, solid.bottom + solid.height),
    );
    return path(
      `M${formatNumber(a[0])} ${formatNumber(a[1])}L${formatNumber(b[0])} ${formatNumber(b[1])}L${formatNumber(c[0])} ${formatNumber(c[1])}L${formatNumber(d[0])} ${formatNumber(d[1])}Z`,
      "none",
      `stroke="${brush.accent}" stroke-width="9" stroke-linejoin="round" opacity="0.4" filter="url(#near)"`,
    );
  };
  const half = {
    cx: MIDDLE + 136,
    floor: FLOOR + 34,
    outline: rectangle(84, 104, -20),
    height: 66,
    bottom: 20,
  };
  const face = [
    [-42, 40, 12],
    [-42, -40, 12],
    [-42, -40, 54],
    [-42, 40, 54],
  ].map(([x = 0, y = 0, h = 0]) => {
    const [corner = [0, 0]] = rectangle(0, 0, -20, [x, y]);
    return project(half, corner, 20 + h);
  });
  return [
    board(brush, 620, 640, -12, "#8c6444"),
    cake(MIDDLE - 10, FLOOR - 104, -20),
    cake(MIDDLE + 176, FLOOR - 84, -14),
    cake(MIDDLE - 170, FLOOR - 30, -26),
    cake(MIDDLE - 10, FLOOR + 2, -18),
    prism(brush, half, brush.body, lighten(brush.body, 0.12)),
    path(
      `M${face.map(([x, y]) => `${formatNumber(x)} ${formatNumber(y)}`).join("L")}Z`,
      "#c98a1e",
      `stroke="#b57418" stroke-width="3" stroke-linejoin="round"`,
    ),
    ...Array.from({ length: 16 }, () =>
      ellipse(
        MIDDLE + 40 + brush.random.next() * 130,
        FLOOR + 40 + brush.random.next() * 46,
        2 + brush.random.next() * 4,
        2 + brush.random.next() * 2,
        darken(brush.body, 0.1),
      ),
    ),
  ].join("");
};

/** Draws a stack of filled pancakes. */
export const dorayaki: ShapeForm = (brush) => {
  const one = (cx: number, floor: number, r: number) => {
    const half = (up: boolean, y: number): Turned => ({
      cx,
      floor: y,
      profile: up
        ? [
            [r, 0],
            [r * 1.02, 8],
            [r * 0.86, 30],
            [r * 0.4, 44],
            [4, 47],
          ]
        : [
            [r * 0.74, 0],
            [r * 0.94, 10],
            [r, 26],
            [r * 0.98, 32],
          ],
    });
    return (
      ellipse(cx + r * 0.2, floor + 8, r * 1.15, r * 0.36, "url(#contact)", `opacity="0.7"`) +
      turned(brush, half(false, floor), { colour: lighten(brush.body, 0.35), withoutShadow: true }) +
      turned(
        brush,
        {
          cx,
          floor: floor - 28,
          profile: [
            [r * 0.94, 0],
            [r * 0.97, 8],
            [r * 0.94, 16],
          ],
        },
        { colour: brush.accent, withoutShadow: true },
      ) +
      turned(brush, half(true, floor - 42), {
        colour: lighten(brush.body, 0.4),
        withoutShadow: true,
        decoration:
          disc(cx, floor - 78, r * 0.9, brush.body) +
          disc(cx, floor - 82, r * 0.74, darken(brush.body, 0.1)) +
          path(`M${cx - r} ${floor - 54}h${r * 2}v-60h${-r * 2}Z`, brush.body),
      })
    );
  };
  return (
    plate(brush, 300, "#dfe3e2") +
    one(MIDDLE - 116, FLOOR - 26, 136) +
    one(MIDDLE + 120, FLOOR - 30, 136) +
    one(MIDDLE + 2, FLOOR - 92, 136)
  );
};

/** Draws rice crackers, leaning and lying, with a strip of seaweed. */
export const senbei: ShapeForm = (brush) => {
  const lying = (cx: number, floor: number, r: number) => {
    const body: Turned = {
      cx,
      floor,
      profile: [
        [r, 0],
        [r + 3, 9],
        [r, 18],
      ],
    };
    const seaweed = `M${cx - r * 0.32} ${floor - 18 - r * 0.4}h${r * 0.64}v${r * 0.8 + 30}h${-r * 0.64}Z`;
    return (
      turned(brush, body, { colour: brush.body, withoutShadow: true }) +
      clipped(
        brush,
        `M${cx - r} ${floor - 18}a${r} ${formatNumber(r * TILT)} 0 1 1 ${r * 2} 0v18a${r} ${formatNumber(r * TILT)} 0 0 1 ${-r * 2} 0Z`,
        disc(cx, floor - 18, r * 0.86, darken(brush.body, 0.12), `opacity="0.6"`) +
          path(seaweed, brush.accent) +
          path(seaweed, "url(#round)", `opacity="0.5"`),
      )
    );
  };
  const pile = [0, 1, 2, 3, 4]
    .map((index) => lying(MIDDLE - 116 + (index % 2) * 10, FLOOR + 4 - index * 22, 148))
    .join("");
  const [cx, cy] = [MIDDLE + 136, FLOOR - 86];
  const leaning = group(
    `rotate(-8 ${cx} ${cy})`,
    ellipse(cx + 7, cy + 4, 122, 142, darken(brush.body, 0.4)) +
      ellipse(
        cx,
        cy,
        122,
        142,
        glow(brush, [
          [0, lighten(brush.body, 0.34)],
          [0.55, brush.body],
          [1, darken(brush.body, 0.22)],
        ]),
      ) +
      Array.from({ length: 30 }, () =>
        ellipse(
          cx + (brush.random.next() - 0.5) * 170,
          cy + (brush.random.next() - 0.5) * 200,
          4 + brush.random.next() * 9,
          3 + brush.random.next() * 7,
          brush.random.chance(0.5) ? darken(brush.body, 0.28) : lighten(brush.body, 0.3),
          `opacity="0.4"`,
        ),
      ).join("") +
      path(
        `M${cx - 40} ${cy - 44}h80v186q-40 8 -80 0Z`,
        gradient(
          brush,
          [0, 0, 1, 0],
          [
            [0, lighten(brush.accent, 0.14)],
            [1, darken(brush.accent, 0.3)],
          ],
        ),
      ),
  );
  return shadow(MIDDLE - 100, FLOOR + 8, 156, 120) + shadow(cx, FLOOR + 48, 90, 200) + pile + leaning;
};

/** Draws slices of sponge cake with a dark crust on top and bottom. */
export const castella: ShapeForm = (brush) => {
  const slice = (cx: number, floor: number, width: number, degrees: number) => {
    const layer = (bottom: number, height: number, colour: string) =>
      prism(
        brush,
        { cx, floor, outline: rectangle(width, 150, degrees), height, bottom },
        colour,
        lighten(colour, 0.1),
      );
    return layer(20, 10, brush.accent) + layer(30, 108, brush.body) + layer(138, 12, brush.accent);
  };
  const fork = stroke("M640 742L776 706M776 706l40 -20M780 708l42 -6", "#9a7b52", 7);
  return [
    board(brush, 650, 520, -14, "#d8c3a0"),
    slice(MIDDLE + 100, FLOOR - 64, 280, -14),
    slice(MIDDLE - 78, FLOOR + 16, 56, -14),
    slice(MIDDLE - 158, FLOOR + 44, 56, -22),
    fork,
  ].join("");
};
