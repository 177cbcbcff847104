import {
  clipped,
  ellipse,
  FLOOR,
  glow,
  gradient,
  group,
  MIDDLE,
  path,
  polygon,
  type ShapeForm,
  stroke,
} from "./brush.ts";
import { darken, lighten } from "./colour.ts";
import { shadow } from "./light.ts";
import { dots, hemp, stripes, waves } from "./patterns.ts";

/** Draws a paper bag with a folded and tied top. */
export const bag: ShapeForm = (brush) => {
  const { body, accent } = brush;
  const front = "M318 300L620 324L612 712L330 690Z";
  const side = "M620 324L696 286L690 656L612 712Z";
  return [
    shadow(MIDDLE + 20, FLOOR - 14, 170, 330),
    path(front, body),
    path(side, darken(body, 0.34)),
    path("M620 324L658 330L650 690L612 712Z", darken(body, 0.22)),
    clipped(brush, front, hemp([300, 560, 340, 170], 62, lighten(body, 0.22), 3)),
    path(
      front,
      gradient(
        brush,
        [0, 0, 1, 1],
        [
          [0, "#ffffff", 0.2],
          [0.5, "#ffffff", 0],
          [1, "#1e120c", 0.2],
        ],
      ),
    ),
    polygon(
      [
        [318, 300],
        [394, 262],
        [696, 286],
        [620, 324],
      ],
      darken(body, 0.6),
    ),
    stroke("M400 306C396 190 540 190 544 318", darken(accent, 0.1), 9),
    stroke("M470 272C470 170 612 176 614 300", darken(accent, 0.35), 8),
    ellipse(470, 476, 96, 96, accent),
    ellipse(470, 476, 84, 84, "none", `stroke="${body}" stroke-width="4"`),
    group(
      "translate(470 476)",
      [0, 72, 144, 216, 288]
        .map((turn) =>
          group(
            `rotate(${turn})`,
            path(
              "M0 0C-30 -20 -32 -58 0 -68C32 -58 30 -20 0 0Z",
              body,
              `stroke="${accent}" stroke-width="4"`,
            ),
          ),
        )
        .join("") + ellipse(0, 0, 13, 13, accent),
    ),
    path("M286 700q60 -30 110 6q-50 34 -110 -6Z", "#4f6b45") +
      stroke("M290 702H390", darken("#4f6b45", 0.3), 3),
    ...[
      [300, 724, 15],
      [330, 732, 13],
      [276, 736, 12],
    ].map(
      ([x = 0, y = 0, r = 0]) =>
        ellipse(x + 4, y + 10, r, r * 0.5, "#1e120c", `opacity="0.3"`) +
        ellipse(
          x,
          y,
          r,
          r,
          glow(brush, [
            [0, "#f59a8e"],
            [0.5, "#c8342f"],
            [1, "#7c1a1a"],
          ]),
        ),
    ),
  ].join("");
};

/** Draws a basket with a handle and its content. */
export const hamper: ShapeForm = (brush) => {
  const { body, accent } = brush;
  const basket = "M256 500H704C700 580 684 640 664 700Q480 734 296 700C276 640 260 580 256 500Z";
  const weave = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 16 }, (_, column) => {
      const [x, y] = [246 + column * 30 + (row % 2) * 15, 512 + row * 25];
      return `<rect x="${x}" y="${y}" width="27" height="21" rx="7" fill="${(row + column) % 3 ? lighten(body, 0.14) : lighten(body, 0.28)}"/>`;
    }).join(""),
  );
  return [
    shadow(MIDDLE, FLOOR - 8, 192, 220),
    stroke("M290 500C290 250 670 250 670 500", darken(body, 0.45), 26),
    path("M332 520V380q0 -14 14 -14h70q14 0 14 14v140Z", "#c58a2e"),
    path("M332 520V380q0 -14 14 -14h70q14 0 14 14v140Z", "url(#glossy)"),
    path("M322 372q4 -42 60 -42t58 42q-58 20 -118 0Z", accent),
    clipped(
      brush,
      "M322 372q4 -42 60 -42t58 42q-58 20 -118 0Z",
      dots([330, 338, 110, 44], 22, lighten(accent, 0.6), 4),
    ),
    path("M540 520L556 330Q590 314 624 330L640 520Z", "#efe4cf"),
    path("M540 520L556 330Q590 314 624 330L640 520Z", "url(#round)"),
    stroke("M556 352Q590 338 624 352", accent, 9),
    ...[
      [452, 448, 46],
      [512, 470, 42],
      [476, 482, 40],
    ].map(([x = 0, y = 0, r = 0], index) =>
      ellipse(
        x,
        y,
        r,
        r,
        glow(brush, [
          [0, "#fbd98a"],
          [0.5, ["#e8a33a", "#d8743a", "#e8a33a"][index] ?? "#e8a33a"],
          [1, "#8a4a1c"],
        ]),
      ),
    ),
    path(basket, darken(body, 0.34)),
    clipped(brush, basket, weave.join("")),
    path(
      basket,
      gradient(
        brush,
        [0, 0, 1, 0],
        [
          [0, "#1e120c", 0.3],
          [0.25, "#ffffff", 0.14],
          [0.5, "#ffffff", 0],
          [1, "#1e120c", 0.42],
        ],
      ),
    ),
    path("M300 486H600L640 590Q600 580 574 620Q540 586 500 612Q470 580 430 600Q400 566 340 574Z", "#f7f0e2"),
    clipped(
      brush,
      "M300 486H600L640 590Q600 580 574 620Q540 586 500 612Q470 580 430 600Q400 566 340 574Z",
      stripes([280, 480, 380, 150], 36, accent, 7, 30) +
        stroke("M280 520H680M280 560H680M280 600H680", accent, 5, `opacity="0.6"`),
    ),
    stroke("M250 498H710", darken(body, 0.25), 26),
    stroke("M252 493H708", lighten(body, 0.16), 12),
    stroke("M290 500C290 250 670 250 670 500", body, 20),
    stroke("M290 500C290 250 670 250 670 500", lighten(body, 0.4), 4, `stroke-dasharray="16 12"`),
  ].join("");
};

/** Draws small envelopes, fanned out like cards. */
export const envelopes: ShapeForm = (brush) => {
  const tones = [brush.body, "#f4ead6", "#3f6a5c", brush.accent, brush.body];
  const motifs = [
    (ink: string) => waves([-80, 40, 160, 120], 26, ink, 3),
    (ink: string) =>
      [0, 60, 120, 180, 240, 300]
        .map((turn) => group(`translate(0 20) rotate(${turn})`, ellipse(0, -32, 15, 24, ink)))
        .join(""),
    (ink: string) => stroke("M0 120V-40M0 60L50 20M0 60L-50 20M0 10L40 -26M0 10L-40 -26", ink, 8),
    (ink: string) => dots([-70, -60, 150, 190], 38, ink, 8),
    (ink: string) =>
      `<circle cy="20" r="54" fill="none" stroke="${ink}" stroke-width="9"/><circle cy="20" r="22" fill="${ink}"/>`,
  ];
  return tones
    .map((tone, index) => {
      const turn = -36 + index * 18;
      const ink = index === 1 ? brush.body : index === 3 ? brush.body : "#f3e2bd";
      const shape = "M-84 -150H84V160H-84Z";
      return group(
        `translate(${MIDDLE - 10} ${FLOOR + 60}) rotate(${turn}) translate(0 -250)`,
        path(shape, "#1e120c", `opacity="0.34" transform="translate(10 12)" filter="url(#near)"`) +
          path(
            shape,
            gradient(
              brush,
              [0, 0, 1, 1],
              [
                [0, lighten(tone, 0.2)],
                [1, darken(tone, 0.1)],
              ],
            ),
          ) +
          clipped(brush, shape, motifs[index]?.(ink) ?? "") +
          path(
            "M-84 -150H84L60 -92Q0 -76 -60 -92Z",
            darken(tone, 0.12),
            `stroke="${darken(tone, 0.25)}" stroke-width="2"`,
          ),
      );
    })
    .join("");
};
