import { type Brush, clipped, disc, formatNumber, type Point, path, pointAt, stroke, TILT } from "./brush.ts";
import { darken, lighten } from "./colour.ts";
import { shadow } from "./light.ts";

/**
 * A solid of revolution. Its profile is [radius, height] from the bottom up; a repeated point makes an edge.
 */
export interface Turned {
  cx: number;
  floor: number;
  profile: readonly Point[];
}

export interface Finish {
  colour: string;
  glossy?: boolean;
  /** Color of the visible inside. */
  inside?: string;
  /** The content: its color, and its distance below the rim. */
  filled?: { colour: string; below: number };
  /** Thickness of the rim. */
  rim?: number;
  /** Decoration that is drawn on the body below its light and shade. */
  decoration?: string;
  withoutShadow?: boolean;
  /** Draws only the front wall, which covers objects inside. */
  frontOnly?: boolean;
  opacity?: number;
}

/** Returns a smooth path through points (Catmull-Rom), without the initial "M". */
export function smooth(points: readonly Point[]): string {
  const point = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  return points
    .slice(1)
    .map((_, index) => {
      const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
      const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
      const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
      return `C${pointAt(first)} ${pointAt(second)} ${pointAt(to)}`;
    })
    .join("");
}

const ends = ({ profile }: Turned) => ({
  foot: profile[0] ?? ([0, 0] as const),
  top: profile.at(-1) ?? ([0, 0] as const),
});

/** Converts a height of the body to y in the image. */
const y = (body: Turned, height: number) => body.floor - height;

export function outline(body: Turned, frontOnly = false): string {
  const left = body.profile.map(([r, h]): Point => [body.cx - r, y(body, h)]).reverse();
  const right = body.profile.map(([r, h]): Point => [body.cx + r, y(body, h)]);
  const { foot, top } = ends(body);
  return (
    `M${pointAt(left[0] ?? [0, 0])}${smooth(left)}` +
    `A${formatNumber(foot[0])} ${formatNumber(foot[0] * TILT)} 0 0 0 ${pointAt(right[0] ?? [0, 0])}` +
    `${smooth(right)}A${formatNumber(top[0])} ${formatNumber(top[0] * TILT)} 0 0 ${frontOnly ? 1 : 0} ${pointAt(left[0] ?? [0, 0])}Z`
  );
}

/** Returns the body's radius at a height, interpolated linearly between the points of its profile. */
export function radiusAt({ profile }: Turned, height: number): number {
  for (const [index, [r, h]] of profile.entries()) {
    const next = profile[index + 1];
    if (next === undefined || height > next[1]) continue;
    return next[1] === h ? r : r + ((next[0] - r) * (height - h)) / (next[1] - h);
  }
  return ends({ profile, cx: 0, floor: 0 }).top[0];
}

/** Draws a band around the body between two heights. */
export function band(body: Turned, from: number, to: number, colour: string, more = ""): string {
  const r = Math.max(radiusAt(body, from), radiusAt(body, to)) + 4;
  const [low, high] = [y(body, from), y(body, to)];
  const arc = `${formatNumber(r)} ${formatNumber(r * TILT)} 0 0`;
  return path(
    `M${pointAt([body.cx - r, high])}A${arc} 0 ${pointAt([body.cx + r, high])}L${pointAt([body.cx + r, low])}A${arc} 1 ${pointAt([body.cx - r, low])}Z`,
    colour,
    more,
  );
}

/** Draws a solid of revolution with its shadow: cups, bowls, tins, bottles. */
export function turned(brush: Brush, body: Turned, finish: Finish): string {
  const {
    colour,
    glossy = false,
    inside,
    filled,
    rim = 9,
    decoration,
    withoutShadow,
    frontOnly = false,
    opacity = 1,
  } = finish;
  const { foot, top } = ends(body);
  const shape = outline(body, frontOnly);
  const topY = y(body, top[1]);
  const widest = Math.max(...body.profile.map(([r]) => r));
  const mouth = top[0] - rim;
  const mouthPath = `M${pointAt([body.cx - mouth, topY])}a${formatNumber(mouth)} ${formatNumber(mouth * TILT)} 0 1 0 ${formatNumber(mouth * 2)} 0a${formatNumber(mouth)} ${formatNumber(mouth * TILT)} 0 1 0 ${formatNumber(-mouth * 2)} 0Z`;
  return [
    withoutShadow || frontOnly ? "" : shadow(body.cx, body.floor, foot[0] * 0.7 + widest * 0.3, top[1]),
    path(shape, colour, `fill-opacity="${opacity}"`),
    decoration ? clipped(brush, shape, decoration) : "",
    path(shape, `url(#${glossy ? "glossy" : "round"})`),
    path(shape, "url(#below)"),
    frontOnly ? "" : mouthOf(),
  ].join("");

  function mouthOf(): string {
    return (
      disc(body.cx, topY, top[0], lighten(colour, 0.22), `fill-opacity="${opacity}"`) +
      (inside
        ? clipped(
            brush,
            mouthPath,
            disc(body.cx, topY, mouth, inside) +
              disc(body.cx, topY, mouth, "url(#hollow)") +
              (filled
                ? disc(body.cx, topY + filled.below, mouth * 0.99, darken(filled.colour, 0.18)) +
                  disc(body.cx, topY + filled.below + 3, mouth * 0.95, filled.colour)
                : ""),
          )
        : stroke(
            `M${pointAt([body.cx - top[0] + 2, topY])}A${formatNumber(top[0] - 2)} ${formatNumber(top[0] * TILT - 1)} 0 0 0 ${pointAt([body.cx + top[0] - 2, topY])}`,
            lighten(colour, 0.45),
            2.5,
            `opacity="0.7"`,
          ))
    );
  }
}
