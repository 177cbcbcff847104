import {
  type Brush,
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
} from "./brush.ts";
import { darken, lighten } from "./colour.ts";
import { board, plate } from "./serving.ts";

/** Draws something soft that sags slightly. */
function dome(
  brush: Brush,
  cx: number,
  floor: number,
  r: number,
  high: number,
  colour: string,
  powder = 0.5,
): string {
  const d = `M${formatNumber(cx - r)} ${formatNumber(floor - r * 0.2)}C${formatNumber(cx - r)} ${formatNumber(floor - high * 0.82)} ${formatNumber(cx - r * 0.6)} ${formatNumber(floor - high)} ${formatNumber(cx)} ${formatNumber(floor - high)}C${formatNumber(cx + r * 0.6)} ${formatNumber(floor - high)} ${formatNumber(cx + r)} ${formatNumber(floor - high * 0.82)} ${formatNumber(cx + r)} ${formatNumber(floor - r * 0.2)}C${formatNumber(cx + r)} ${formatNumber(floor + r * 0.3)} ${formatNumber(cx - r)} ${formatNumber(floor + r * 0.3)} ${formatNumber(cx - r)} ${formatNumber(floor - r * 0.2)}Z`;
  return (
    ellipse(cx + r * 0.2, floor + r * 0.07, r * 1.16, r * 0.36, "url(#contact)", `opacity="0.75"`) +
    path(
      d,
      glow(brush, [
        [0, lighten(colour, 0.25 + powder * 0.6)],
        [0.45, colour],
        [0.85, darken(colour, 0.2)],
        [1, darken(colour, 0.3)],
      ]),
    )
  );
}

/** Draws three whole rice cakes, and one cut open to show the strawberry. */
export const daifuku: ShapeForm = (brush) => {
  const { body, accent } = brush;
  const [cx, cy] = [MIDDLE + 66, FLOOR - 8];
  return [
    plate(brush, 290),
    dome(brush, MIDDLE - 66, FLOOR - 52, 104, 150, lighten(body, 0.5)),
    dome(brush, MIDDLE - 150, FLOOR + 2, 104, 150, body),
    dome(brush, MIDDLE + 124, FLOOR - 44, 104, 150, body),
    ellipse(cx + 14, cy + 14, 128, 40, "url(#contact)", `opacity="0.7"`),
    path(
      `M${cx - 112} ${cy - 12}C${cx - 112} ${cy - 112} ${cx - 62} ${cy - 150} ${cx} ${cy - 150}S${cx + 112} ${cy - 112} ${cx + 112} ${cy - 12}C${cx + 112} ${cy + 30} ${cx - 112} ${cy + 30} ${cx - 112} ${cy - 12}Z`,
      lighten(body, 0.55),
    ),
    path(
      `M${cx - 94} ${cy - 16}C${cx - 94} ${cy - 98} ${cx - 52} ${cy - 130} ${cx} ${cy - 130}S${cx + 94} ${cy - 98} ${cx + 94} ${cy - 16}C${cx + 90} ${cy + 14} ${cx - 90} ${cy + 14} ${cx - 94} ${cy - 16}Z`,
      "#e9d6b0",
    ),
    path(
      `M${cx} ${cy + 2}C${cx - 76} ${cy - 22} ${cx - 70} ${cy - 96} ${cx} ${cy - 112}C${cx + 70} ${cy - 96} ${cx + 76} ${cy - 22} ${cx} ${cy + 2}Z`,
      gradient(
        brush,
        [0, 0, 1, 1],
        [
          [0, lighten(accent, 0.15)],
          [1, darken(accent, 0.12)],
        ],
      ),
    ),
    path(
      `M${cx} ${cy - 14}C${cx - 42} ${cy - 34} ${cx - 38} ${cy - 78} ${cx} ${cy - 90}C${cx + 38} ${cy - 78} ${cx + 42} ${cy - 34} ${cx} ${cy - 14}Z`,
      lighten(accent, 0.6),
    ),
    path(
      `M${cx} ${cy - 28}C${cx - 20} ${cy - 42} ${cx - 18} ${cy - 66} ${cx} ${cy - 74}C${cx + 18} ${cy - 66} ${cx + 20} ${cy - 42} ${cx} ${cy - 28}Z`,
      lighten(accent, 0.88),
    ),
  ].join("");
};

/** Draws skewers with three balls each. */
export const dango: ShapeForm = (brush) => {
  const skewer = (x: number, y: number) => {
    const balls = [brush.body, "#f6efe2", brush.accent].map((colour, index) => {
      const [cx, cy] = [x + 110 - index * 118, y - 44 - (index - 1) * -26];
      return (
        ellipse(cx + 16, cy + 56, 66, 22, "url(#contact)", `opacity="0.7"`) +
        ellipse(
          cx,
          cy,
          64,
          60,
          glow(brush, [
            [0, lighten(colour, 0.65)],
            [0.5, colour],
            [1, darken(colour, 0.26)],
          ]),
        ) +
        ellipse(
          cx - 20,
          cy - 26,
          17,
          10,
          "#ffffff",
          `opacity="0.6" transform="rotate(-28 ${cx - 20} ${cy - 26})"`,
        )
      );
    });
    return (
      stroke(`M${x - 190} ${y + 22}L${x + 330} ${y - 92}`, darken("#d9b77c", 0.25), 9) +
      stroke(`M${x - 190} ${y + 20}L${x + 330} ${y - 94}`, "#e3c48d", 6) +
      balls.join("")
    );
  };
  return (
    board(brush, 630, 500, -13, "#5b4334") + skewer(MIDDLE - 30, FLOOR - 84) + skewer(MIDDLE - 40, FLOOR + 28)
  );
};

/** Draws four bean paste sweets, one per season. */
export const namagashi: ShapeForm = (brush) => {
  const petals = (cx: number, cy: number, colour: string, count: number, r: number) =>
    group(
      `translate(${cx} ${cy}) scale(1 0.72)`,
      Array.from({ length: count }, (_, index) =>
        group(
          `rotate(${(index * 360) / count})`,
          path(
            `M0 0C${-r * 0.5} ${-r * 0.4} ${-r * 0.46} ${-r} 0 ${-r}C${r * 0.46} ${-r} ${r * 0.5} ${-r * 0.4} 0 0Z`,
            glow(brush, [
              [0, lighten(colour, 0.55)],
              [0.6, colour],
              [1, darken(colour, 0.14)],
            ]),
            `stroke="${darken(colour, 0.16)}" stroke-width="1.5"`,
          ),
        ),
      ).join("") + ellipse(0, 0, r * 0.16, r * 0.16, "#f1d06b"),
    );
  const seat = (cx: number, floor: number, colour: string) => dome(brush, cx, floor, 92, 96, colour, 0.2);
  const leaf = darken(brush.accent, 0.05);
  return [
    board(brush, 640, 680, -10, "#4a3f3b"),
    seat(MIDDLE - 104, FLOOR - 108, brush.body) + petals(MIDDLE - 106, FLOOR - 168, brush.body, 5, 82),
    seat(MIDDLE + 136, FLOOR - 92, lighten(leaf, 0.1)) +
      group(
        `translate(${MIDDLE + 130} ${FLOOR - 150}) scale(1 0.72)`,
        [-72, -36, 0, 36, 72]
          .map((turn) =>
            group(
              `rotate(${turn})`,
              path(
                "M0 30C-26 0 -20 -46 0 -76C20 -46 26 0 0 30Z",
                lighten(leaf, 0.35),
                `stroke="${darken(leaf, 0.2)}" stroke-width="1.5"`,
              ),
            ),
          )
          .join(""),
      ),
    seat(MIDDLE - 150, FLOOR + 36, "#e9c766") + petals(MIDDLE - 152, FLOOR - 24, "#ecc65c", 12, 80),
    seat(MIDDLE + 96, FLOOR + 58, "#eef0ee") +
      group(
        `translate(${MIDDLE + 92} ${FLOOR - 6}) scale(1 0.72)`,
        [0, 60, 120]
          .map((turn) =>
            group(
              `rotate(${turn})`,
              stroke("M-58 0H58M-40 -14L-28 0L-40 14M40 -14L28 0L40 14", "#9db8c9", 5),
            ),
          )
          .join(""),
      ),
  ].join("");
};
