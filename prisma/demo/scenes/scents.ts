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
  type Point,
  path,
  polygon,
  type ShapeForm,
  stroke,
} from "./brush.ts";
import { darken, lighten } from "./colour.ts";
import { band, type Turned, turned } from "./lathe.ts";
import { shadow } from "./light.ts";
import { dots } from "./patterns.ts";
import { prism, prismShadow, project, rectangle } from "./prism.ts";

/** Draws a glowing incense stick with smoke in a dish of ash. */
export const incense: ShapeForm = (brush) => {
  const { body, accent } = brush;
  const bowl: Turned = {
    cx: MIDDLE - 60,
    floor: FLOOR,
    profile: [
      [92, 0],
      [92, 0],
      [128, 18],
      [146, 64],
      [140, 122],
      [134, 132],
    ],
  };
  const smoke = "M446 250C420 200 486 170 456 120S500 40 470 -20";
  const box = { cx: MIDDLE + 180, floor: FLOOR + 40, outline: rectangle(76, 280, 58), height: 40 };
  return [
    stroke(smoke, "#ffffff", 24, `opacity="0.3" filter="url(#near)"`),
    stroke(smoke, "#ffffff", 6, `opacity="0.5" filter="url(#near)"`),
    prismShadow(box),
    prism(brush, box, accent),
    ...[-22, 0, 22].map((shift) => {
      const [from, to] = [[shift, -128] as Point, [shift, 118] as Point].map(([x, y]) => {
        const [corner = [0, 0]] = rectangle(0, 0, 58, [x, y]);
        return project(box, corner, 44);
      }) as [Point, Point];
      return stroke(
        `M${formatNumber(from[0])} ${formatNumber(from[1])}L${formatNumber(to[0])} ${formatNumber(to[1])}`,
        darken(body, 0.2),
        6,
      );
    }),
    turned(brush, bowl, {
      colour: body,
      inside: "#8d857c",
      rim: 12,
      filled: { colour: "#cfc8bd", below: 12 },
      decoration: band(bowl, 84, 90, lighten(accent, 0.2)) + band(bowl, 72, 75, lighten(accent, 0.2)),
    }),
    stroke("M428 560L446 262", darken("#6f5138", 0.2), 7),
    stroke("M445.400 276L446 262", "#f2803a", 8),
    ellipse(446, 262, 16, 16, "#ffb066", `opacity="0.45" filter="url(#near)"`),
  ].join("");
};

/** Draws incense cones, one of them on its stand. */
export const cones: ShapeForm = (brush) => {
  const cone = (cx: number, floor: number, size: number) =>
    turned(
      brush,
      {
        cx,
        floor,
        profile: [
          [size * 0.42, 0],
          [size * 0.44, 4],
          [size * 0.24, size * 0.55],
          [size * 0.05, size],
          [1, size * 1.02],
        ],
      },
      { colour: brush.body },
    );
  const stand: Turned = {
    cx: MIDDLE - 40,
    floor: FLOOR - 10,
    profile: [
      [120, 0],
      [120, 0],
      [190, 14],
      [206, 34],
      [206, 44],
    ],
  };
  const smoke = "M446 420C414 360 490 320 452 256S498 150 462 70";
  return [
    stroke(smoke, "#ffffff", 26, `opacity="0.3" filter="url(#near)"`),
    stroke(smoke, "#ffffff", 7, `opacity="0.5" filter="url(#near)"`),
    turned(brush, stand, { colour: brush.accent, inside: lighten(brush.accent, 0.2) }),
    disc(MIDDLE - 40, FLOOR - 50, 120, darken(brush.accent, 0.2), `opacity="0.4"`),
    cone(MIDDLE - 34, FLOOR - 52, 176),
    ellipse(MIDDLE - 34, FLOOR - 226, 9, 9, "#f2803a"),
    cone(MIDDLE + 224, FLOOR + 6, 122),
    cone(MIDDLE + 150, FLOOR + 66, 122),
    cone(MIDDLE - 190, FLOOR + 86, 122),
  ].join("");
};

/** Draws a small bag with a drawstring. */
export const sachet: ShapeForm = (brush) => {
  const { body, accent } = brush;
  const bag =
    "M352 690C312 640 330 540 400 470C430 446 530 446 560 470C630 540 648 640 608 690C580 722 380 722 352 690Z";
  const frill =
    "M398 474C372 440 366 396 380 362L412 384L440 350L470 380L500 348L530 382L560 356L584 366C594 400 588 440 562 474Q480 500 398 474Z";
  const light = glow(brush, [
    [0, "#ffffff", 0.34],
    [0.5, "#ffffff", 0],
    [1, "#1e120c", 0.46],
  ]);
  const fill = (d: string) =>
    path(d, body) +
    clipped(
      brush,
      d,
      dots([310, 330, 350, 400], 44, accent, 8) + dots([332, 352, 350, 400], 44, lighten(body, 0.4), 4),
    ) +
    path(d, light);
  return [
    shadow(MIDDLE, FLOOR + 14, 140, 220),
    fill(bag),
    fill(frill),
    stroke(
      "M420 490C400 540 388 600 392 660M540 490C560 540 572 600 568 660M480 498V580M412 400C420 430 424 450 424 468M546 396C540 430 536 450 536 468",
      darken(body, 0.5),
      8,
      `opacity="0.3" filter="url(#near)"`,
    ),
    stroke("M394 472Q480 504 566 472", darken(accent, 0.2), 15),
    stroke("M394 470Q480 502 566 470", accent, 9),
    stroke(
      "M480 492C430 440 380 500 480 496C580 500 530 440 480 492M478 496C460 550 430 580 424 626M484 496C500 550 534 570 540 610",
      accent,
      9,
    ),
    ...[
      [424, 626],
      [540, 610],
    ].map(
      ([x = 0, y = 0]) =>
        ellipse(x, y, 12, 12, darken(accent, 0.15)) +
        stroke(`M${x - 8} ${y + 10}l-4 40M${x} ${y + 12}v42M${x + 8} ${y + 10}l4 40`, accent, 5),
    ),
  ].join("");
};

/** Draws a burning candle in its vessel. */
export const candle: ShapeForm = (brush) => {
  const body: Turned = {
    cx: MIDDLE - 20,
    floor: FLOOR,
    profile: [
      [146, 0],
      [146, 0],
      [146, 258],
      [146, 258],
    ],
  };
  const lid: Turned = {
    cx: MIDDLE + 190,
    floor: FLOOR + 60,
    profile: [
      [96, 0],
      [96, 0],
      [96, 24],
      [96, 24],
    ],
  };
  const [cx, cy] = [MIDDLE - 20, FLOOR - 262];
  return [
    turned(brush, body, {
      colour: brush.body,
      inside: lighten(brush.body, 0.4),
      rim: 10,
      filled: { colour: "#fbf0d8", below: 22 },
      decoration:
        band(body, 70, 172, brush.accent) +
        band(body, 64, 66, brush.accent) +
        band(body, 176, 178, brush.accent),
    }),
    group(
      `translate(${cx - 4} ${FLOOR - 72})`,
      stroke("M0 44V-44M0 -30L22 -8M0 -30L-22 -8M0 -6L28 20M0 -6L-28 20", lighten(brush.accent, 0.78), 6),
    ),
    stroke(`M${cx} ${cy + 24}v-30`, "#3b2b22", 6),
    ellipse(cx, cy - 40, 90, 110, "#ffd58a", `opacity="0.34" filter="url(#soft)"`),
    path(
      `M${cx} ${cy - 104}C${cx + 34} ${cy - 50} ${cx + 24} ${cy - 6} ${cx} ${cy - 4}C${cx - 24} ${cy - 6} ${cx - 34} ${cy - 50} ${cx} ${cy - 104}Z`,
      gradient(
        brush,
        [0, 0, 0, 1],
        [
          [0, "#fff3c9"],
          [0.6, "#ffc65c"],
          [1, "#f08a32"],
        ],
      ),
    ),
    turned(brush, lid, { colour: "#b98a5c" }),
  ].join("");
};

/** Draws an open fan. */
export const fan: ShapeForm = (brush) => {
  const { body, accent } = brush;
  const [cx, cy] = [MIDDLE, FLOOR + 10];
  const point = (degrees: number, r: number): Point => [
    cx + Math.sin((degrees * Math.PI) / 180) * r,
    cy - Math.cos((degrees * Math.PI) / 180) * r,
  ];
  const count = 24;
  const step = 148 / count;
  const folds = Array.from({ length: count }, (_, index) => {
    const [from, to] = [-74 + index * step, -74 + (index + 1) * step];
    return polygon(
      [point(from, 400), point(to, 400), point(to, 180), point(from, 180)],
      index % 2 ? lighten(body, 0.1) : darken(body, 0.16),
    );
  });
  const ribs = Array.from({ length: count / 2 + 1 }, (_, index) =>
    polygon(
      [
        point(-74 + index * step * 2 - 1.1, 190),
        point(-74 + index * step * 2 + 1.1, 190),
        point(-74 + index * step * 2 + 4, 12),
        point(-74 + index * step * 2 - 4, 12),
      ],
      index % 2 ? accent : darken(accent, 0.12),
      `stroke="${darken(accent, 0.3)}" stroke-width="1"`,
    ),
  );
  const sheet = `M${point(-74, 400).map(formatNumber).join(" ")}A400 400 0 0 1 ${point(74, 400).map(formatNumber).join(" ")}L${point(74, 180).map(formatNumber).join(" ")}A180 180 0 0 0 ${point(-74, 180).map(formatNumber).join(" ")}Z`;
  const stream = [0, 1, 2, 3]
    .map(
      (index) =>
        `M90 ${430 + index * 26}C220 ${380 + index * 26} 300 ${520 + index * 20} 430 ${430 + index * 24}S640 ${380 + index * 22} 880 ${470 + index * 22}`,
    )
    .join("");
  const parts = [
    path(sheet, "#1e120c", `opacity="0.36" transform="translate(22 26)" filter="url(#soft)"`),
    ...ribs,
    ...folds,
    clipped(
      brush,
      sheet,
      stroke(stream, lighten(body, 0.75), 6, `opacity="0.85"`) +
        [
          [330, 372],
          [470, 336],
          [610, 380],
          [700, 440],
        ]
          .map(
            ([x = 0, y = 0]) =>
              ellipse(x, y, 20, 20, accent, `opacity="0.9"`) +
              ellipse(x + 5, y, 20, 20, body, `opacity="0.55"`),
          )
          .join(""),
    ),
    path(
      sheet,
      gradient(
        brush,
        [0, 0, 1, 0.4],
        [
          [0, "#ffffff", 0.22],
          [0.5, "#ffffff", 0],
          [1, "#1e120c", 0.3],
        ],
      ),
    ),
    ellipse(cx, cy - 4, 13, 13, "#c9a24f", `stroke="${darken("#c9a24f", 0.4)}" stroke-width="3"`),
    stroke(
      `M${cx} ${cy + 6}q-30 50 20 70M${cx + 20} ${cy + 76}l-10 44M${cx + 22} ${cy + 76}l2 46M${cx + 24} ${cy + 76}l14 42`,
      darken(accent, 0.25),
      5,
    ),
  ];
  return group(`translate(${cx} ${cy}) rotate(-6) scale(0.86) translate(${-cx} ${-cy})`, parts.join(""));
};
