import {
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
import { camellia, leaf } from "./flowers.ts";
import { band, type Turned, turned } from "./lathe.ts";
import { shadow } from "./light.ts";
import { prism, prismShadow, project, rectangle } from "./prism.ts";

/** Draws a wide jar of cream with its lid beside it. */
export const jar: ShapeForm = (brush) => {
  const body: Turned = {
    cx: MIDDLE - 50,
    floor: FLOOR,
    profile: [
      [178, 0],
      [178, 0],
      [178, 130],
      [168, 140],
      [160, 168],
    ],
  };
  const lid: Turned = {
    cx: MIDDLE + 190,
    floor: FLOOR + 78,
    profile: [
      [134, 0],
      [134, 0],
      [134, 48],
      [134, 48],
    ],
  };
  const [cx, cy] = [MIDDLE - 50, FLOOR - 172];
  const swirl = `M${cx - 96} ${cy + 6}C${cx - 96} ${cy - 30} ${cx + 60} ${cy - 52} ${cx + 76} ${cy - 8}C${cx + 84} ${cy + 24} ${cx - 40} ${cy + 30} ${cx - 34} ${cy}C${cx - 30} ${cy - 18} ${cx + 20} ${cy - 18} ${cx + 22} ${cy - 2}`;
  return [
    turned(brush, body, {
      colour: brush.body,
      inside: "#fffaf0",
      filled: { colour: "#fdf4e4", below: 6 },
      decoration:
        band(body, 34, 104, brush.accent) +
        band(body, 40, 42, lighten(brush.accent, 0.6)) +
        band(body, 96, 98, lighten(brush.accent, 0.6)),
    }),
    stroke(swirl, darken("#fdf4e4", 0.18), 9, `transform="translate(2 5)"`),
    stroke(swirl, "#fffdf6", 8),
    ...[-46, 0, 46].map((shift) =>
      group(
        `translate(${cx + shift} ${FLOOR - 12}) rotate(${shift / 3})`,
        stroke("M0 22V-34M0 -8L12 -22M0 -8L-12 -22M0 8L14 -6M0 8L-14 -6", lighten(brush.accent, 0.75), 4),
      ),
    ),
    turned(brush, lid, { colour: darken(brush.accent, 0.15) }),
    disc(MIDDLE + 190, FLOOR + 30, 92, "none", `stroke="${lighten(brush.accent, 0.4)}" stroke-width="3"`),
  ].join("");
};

/** Draws three bottles of nail polish. */
export const polish: ShapeForm = (brush) => {
  const bottle = (cx: number, floor: number, colour: string) => {
    const body: Turned = {
      cx,
      floor,
      profile: [
        [66, 0],
        [66, 0],
        [78, 14],
        [84, 70],
        [74, 122],
        [36, 142],
        [32, 150],
      ],
    };
    const cap: Turned = {
      cx,
      floor: floor - 144,
      profile: [
        [36, 0],
        [36, 0],
        [30, 170],
        [28, 176],
      ],
    };
    return (
      turned(brush, body, { colour, glossy: true }) +
      turned(brush, cap, {
        colour: "#2b2727",
        glossy: true,
        withoutShadow: true,
        decoration: band(cap, 0, 12, "#cfae6a"),
      })
    );
  };
  const drop = (x: number, y: number, colour: string) =>
    path(
      `M${x - 60} ${y}C${x - 50} ${y - 30} ${x + 40} ${y - 34} ${x + 66} ${y - 6}C${x + 84} ${y + 22} ${x - 10} ${y + 34} ${x - 60} ${y}Z`,
      colour,
    ) + ellipse(x - 8, y - 14, 30, 6, "#ffffff", `opacity="0.55"`);
  return [
    bottle(MIDDLE + 4, FLOOR - 50, "#e7a4a4"),
    bottle(MIDDLE - 150, FLOOR + 6, brush.body),
    bottle(MIDDLE + 158, FLOOR + 6, brush.accent),
    drop(MIDDLE + 20, FLOOR + 88, brush.body),
  ].join("");
};

/** Draws a tube that leans on a fruit. */
export const tube: ShapeForm = (brush) => {
  const shape = "M-196 -66H120C160 -66 176 -40 176 0S160 66 120 66H-196C-210 30 -210 -30 -196 -66Z";
  const skin = gradient(
    brush,
    [0, 0, 0, 1],
    [
      [0, darken(brush.body, 0.1)],
      [0.22, lighten(brush.body, 0.65)],
      [0.5, brush.body],
      [1, darken(brush.body, 0.36)],
    ],
  );
  return [
    shadow(MIDDLE + 176, FLOOR - 50, 96, 120),
    ellipse(
      MIDDLE + 170,
      FLOOR - 130,
      112,
      104,
      glow(brush, [
        [0, "#ffe9a0"],
        [0.5, "#f2c331"],
        [1, "#b98412"],
      ]),
    ),
    ...Array.from({ length: 24 }, () =>
      ellipse(
        MIDDLE + 110 + brush.random.next() * 130,
        FLOOR - 200 + brush.random.next() * 140,
        2,
        2,
        "#c9941c",
        `opacity="0.5"`,
      ),
    ),
    leaf(MIDDLE + 174, FLOOR - 228, -28, 1, brush.accent),
    group(
      `translate(${MIDDLE - 24} ${FLOOR + 34}) rotate(-7)`,
      path("M-216 52H210q30 24 0 48H-196Z", "#1e120c", `opacity="0.4" filter="url(#near)"`),
    ),
    group(
      `translate(${MIDDLE - 30} ${FLOOR + 30}) rotate(-9)`,
      [
        path("M-236 -74h44v148h-44Z", darken(brush.body, 0.12)),
        stroke("M-226 -70V70M-214 -70V70M-202 -70V70", darken(brush.body, 0.3), 2.5),
        path(shape, skin),
        path("M-120 -66H20V66H-120Z", brush.accent, `opacity="0.92"`),
        path("M-120 -66H20V-36H-120Z", "#ffffff", `opacity="0.18"`),
        path("M-120 40H20V66H-120Z", "#1e120c", `opacity="0.2"`),
        ellipse(-50, 0, 30, 30, "none", `stroke="${lighten(brush.body, 0.6)}" stroke-width="4"`),
        stroke("M-50 -30V30M-76 -15L-24 15M-76 15L-24 -15", lighten(brush.body, 0.6), 3),
        path(
          "M172 -46h64q12 46 0 92h-64Z",
          gradient(
            brush,
            [0, 0, 0, 1],
            [
              [0, darken(brush.accent, 0.05)],
              [0.25, lighten(brush.accent, 0.5)],
              [1, darken(brush.accent, 0.4)],
            ],
          ),
        ),
        stroke("M186 -42V42M200 -43V43M214 -43V43M228 -42V42", darken(brush.accent, 0.35), 2),
      ].join(""),
    ),
  ].join("");
};

/** Draws a stack of soap bars on a wooden rack. */
export const soap: ShapeForm = (brush) => {
  const rail = (shift: number) => ({
    floor: FLOOR + 20,
    outline: rectangle(430, 44, -14, [0, shift]),
    height: 30,
  });
  const bar = (cx: number, bottom: number, degrees: number, colour: string) => {
    const solid = { cx, floor: FLOOR + 20, outline: rectangle(250, 160, degrees), height: 78, bottom };
    const stamp = project(solid, [0, 0], bottom + 78);
    return (
      prism(brush, solid, colour, lighten(colour, 0.16)) +
      group(
        `translate(${formatNumber(stamp[0])} ${formatNumber(stamp[1])}) scale(1 ${TILT}) rotate(${degrees})`,
        `<rect x="-88" y="-50" width="176" height="100" rx="20" fill="none" stroke="${darken(colour, 0.3)}" stroke-width="5"/>` +
          camellia(0, 0, 46, lighten(colour, 0.24)),
      )
    );
  };
  const bubbles = [
    [-236, 60, 26],
    [-196, 92, 16],
    [-260, 98, 12],
    [240, 92, 22],
    [276, 70, 12],
  ].map(
    ([x = 0, y = 0, r = 0]) =>
      ellipse(
        MIDDLE + x,
        FLOOR + y,
        r,
        r,
        "#ffffff",
        `fill-opacity="0.35" stroke="#ffffff" stroke-opacity="0.8" stroke-width="2"`,
      ) + ellipse(MIDDLE + x - r * 0.35, FLOOR + y - r * 0.35, r * 0.22, r * 0.16, "#ffffff"),
  );
  return [
    prismShadow({ floor: FLOOR + 20, outline: rectangle(430, 230, -14), height: 60 }),
    ...[-84, 0, 84].map((shift) => prism(brush, rail(shift), "#b98a5c")),
    bar(MIDDLE, 30, -14, brush.body),
    bar(MIDDLE - 6, 108, 6, brush.accent),
    ...bubbles,
  ].join("");
};
