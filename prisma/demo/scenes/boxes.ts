import {
  type Brush,
  ellipse,
  formatNumber,
  gradient,
  group,
  MIDDLE,
  type Point,
  path,
  TILT,
} from "./brush.ts";
import { darken, lighten } from "./colour.ts";
import { prism, project, rectangle } from "./prism.ts";

export interface Box {
  cx?: number;
  floor: number;
  width: number;
  depth: number;
  degrees: number;
  height: number;
  bottom?: number;
}

export const solidOf = ({ cx = MIDDLE, floor, width, depth, degrees, height, bottom = 0 }: Box) => ({
  cx,
  floor,
  outline: rectangle(width, depth, degrees),
  height,
  bottom,
});

/** Draws a box with a slightly overhanging lid. */
export function lidded(brush: Brush, box: Box, colour: string): string {
  const lid = {
    ...box,
    width: box.width + 12,
    depth: box.depth + 12,
    bottom: (box.bottom ?? 0) + box.height * 0.66,
    height: box.height * 0.34,
  };
  return (
    prism(brush, solidOf(box), darken(colour, 0.06)) +
    prism(brush, solidOf(lid), colour, lighten(colour, 0.12))
  );
}

/** Draws a bow on top of something. */
export function bow(brush: Brush, [x, y]: Point, size: number, colour: string): string {
  const light = gradient(
    brush,
    [0, 0, 1, 1],
    [
      [0, lighten(colour, 0.45)],
      [0.6, colour],
      [1, darken(colour, 0.3)],
    ],
  );
  const loop = "M0 0C-40 -70 -130 -90 -146 -40C-154 6 -70 26 0 0Z";
  const inner = "M-20 -8C-50 -46 -106 -60 -116 -36C-120 -12 -70 2 -20 -8Z";
  const tail = "M0 0C-30 30 -70 50 -96 92L-58 88L-40 110C-28 70 -8 40 8 6Z";
  const half = path(tail, darken(colour, 0.1)) + path(loop, light) + path(inner, darken(colour, 0.45));
  return group(
    `translate(${formatNumber(x)} ${formatNumber(y)}) scale(${size})`,
    ellipse(0, 16, 130, 34, "#1e120c", `opacity="0.32" filter="url(#near)"`) +
      half +
      group("scale(-1 1)", half) +
      path(
        "M-24 -20Q0 -32 24 -20L22 16Q0 26 -22 16Z",
        light,
        `stroke="${darken(colour, 0.3)}" stroke-width="1.5"`,
      ),
  );
}

export const topOf = (box: Box, point: Point = [0, 0]) =>
  project(solidOf(box), point, (box.bottom ?? 0) + box.height);

/** Draws on the top of a box: x and y are floor units relative to its center. */
export function onTop(box: Box, content: string): string {
  const [x, y] = topOf(box);
  return group(
    `translate(${formatNumber(x)} ${formatNumber(y)}) scale(1 ${TILT}) rotate(${box.degrees})`,
    content,
  );
}
