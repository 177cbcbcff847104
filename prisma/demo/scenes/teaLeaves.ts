import {
  type Brush,
  clipped,
  ellipse,
  FLOOR,
  formatNumber,
  gradient,
  group,
  MIDDLE,
  path,
  polygon,
  type ShapeForm,
  stroke,
  TILT,
} from "./brush.ts";
import { darken, lighten, mix } from "./colour.ts";
import { crest } from "./crest.ts";
import { outline, type Turned, turned } from "./lathe.ts";
import { shadow } from "./light.ts";
import { prism, prismShadow, project, rectangle, wrap } from "./prism.ts";

/** Draws scattered rolled leaves on the floor. */
export const scatter = (
  { random }: Brush,
  cx: number,
  cy: number,
  spread: number,
  count: number,
  colour: string,
) =>
  Array.from({ length: count }, () => {
    const [angle, away] = [random.next() * Math.PI * 2, Math.sqrt(random.next()) * spread];
    const [x, y] = [cx + Math.cos(angle) * away, cy + Math.sin(angle) * away * TILT];
    const turn = random.integer(0, 180);
    return (
      ellipse(
        x + 3,
        y + 4,
        11,
        4.5,
        "#1e120c",
        `opacity="0.25" transform="rotate(${turn} ${formatNumber(x)} ${formatNumber(y)})"`,
      ) +
      ellipse(
        x,
        y,
        11,
        4.2,
        mix(colour, random.chance(0.5) ? "#241812" : "#b7a06a", random.next() * 0.4),
        `transform="rotate(${turn} ${formatNumber(x)} ${formatNumber(y)})"`,
      )
    );
  }).join("");

/** Draws a flat box of pyramid tea bags. */
export const teabags: ShapeForm = (brush) => {
  const box = { cx: MIDDLE - 60, floor: FLOOR - 60, outline: rectangle(340, 250, -24), height: 150 };
  const bag = (x: number, y: number, size: number) => {
    const [left, right, top] = [x - size, x + size, y - size * 1.45];
    return (
      ellipse(x + 26, y + 8, size * 1.2, size * 0.3, "#1e120c", `opacity="0.3" filter="url(#near)"`) +
      polygon(
        [
          [left, y - 4],
          [x + size * 0.2, y + size * 0.34],
          [x, top],
        ],
        mix(brush.accent, "#f6efdc", 0.42),
      ) +
      polygon(
        [
          [x + size * 0.2, y + size * 0.34],
          [right, y - 10],
          [x, top],
        ],
        mix(brush.accent, "#cfc3a3", 0.42),
      ) +
      polygon(
        [
          [left + 12, y - 10],
          [x + size * 0.2, y + size * 0.28],
          [x - size * 0.3, y - size * 0.5],
        ],
        darken(brush.accent, 0.25),
        `opacity="0.75"`,
      ) +
      polygon(
        [
          [x + size * 0.2, y + size * 0.28],
          [right - 12, y - 14],
          [x + size * 0.4, y - size * 0.46],
        ],
        darken(brush.accent, 0.42),
        `opacity="0.75"`,
      ) +
      stroke(
        `M${x} ${formatNumber(top)}C${x + 10} ${formatNumber(top - 60)} ${x + 70} ${formatNumber(top - 30)} ${x + 96} ${formatNumber(y - 30)}`,
        "#f6f1e4",
        3,
      ) +
      group(
        `translate(${x + 96} ${formatNumber(y - 20)}) rotate(14)`,
        `<rect x="-20" y="-14" width="40" height="34" rx="3" fill="${brush.body}" stroke="#fff8f2" stroke-width="4"/>`,
      )
    );
  };
  const blossom = project(box, [0, 0], 152);
  return [
    prismShadow(box),
    prism(brush, box, brush.body),
    wrap(brush, box, { width: 340, depth: 250, degrees: -24 }, "across", 96, lighten(brush.accent, 0.68)),
    group(
      `translate(${formatNumber(blossom[0])} ${formatNumber(blossom[1])}) scale(1 ${TILT + 0.1})`,
      crest(0, 0, 50, darken(brush.body, 0.25)),
    ),
    bag(MIDDLE + 132, FLOOR + 66, 66),
    bag(MIDDLE - 64, FLOOR + 104, 54),
  ].join("");
};

/** Draws a scoop of twisted leaves over a heap of them. */
export const leaves: ShapeForm = (brush) => {
  const scoop = gradient(
    brush,
    [0, 0, 0.3, 1],
    [
      [0, lighten(brush.accent, 0.4)],
      [1, darken(brush.accent, 0.25)],
    ],
  );
  const heap = (cx: number, cy: number, spread: number, rise: number, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = brush.random.next() * Math.PI * 2;
      const away = Math.sqrt(brush.random.next()) * spread;
      const [x, y] = [
        cx + Math.cos(angle) * away,
        cy + Math.sin(angle) * away * TILT - rise * (1 - away / spread),
      ];
      const bend = brush.random.integer(-16, 16);
      const tone = mix(
        brush.body,
        ["#241812", "#b06a3a", "#e8dcc4", "#4a5a34"][index % 4] ?? "#241812",
        0.15 + brush.random.next() * 0.4,
      );
      return {
        y,
        svg: stroke(
          `M${formatNumber(x - 18)} ${formatNumber(y + bend * 0.4)}q16 ${bend} 36 ${-bend * 0.5}`,
          tone,
          5 + brush.random.next() * 4,
        ),
      };
    })
      .sort((a, b) => a.y - b.y)
      .map(({ svg }) => svg)
      .join("");
  return [
    shadow(MIDDLE - 10, FLOOR + 6, 210, 90),
    ellipse(MIDDLE - 10, FLOOR - 8, 200, 66, darken(brush.body, 0.45)),
    heap(MIDDLE - 10, FLOOR, 232, 128, 420),
    group(
      "rotate(-24 480 470)",
      path(
        "M300 430q-52 36 0 76H560q30 -14 60 -14H820q16 -24 0 -48H620q-30 0 -60 -14Z",
        "#1e120c",
        `opacity="0.3" transform="translate(14 44)" filter="url(#near)"`,
      ) +
        path("M300 430q-52 36 0 76H560q30 -14 60 -14H820q16 -24 0 -48H620q-30 0 -60 -14Z", scoop) +
        path("M308 444q-30 24 0 50H548q18 -26 0 -50Z", darken(brush.accent, 0.4)),
    ),
    group("rotate(-24 480 470)", heap(424, 472, 118, 30, 90)),
  ].join("");
};

/** Draws a pressed disc of tea, half unwrapped. */
export const cake: ShapeForm = (brush) => {
  const disk: Turned = {
    cx: MIDDLE,
    floor: FLOOR + 10,
    profile: [
      [188, 0],
      [200, 14],
      [204, 34],
      [188, 62],
      [150, 78],
    ],
  };
  const strokes = Array.from({ length: 150 }, () => {
    const [angle, away] = [brush.random.next() * 6.3, Math.sqrt(brush.random.next()) * 190];
    const [x, y] = [MIDDLE + Math.cos(angle) * away, FLOOR - 50 + Math.sin(angle) * away * TILT];
    return stroke(
      `M${formatNumber(x)} ${formatNumber(y)}l${brush.random.integer(8, 24)} ${brush.random.integer(-7, 7)}`,
      mix("#4a2c1c", brush.random.chance(0.4) ? "#a9794c" : "#1d110b", brush.random.next() * 0.6),
      4,
    );
  });
  const paper = `M${MIDDLE - 214} ${FLOOR + 2}C${MIDDLE - 190} ${FLOOR - 96} ${MIDDLE - 60} ${FLOOR - 150} ${MIDDLE + 60} ${FLOOR - 136}L${MIDDLE + 20} ${FLOOR - 40}L${MIDDLE + 40} ${FLOOR + 84}C${MIDDLE - 80} ${FLOOR + 100} ${MIDDLE - 200} ${FLOOR + 70} ${MIDDLE - 214} ${FLOOR + 2}Z`;
  return [
    turned(brush, disk, { colour: "#4a2c1c", decoration: strokes.join("") }),
    clipped(brush, outline(disk), strokes.join("")),
    path(paper, "#1e120c", `opacity="0.35" transform="translate(10 10)" filter="url(#near)"`),
    path(
      paper,
      gradient(
        brush,
        [0, 0, 1, 0.4],
        [
          [0, darken(brush.body, 0.1)],
          [0.4, lighten(brush.body, 0.45)],
          [0.8, brush.body],
          [1, darken(brush.body, 0.16)],
        ],
      ),
    ),
    stroke(
      `M${MIDDLE - 170} ${FLOOR + 50}C${MIDDLE - 120} ${FLOOR - 20} ${MIDDLE - 60} ${FLOOR - 60} ${MIDDLE + 20} ${FLOOR - 96}M${MIDDLE - 110} ${FLOOR + 72}C${MIDDLE - 80} ${FLOOR + 10} ${MIDDLE - 40} ${FLOOR - 10} ${MIDDLE + 14} ${FLOOR - 30}`,
      darken(brush.body, 0.25),
      3,
      `opacity="0.5"`,
    ),
    group(
      `translate(${MIDDLE - 92} ${FLOOR - 14}) scale(1 0.5)`,
      ellipse(0, 0, 62, 62, brush.accent) + crest(0, 0, 48, lighten(brush.body, 0.5)),
    ),
    scatter(brush, MIDDLE + 220, FLOOR + 92, 70, 20, "#4a2c1c"),
  ].join("");
};
