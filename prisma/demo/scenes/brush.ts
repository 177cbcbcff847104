import type { Random } from "../random.ts";

/** What a form is drawn with: its colours, its luck, and a place for gradients and clips. */
export interface Brush {
  body: string;
  accent: string;
  random: Random;
  /** Keeps a definition under a fresh id; answers the reference url(#id). */
  define(make: (id: string) => string): string;
}

/** A still life's form: SVG markup, standing on FLOOR around MIDDLE. */
export type ShapeForm = (brush: Brush) => string;

export type Point = readonly [x: number, y: number];

export const SIZE = 960;
export const MIDDLE = 480;
/** Where things stand: the y of the middle of their feet. */
export const FLOOR = 690;
/** Height of a circle that lies on the floor by its width: the camera looks a little down. */
export const TILT = 0.34;

/** One decimal is a twentieth of what an eye sees at this size. */
export const formatNumber = (value: number) => String(Math.round(value * 10) / 10);

export const pointAt = ([x, y]: Point) => `${formatNumber(x)} ${formatNumber(y)}`;

export const path = (d: string, fill: string, more = "") => `<path d="${d}" fill="${fill}" ${more}/>`;

export const stroke = (d: string, colour: string, width: number, more = "") =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${formatNumber(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more = "") =>
  `<ellipse cx="${formatNumber(cx)}" cy="${formatNumber(cy)}" rx="${formatNumber(rx)}" ry="${formatNumber(ry)}" fill="${fill}" ${more}/>`;

/** A circle that lies flat. */
export const disc = (cx: number, cy: number, r: number, fill: string, more = "") =>
  ellipse(cx, cy, r, r * TILT, fill, more);

export const polygon = (points: readonly Point[], fill: string, more = "") =>
  path(`M${points.map(pointAt).join("L")}Z`, fill, more);

export const group = (transform: string, content: string, more = "") =>
  `<g transform="${transform}" ${more}>${content}</g>`;

/** Only what lies inside the path is seen. */
export function clipped(brush: Brush, d: string, content: string): string {
  const clip = brush.define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  return `<g clip-path="${clip}">${content}</g>`;
}

/** A gradient along a line in the box of what it fills; stops are [offset, colour, opacity]. */
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

/** A gradient around the spot where the light, which comes from the upper left, falls on a round thing. */
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
