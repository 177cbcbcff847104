import type { Random } from "../random.ts";

/** The drawing context of a shape: its colors, its random numbers, and a store for gradients and clips. */
export interface Brush {
  body: string;
  accent: string;
  random: Random;
  /** Adds a definition under a new id and returns the reference url(#id). */
  define(make: (id: string) => string): string;
}

/** A shape of an image: SVG markup that stands on FLOOR around MIDDLE. */
export type ShapeForm = (brush: Brush) => string;

export type Point = readonly [x: number, y: number];

export const SIZE = 960;
export const MIDDLE = 480;
/** The y of the floor on which objects stand. */
export const FLOOR = 690;
/** Height of a circle on the floor relative to its width: the camera looks slightly down. */
export const TILT = 0.34;

/** One decimal is finer than the eye can see at this size. */
export const formatNumber = (value: number) => String(Math.round(value * 10) / 10);

export const pointAt = ([x, y]: Point) => `${formatNumber(x)} ${formatNumber(y)}`;

export const path = (d: string, fill: string, more = "") => `<path d="${d}" fill="${fill}" ${more}/>`;

export const stroke = (d: string, colour: string, width: number, more = "") =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${formatNumber(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more = "") =>
  `<ellipse cx="${formatNumber(cx)}" cy="${formatNumber(cy)}" rx="${formatNumber(rx)}" ry="${formatNumber(ry)}" fill="${fill}" ${more}/>`;

/** Draws a circle that lies flat. */
export const disc = (cx: number, cy: number, r: number, fill: string, more = "") =>
  ellipse(cx, cy, r, r * TILT, fill, more);

export const polygon = (points: readonly Point[], fill: string, more = "") =>
  path(`M${points.map(pointAt).join("L")}Z`, fill, more);

export const group = (transform: string, content: string, more = "") =>
  `<g transform="${transform}" ${more}>${content}</g>`;

/** Clips the content to the path. */
export function clipped(brush: Brush, d: string, content: string): string {
  const clip = brush.define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  return `<g clip-path="${clip}">${content}</g>`;
}

/** Creates a linear gradient in the bounding box of the filled shape; stops are [offset, color, opacity]. */
export function gradient(
  brush: Brush,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  stops: readonly (readonly [number, string, number?])[],
): string {
  return brush.define(
    (id) =>
      `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopList(stops)}</linearGradient>`,
  );
}

/** Creates a radial gradient around the highlight of a round object; the light comes from the upper left. */
export function glow(brush: Brush, stops: readonly (readonly [number, string, number?])[]): string {
  return brush.define(
    (id) => `<radialGradient id="${id}" cx="0.36" cy="0.28" r="0.78">${stopList(stops)}</radialGradient>`,
  );
}

function stopList(stops: readonly (readonly [number, string, number?])[]): string {
  return stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join("");
}
