import { type Brush, gradient, MIDDLE, type Point, polygon, TILT } from "./brush.ts";
import { darken, lighten } from "./colour.ts";

/**
 * A prism with its outline on the floor (x to the right, y toward the viewer), from `bottom` to `bottom +
 * height`.
 */
export interface Prism {
  cx?: number;
  floor: number;
  outline: readonly Point[];
  height: number;
  bottom?: number;
}

/** Returns a rectangle on the floor around its center, rotated by degrees. */
export function rectangle(width: number, depth: number, degrees: number, [dx, dy]: Point = [0, 0]): Point[] {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const corners: Point[] = [
    [-width / 2 + dx, -depth / 2 + dy],
    [width / 2 + dx, -depth / 2 + dy],
    [width / 2 + dx, depth / 2 + dy],
    [-width / 2 + dx, depth / 2 + dy],
  ];
  return corners.map(([x, y]): Point => [x * cos - y * sin, x * sin + y * cos]);
}

/** Projects a raised point of the floor into the image. */
export function project(
  { cx = MIDDLE, floor }: Pick<Prism, "cx" | "floor">,
  [x, y]: Point,
  height = 0,
): Point {
  return [cx + x, floor + y * TILT - height];
}

/** Draws the sides that face the viewer, the left ones lit and the right ones shaded, and then the top. */
export function prism(brush: Brush, solid: Prism, colour: string, topColour = lighten(colour, 0.2)): string {
  const { outline, height, bottom = 0 } = solid;
  const sides = outline.map((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    // With the corners in clockwise order, the outside is on the left of each edge.
    const normal: Point = [(to[1] - from[1]) / length, -(to[0] - from[0]) / length];
    return { from, to, normal };
  });
  const faces = sides
    .filter(({ normal }) => normal[1] > 0.001)
    .sort((a, b) => a.from[1] + a.to[1] - b.from[1] - b.to[1])
    .map(({ from, to, normal }) => {
      const shade = 0.06 + 0.2 * (1 + normal[0]);
      const fill = gradient(
        brush,
        [0, 0, 0, 1],
        [
          [0, darken(colour, shade * 0.8)],
          [1, darken(colour, shade + 0.12)],
        ],
      );
      return polygon(
        [
          project(solid, from, bottom),
          project(solid, to, bottom),
          project(solid, to, bottom + height),
          project(solid, from, bottom + height),
        ],
        fill,
      );
    });
  const lid = outline.map((point) => project(solid, point, bottom + height));
  const light = gradient(
    brush,
    [0, 0, 1, 1],
    [
      [0, lighten(topColour, 0.16)],
      [1, darken(topColour, 0.05)],
    ],
  );
  return (
    faces.join("") +
    polygon(lid, light, `stroke="${lighten(topColour, 0.35)}" stroke-width="1.5" stroke-linejoin="round"`)
  );
}

/** Draws a band around the middle of a box made by `rectangle`: over the top and down the visible sides. */
export function wrap(
  brush: Brush,
  solid: Omit<Prism, "outline">,
  box: { width: number; depth: number; degrees: number; offset?: Point },
  way: "across" | "along",
  width: number,
  colour: string,
): string {
  const { offset = [0, 0] } = box;
  const strip =
    way === "across"
      ? rectangle(width, box.depth, box.degrees, offset)
      : rectangle(box.width, width, box.degrees, offset);
  const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = strip;
  const ends: [Point, Point][] =
    way === "across"
      ? [
          [c, d],
          [a, b],
        ]
      : [
          [b, c],
          [d, a],
        ];
  const { bottom = 0, height } = solid;
  const sides = ends
    // In clockwise order, a side that runs to the left faces the viewer.
    .filter(([from, to]) => to[0] < from[0])
    .map(([from, to]) => {
      const fill = gradient(
        brush,
        [0, 0, 0, 1],
        [
          [0, darken(colour, from[1] > to[1] ? 0.3 : 0.1)],
          [1, darken(colour, 0.38)],
        ],
      );
      return polygon(
        [
          project(solid, from, bottom),
          project(solid, to, bottom),
          project(solid, to, bottom + height),
          project(solid, from, bottom + height),
        ],
        fill,
      );
    });
  const top = strip.map((point) => project(solid, point, bottom + height));
  return (
    sides.join("") +
    polygon(
      top,
      gradient(
        brush,
        [0, 0, 1, 1],
        [
          [0, lighten(colour, 0.3)],
          [1, colour],
        ],
      ),
    )
  );
}

/** Draws the shadow of a prism. */
export function prismShadow(solid: Prism): string {
  const { outline, height } = solid;
  const reach = Math.min(height * 0.5, 130) + 30;
  const corners = outline.map((point) => project(solid, point));
  const fallen = corners.map(([x, y]): Point => [x + reach, y + reach * 0.1]);
  return (
    polygon(hull([...corners, ...fallen]), "#1e120c", `opacity="0.22" filter="url(#soft)"`) +
    polygon(
      corners.map(([x, y]): Point => [x + 5, y + 5]),
      "#1e120c",
      `opacity="0.45" filter="url(#near)"`,
    )
  );
}

/** Returns the convex hull (monotone chain). */
function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of list) {
      while (chain.length >= 2 && turn(chain.at(-2), chain.at(-1), point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function turn(a: Point = [0, 0], b: Point = [0, 0], c: Point = [0, 0]): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}
