import { ellipse, TILT } from "./brush.ts";

const stops = (list: readonly (readonly [number, string, number])[]) =>
  list
    .map(([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join("");

const DARK = "#1e120c";

/** SVG definitions of every image: light from the upper left on round bodies, and its shadows. */
export const LIGHT = [
  `<linearGradient id="round">${stops([
    [0, DARK, 0.26],
    [0.1, DARK, 0.1],
    [0.24, "#ffffff", 0.16],
    [0.34, "#ffffff", 0.2],
    [0.5, "#ffffff", 0],
    [0.72, DARK, 0.14],
    [0.93, DARK, 0.38],
    [1, DARK, 0.26],
  ])}</linearGradient>`,
  `<linearGradient id="glossy">${stops([
    [0, DARK, 0.3],
    [0.09, DARK, 0.08],
    [0.19, "#ffffff", 0.1],
    [0.235, "#ffffff", 0.55],
    [0.285, "#ffffff", 0.5],
    [0.33, "#ffffff", 0.1],
    [0.52, DARK, 0],
    [0.76, DARK, 0.2],
    [0.92, DARK, 0.42],
    [1, "#ffffff", 0.06],
  ])}</linearGradient>`,
  `<linearGradient id="below" x2="0" y2="1">${stops([
    [0, "#ffffff", 0.08],
    [0.5, DARK, 0],
    [1, DARK, 0.2],
  ])}</linearGradient>`,
  `<linearGradient id="hollow">${stops([
    [0, DARK, 0.46],
    [0.45, DARK, 0.16],
    [1, "#ffffff", 0.16],
  ])}</linearGradient>`,
  `<radialGradient id="contact">${stops([
    [0, DARK, 0.6],
    [0.72, DARK, 0.4],
    [0.86, DARK, 0.16],
    [1, DARK, 0],
  ])}</radialGradient>`,
  `<radialGradient id="cast">${stops([
    [0, DARK, 0.36],
    [0.5, DARK, 0.2],
    [0.8, DARK, 0.06],
    [1, DARK, 0],
  ])}</radialGradient>`,
].join("");

/** Draws the shadow of a round object with radius `r` and a height, to the right, away from the light. */
export function shadow(cx: number, floor: number, r: number, height: number): string {
  const reach = r + height * 0.34;
  return (
    ellipse(cx + reach * 0.42, floor + 6, reach * 1.25, Math.max(r * TILT * 1.25, 14), "url(#cast)") +
    ellipse(cx + r * 0.03, floor + 3, r * 1.13, r * TILT * 1.16, "url(#contact)")
  );
}
