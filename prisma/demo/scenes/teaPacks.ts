import {
  type Brush,
  clipped,
  ellipse,
  FLOOR,
  gradient,
  MIDDLE,
  path,
  type ShapeForm,
  stroke,
} from "./brush.ts";
import { darken, lighten } from "./colour.ts";
import { crest } from "./crest.ts";
import { band, type Turned, turned } from "./lathe.ts";
import { shadow } from "./light.ts";
import { dots, hemp, waves } from "./patterns.ts";
import { scatter } from "./teaLeaves.ts";

/** Draws a round tin in patterned paper with its lid. */
function caddy(
  brush: Brush,
  cx: number,
  floor: number,
  r: number,
  height: number,
  colour: string,
  label: string,
  pattern: (area: readonly [number, number, number, number]) => string,
): string {
  const body: Turned = {
    cx,
    floor,
    profile: [
      [r, 0],
      [r, 0],
      [r, height],
      [r, height],
    ],
  };
  const lid: Turned = {
    cx,
    floor: floor - height,
    profile: [
      [r + 3, 0],
      [r + 3, 0],
      [r + 3, height * 0.26],
      [r + 3, height * 0.26],
    ],
  };
  const area = [cx - r, floor - height * 1.3, r * 2, height * 1.6] as const;
  return (
    turned(brush, body, {
      colour,
      decoration:
        pattern(area) +
        band(body, height * 0.3, height * 0.72, label, `opacity="0.94"`) +
        band(body, height * 0.335, height * 0.345, colour) +
        band(body, height * 0.675, height * 0.685, colour),
    }) +
    band(lid, -7, 3, "#1e120c", `opacity="0.35"`) +
    turned(brush, lid, { colour: darken(colour, 0.2), decoration: pattern(area), withoutShadow: true })
  );
}

export const tin: ShapeForm = (brush) =>
  caddy(brush, MIDDLE - 20, FLOOR, 132, 270, brush.body, lighten(brush.accent, 0.62), (area) =>
    hemp(area, 54, lighten(brush.body, 0.3), 2),
  ) +
  crest(MIDDLE - 24, FLOOR - 92, 46, brush.body) +
  scatter(brush, MIDDLE + 200, FLOOR + 70, 92, 46, brush.body);

export const tins: ShapeForm = (brush) =>
  caddy(brush, MIDDLE - 92, FLOOR - 26, 116, 290, brush.body, lighten(brush.body, 0.85), (area) =>
    waves(area, 26, lighten(brush.body, 0.4), 2),
  ) +
  crest(MIDDLE - 96, FLOOR - 120, 38, brush.accent) +
  caddy(brush, MIDDLE + 138, FLOOR + 30, 92, 168, brush.accent, lighten(brush.accent, 0.82), (area) =>
    dots(area, 26, lighten(brush.accent, 0.5), 4),
  ) +
  crest(MIDDLE + 135, FLOOR - 26, 27, brush.body);

/** Draws a stand-up pouch with a folded top. */
export const pouch: ShapeForm = (brush) => {
  const { body, accent } = brush;
  const bag = "M330 690C322 560 330 420 344 292L612 292C628 420 636 560 628 690Q480 744 330 690Z";
  const folds = stroke(
    "M352 330C372 440 366 560 344 668M606 330C588 450 594 570 616 668M400 640Q480 676 560 640",
    darken(body, 0.4),
    4,
    `opacity="0.35" filter="url(#near)"`,
  );
  const shade = gradient(
    brush,
    [0, 0, 1, 0],
    [
      [0, "#000000", 0.16],
      [0.16, "#ffffff", 0.22],
      [0.4, "#ffffff", 0],
      [0.75, "#000000", 0.08],
      [1, "#000000", 0.34],
    ],
  );
  const label = "M392 420h176v168h-176Z";
  return [
    shadow(MIDDLE, FLOOR + 6, 150, 330),
    path(bag, body),
    clipped(brush, bag, hemp([310, 600, 340, 140], 44, lighten(body, 0.3), 2)),
    path(label, accent),
    path("M392 420h176v8h-176ZM392 580h176v8h-176Z", darken(accent, 0.35)),
    crest(480, 504, 54, body),
    path(bag, shade),
    folds,
    path("M342 262h272l4 62H338Z", darken(body, 0.16)),
    path("M342 262h272l4 62H338Z", shade),
    stroke("M340 322H616M350 278H606", lighten(body, 0.4), 2.5, `opacity="0.7" stroke-dasharray="8 6"`),
    ellipse(480, 294, 11, 11, lighten(accent, 0.3)),
    scatter(brush, MIDDLE + 215, FLOOR + 60, 80, 34, "#4a2a1c"),
  ].join("");
};
