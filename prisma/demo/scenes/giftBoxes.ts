import { type Box, bow, lidded, onTop, solidOf, topOf } from "./boxes.ts";
import {
  clipped,
  ellipse,
  FLOOR,
  formatNumber,
  group,
  type Point,
  path,
  polygon,
  type ShapeForm,
  stroke,
} from "./brush.ts";
import { darken, lighten } from "./colour.ts";
import { dots, stripes, waves } from "./patterns.ts";
import { prism, prismShadow, project, wrap } from "./prism.ts";

export const ribbonBox: ShapeForm = (brush) => {
  const box: Box = { floor: FLOOR, width: 380, depth: 320, degrees: -24, height: 170 };
  const whole = { ...box, width: 392, depth: 332 };
  return [
    prismShadow(solidOf(box)),
    lidded(brush, box, brush.body),
    onTop(
      whole,
      clipped(
        brush,
        "M-196 -166H196V166H-196Z",
        waves([-200, -170, 400, 360], 34, lighten(brush.body, 0.26), 3),
      ),
    ),
    wrap(brush, solidOf(whole), whole, "along", 52, brush.accent),
    wrap(brush, solidOf(whole), whole, "across", 52, brush.accent),
    bow(brush, topOf(box), 0.94, brush.accent),
  ].join("");
};

/** Draws a wrapped box with a knot of twisted cord. */
export const mizuhiki: ShapeForm = (brush) => {
  const box: Box = { floor: FLOOR, width: 440, depth: 330, degrees: 18, height: 104 };
  const cords = [-16, -8, 0, 8, 16]
    .map(
      (shift, index) =>
        `<path d="M-220 ${shift}H220" stroke="${index % 2 ? "#fbf6ec" : brush.accent}" stroke-width="7"/>`,
    )
    .join("");
  const [x, y] = topOf(box);
  const petal = (turn: number) =>
    group(
      `rotate(${turn})`,
      [0, 1, 2]
        .map(
          (ring) =>
            `<ellipse cx="0" cy="${-42}" rx="${30 - ring * 8}" ry="${42 - ring * 10}" fill="none" stroke="${ring === 1 ? "#f6efe0" : brush.accent}" stroke-width="6"/>`,
        )
        .join(""),
    );
  return [
    prismShadow(solidOf(box)),
    prism(brush, solidOf(box), brush.body, lighten(brush.body, 0.3)),
    onTop(
      box,
      clipped(
        brush,
        "M-220 -165H220V165H-220Z",
        path("M-220 -165H-60L-10 165H-220Z", "#1e120c", `opacity="0.06"`) +
          stroke("M-60 -165L-10 165", darken(brush.body, 0.16), 3) +
          dots([60, -160, 160, 330], 40, lighten(brush.accent, 0.5), 5),
      ),
    ),
    wrap(brush, solidOf(box), box, "along", 44, darken(brush.body, 0.05)),
    onTop(box, cords),
    group(
      `translate(${formatNumber(x)} ${formatNumber(y)})`,
      ellipse(4, 14, 92, 26, "#1e120c", `opacity="0.4" filter="url(#near)"`) +
        group(
          "scale(1 0.78)",
          [0, 72, 144, 216, 288].map(petal).join("") + ellipse(0, 0, 14, 14, "#e0b94f"),
        ) +
        stroke("M-10 20C-60 60 -110 60 -150 92M10 20C60 56 110 50 156 74", brush.accent, 6) +
        stroke("M-6 26C-50 70 -96 76 -132 110M6 26C56 66 104 66 142 92", "#f6efe0", 6),
    ),
  ].join("");
};

/** Draws three boxes, each smaller than the one below. */
export const tower: ShapeForm = (brush) => {
  const boxes: [Box, string][] = [
    [{ floor: FLOOR + 10, width: 350, depth: 300, degrees: -20, height: 116 }, brush.body],
    [{ floor: FLOOR + 10, width: 264, depth: 226, degrees: -8, height: 98, bottom: 118 }, brush.accent],
    [
      { floor: FLOOR + 10, width: 184, depth: 160, degrees: -30, height: 84, bottom: 218 },
      lighten(brush.body, 0.62),
    ],
  ];
  const prints = [
    (half: Point) => waves([-half[0], -half[1], half[0] * 2, half[1] * 2], 26, lighten(brush.body, 0.34), 3),
    (half: Point) => dots([-half[0], -half[1], half[0] * 2, half[1] * 2], 34, lighten(brush.accent, 0.5), 6),
    (half: Point) => stripes([-half[0], -half[1], half[0] * 2, half[1] * 2], 26, brush.body, 5),
  ];
  const last = boxes[2]?.[0] ?? { floor: FLOOR, width: 0, depth: 0, degrees: 0, height: 0 };
  return [
    prismShadow(solidOf({ floor: FLOOR + 10, width: 350, depth: 300, degrees: -20, height: 250 })),
    ...boxes.map(([box, colour], index) => {
      const half: Point = [box.width / 2 + 6, box.depth / 2 + 6];
      const rim = `M${-half[0]} ${-half[1]}H${half[0]}V${half[1]}H${-half[0]}Z`;
      const under =
        index === 0
          ? ""
          : group(
              "translate(8 6)",
              polygon(
                solidOf(box).outline.map((point) => project(solidOf(box), point, box.bottom)),
                "#1e120c",
                `opacity="0.4" filter="url(#near)"`,
              ),
            );
      const larger = { ...box, width: box.width + 12, depth: box.depth + 12 };
      return (
        under +
        lidded(brush, box, colour) +
        onTop(box, clipped(brush, rim, prints[index]?.(half) ?? "")) +
        wrap(brush, solidOf(larger), larger, "across", 22, "#f2e7d3")
      );
    }),
    bow(brush, topOf(last), 0.56, "#f2e7d3"),
  ].join("");
};

/** Draws a linen bundle with a sprig under its cord. */
export const wrapped: ShapeForm = (brush) => {
  const { body, accent } = brush;
  const box: Box = { floor: FLOOR + 4, width: 420, depth: 300, degrees: -14, height: 130 };
  const [x, y] = topOf(box);
  const crease = [-0.34, -0.14, 0.2, 0.38]
    .map(
      (part) =>
        `M${formatNumber(-210)} ${formatNumber(part * 300)}Q0 ${formatNumber(part * 300 + 26)} 210 ${formatNumber(part * 300 - 10)}`,
    )
    .join("");
  const leaves = [-70, -40, -10, 20, 50].flatMap((along, index) =>
    [-1, 1].map((side) =>
      group(
        `translate(${along} ${-along * 0.14}) rotate(${side * 46 + (side > 0 ? 0 : -8)}) scale(${1 - index * 0.06})`,
        path("M0 0C18 -16 54 -16 72 0C54 14 18 14 0 0Z", side > 0 ? "#6f8560" : "#869a74"),
      ),
    ),
  );
  return [
    prismShadow(solidOf(box)),
    prism(brush, solidOf(box), body, lighten(body, 0.24)),
    onTop(
      box,
      stroke(crease, darken(body, 0.3), 5, `opacity="0.3"`) +
        path("M-210 -150L0 20L210 -150Z", "#ffffff", `opacity="0.2"`) +
        stroke("M-210 -150L0 20L210 -150", darken(body, 0.25), 4, `opacity="0.5"`),
    ),
    wrap(brush, solidOf(box), box, "along", 16, accent),
    wrap(brush, solidOf(box), box, "across", 16, accent),
    group(
      `translate(${formatNumber(x)} ${formatNumber(y - 6)}) rotate(-10)`,
      group("translate(8 12)", leaves.join(""), `opacity="0.0"`) +
        stroke("M-110 16L120 -18", "#5f7350", 5) +
        leaves.join(""),
    ),
    bow(brush, [x - 20, y + 4], 0.5, accent),
    group(
      `translate(${formatNumber(x + 120)} ${formatNumber(y + 34)}) rotate(16)`,
      path("M-60 -26H44L62 0L44 26H-60Z", "#fbf5ea", `stroke="${darken(body, 0.2)}" stroke-width="2"`) +
        ellipse(44, 0, 6, 6, darken(body, 0.4)) +
        stroke("M-40 -6H20M-40 8H4", accent, 3),
    ),
  ].join("");
};
