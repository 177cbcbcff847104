import type { Random } from "../random.ts";
import { ellipse, FLOOR, formatNumber, group, MIDDLE, path, SIZE, stroke } from "./brush.ts";
import { darken, lighten } from "./colour.ts";
import { LIGHT } from "./light.ts";

/** Colors of a wall and of the table in front of it. */
export interface Room {
  wall: string;
  table: string;
}

/** The edge of the table, drawn as a soft line. */
const HORIZON = 545;

/** The zoom factor. */
const CLOSE = 1.24;

/** Blurs for light and shadows; close objects have sharper edges. */
const BLURS = [
  ["soft", 16],
  ["near", 5],
  ["leaf", 9],
]
  .map(
    ([id, deviation]) =>
      `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
  )
  .join("");

type Mood = (random: Random) => string;

/** Draws the light of a barred window on wall and table. */
const windowLight: Mood = (random) => {
  const x = random.integer(-40, 120);
  const panes = [0, 1].flatMap((column) =>
    [0, 1, 2].map((row) => {
      const [left, top] = [x + 90 + column * 185 + row * 46, 40 + row * 176];
      return `M${left} ${top}l165 -26l40 150l-165 26Z`;
    }),
  );
  return path(panes.join(""), "#fffaf0", `opacity="0.5" filter="url(#soft)"`);
};

/** Draws the shadow of a branch outside the image. */
const leafShadow: Mood = (random) => {
  const x = random.integer(0, 60);
  const branches = [0, 1, 2].map((branch) => {
    const turn = 148 + branch * 19 + random.integer(-4, 4);
    const leaves = Array.from({ length: 7 }, (_, index) => {
      const side = index % 2 ? 1 : -1;
      return `<path d="M0 0C26 -34 86 -38 128 -6C88 26 30 28 0 0Z" transform="translate(${120 + index * 56} ${side * 5}) rotate(${side * (44 - index * 5)}) scale(${formatNumber(1.05 - index * 0.06)})"/>`;
    });
    return `<g transform="translate(${1010 + x} ${-60 + branch * 26}) rotate(${turn})">${stroke("M0 0H520", "#2b1d14", 7)}${leaves.join("")}</g>`;
  });
  return `<g fill="#2b1d14" opacity="0.12" filter="url(#leaf)">${branches.join("")}</g>`;
};

/** Draws a round opening in the wall, as in a tea house. */
const moonWindow: Mood = (random) => {
  const cx = random.integer(430, 560);
  return (
    ellipse(cx, 330, 268, 268, "#1e120c", `opacity="0.07"`) +
    ellipse(cx + 5, 335, 258, 258, "#fffaf2", `opacity="0.55"`)
  );
};

/** Draws an arched niche. */
const niche: Mood = (random) => {
  const cx = random.integer(450, 520);
  const arch = (inset: number, shift: number) =>
    `M${cx - 250 + inset} ${HORIZON + 14}V${350 + shift}a${250 - inset} ${250 - inset} 0 0 1 ${500 - inset * 2} 0V${HORIZON + 14}Z`;
  return path(arch(0, 0), "#1e120c", `opacity="0.09"`) + path(arch(12, 8), "#fffaf2", `opacity="0.42"`);
};

const MOODS: readonly Mood[] = [windowLight, leafShadow, moonWindow, niche];

/** Draws an object in a room. `mood` selects the kind of light, whose details are random. */
export function scene(room: Room, mood: number, random: Random, definitions: string, thing: string): string {
  const { wall, table } = room;
  const wallLight = `<radialGradient id="wall" cx="0.3" cy="0.2" r="1"><stop offset="0" stop-color="${lighten(wall, 0.5)}"/><stop offset="0.55" stop-color="${wall}"/><stop offset="1" stop-color="${darken(wall, 0.14)}"/></radialGradient>`;
  const tableLight = `<linearGradient id="table" x2="0.25" y2="1"><stop offset="0" stop-color="${darken(table, 0.1)}"/><stop offset="0.2" stop-color="${table}"/><stop offset="1" stop-color="${lighten(table, 0.26)}"/></linearGradient>`;
  const pool = `<radialGradient id="pool"><stop offset="0" stop-color="#fffaf0" stop-opacity="0.42"/><stop offset="1" stop-color="#fffaf0" stop-opacity="0"/></radialGradient>`;
  const hint = MOODS[mood % MOODS.length] ?? windowLight;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">`,
    `<defs>${LIGHT}${BLURS}${wallLight}${tableLight}${pool}${definitions}</defs>`,
    `<rect width="${SIZE}" height="${SIZE}" fill="url(#wall)"/>`,
    hint(random),
    `<rect y="${HORIZON}" width="${SIZE}" height="${SIZE - HORIZON}" fill="url(#table)"/>`,
    `<rect y="${HORIZON}" width="${SIZE}" height="2.5" fill="${lighten(table, 0.55)}" opacity="0.7"/>`,
    ellipse(420, FLOOR + 90, 620, 230, "url(#pool)"),
    group(`translate(${MIDDLE} ${FLOOR + 34}) scale(${CLOSE}) translate(${-MIDDLE} ${-FLOOR})`, thing),
    "</svg>",
  ].join("");
}
