import { type Brush, FLOOR, formatNumber, MIDDLE, type Point, stroke } from "./brush.ts";
import { darken, lighten } from "./colour.ts";
import { turned } from "./lathe.ts";
import { prism, prismShadow, project, rectangle } from "./prism.ts";

export const PLATE = "#efe9df";

/** Draws a flat serving plate; objects on it stand at FLOOR - 14. */
export const plate = (brush: Brush, r: number, colour = PLATE) =>
  turned(
    brush,
    {
      cx: MIDDLE,
      floor: FLOOR + 24,
      profile: [
        [r * 0.6, 0],
        [r * 0.6, 0],
        [r * 0.7, 8],
        [r * 0.97, 24],
        [r, 32],
      ],
    },
    { colour, inside: lighten(colour, 0.25), rim: 10 },
  );

/** Draws a wooden serving board. */
export const board = (brush: Brush, width: number, depth: number, degrees: number, colour = "#b98a5c") => {
  const solid = { floor: FLOOR + 10, outline: rectangle(width, depth, degrees), height: 20 };
  const grain = [-0.3, -0.1, 0.12, 0.34].map((part) => {
    const [from, to] = [-0.46, 0.46].map((along) => {
      const [corner = [0, 0]] = rectangle(0, 0, degrees, [along * width, part * depth]);
      return project(solid, corner, 20);
    }) as [Point, Point];
    return stroke(
      `M${formatNumber(from[0])} ${formatNumber(from[1])}Q${formatNumber((from[0] + to[0]) / 2)} ${formatNumber((from[1] + to[1]) / 2 + 9)} ${formatNumber(to[0])} ${formatNumber(to[1])}`,
      darken(colour, 0.22),
      2,
      `opacity="0.5"`,
    );
  });
  return prismShadow(solid) + prism(brush, solid, colour) + grain.join("");
};
