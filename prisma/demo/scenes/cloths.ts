import {
  clipped,
  ellipse,
  FLOOR,
  formatNumber,
  glow,
  gradient,
  group,
  MIDDLE,
  path,
  type ShapeForm,
  stroke,
  TILT,
} from "./brush.ts";
import { darken, lighten } from "./colour.ts";
import { shadow } from "./light.ts";
import { hemp, stripes, waves } from "./patterns.ts";
import { prism, prismShadow, project, rectangle } from "./prism.ts";

/** Draws a parcel wrapped in a patterned cloth. */
export const furoshiki: ShapeForm = (brush) => {
  const { body, accent } = brush;
  const parcel =
    "M268 640C256 560 300 500 372 470C410 454 448 446 480 444C512 446 550 454 588 470C660 500 704 560 692 640C690 690 600 716 480 716S270 690 268 640Z";
  const leftEar = "M474 446C420 430 366 392 330 338C322 322 338 312 356 318C420 340 470 384 492 434Z";
  const rightEar = "M486 446C540 430 594 392 630 338C638 322 622 312 604 318C540 340 490 384 468 434Z";
  const cloth = (d: string, dark: number) =>
    path(d, darken(body, dark)) + clipped(brush, d, waves([240, 290, 480, 440], 30, lighten(body, 0.5), 2.4));
  const sheen = glow(brush, [
    [0, "#ffffff", 0.32],
    [0.5, "#ffffff", 0],
    [0.8, "#1e120c", 0.2],
    [1, "#1e120c", 0.42],
  ]);
  const folds =
    "M474 450C420 500 350 560 300 650M486 450C540 500 610 560 664 650M470 456C440 520 420 600 410 700M492 456C522 520 542 600 552 700M480 460V600";
  return [
    shadow(MIDDLE, FLOOR + 2, 196, 190),
    cloth(parcel, 0),
    path(parcel, sheen),
    stroke(folds, darken(body, 0.5), 13, `opacity="0.26" filter="url(#near)"`),
    stroke(folds, lighten(body, 0.4), 2, `opacity="0.35" transform="translate(-6 0)"`),
    cloth(leftEar, 0.05) + path(leftEar, sheen),
    cloth(rightEar, 0.16) + path(rightEar, sheen),
    stroke(
      "M350 334C400 366 446 404 474 436M612 334C560 366 516 404 488 436",
      darken(body, 0.5),
      6,
      `opacity="0.4"`,
    ),
    path("M444 436C452 412 508 412 516 436C528 462 508 486 480 486S432 462 444 436Z", body),
    path("M444 436C452 412 508 412 516 436C528 462 508 486 480 486S432 462 444 436Z", sheen),
    stroke("M452 430q28 -14 56 0M448 452q32 14 64 0", accent, 3, `opacity="0.6"`),
  ].join("");
};

/** Draws a stack of folded cloths, each with a different pattern. */
export const tenugui: ShapeForm = (brush) => {
  const tones = [brush.body, brush.accent, lighten(brush.body, 0.4), "#3f5f7c", brush.accent];
  const pile = tones.map((colour, index) => {
    // Slight offsets make the stack look natural.
    const shift = ((index * 3) % 5) * 3 - 6;
    const solid = {
      cx: MIDDLE + shift,
      floor: FLOOR + 14,
      outline: rectangle(380, 250, -18 + shift / 4),
      height: 40,
      bottom: index * 42,
    };
    const edge = [0, 0.5, 1].map((part) => {
      const [from, to] = [
        project(solid, solid.outline[3] ?? [0, 0], solid.bottom + 6 + part * 26),
        project(solid, solid.outline[2] ?? [0, 0], solid.bottom + 6 + part * 26),
      ];
      return stroke(
        `M${formatNumber(from[0])} ${formatNumber(from[1])}L${formatNumber(to[0])} ${formatNumber(to[1])}`,
        darken(colour, 0.3),
        2,
        `opacity="0.45"`,
      );
    });
    const top = solid.outline.map((point) => project(solid, point, solid.bottom + 40));
    const lid = `M${top.map(([x, y]) => `${formatNumber(x)} ${formatNumber(y)}`).join("L")}Z`;
    const print =
      index === tones.length - 1
        ? clipped(
            brush,
            lid,
            group(
              `translate(${MIDDLE} ${FLOOR - 196}) scale(1 ${TILT}) rotate(-18)`,
              hemp([-240, -200, 480, 400], 74, brush.body, 5),
            ),
          )
        : "";
    return prism(brush, solid, colour, lighten(colour, 0.1)) + edge.join("") + print;
  });
  return prismShadow({ floor: FLOOR + 14, outline: rectangle(380, 250, -18), height: 200 }) + pile.join("");
};

/** Draws three rolled square towels. */
export const handkerchiefs: ShapeForm = (brush) => {
  const roll = (cx: number, floor: number, colour: string, turn: number) => {
    const spiral =
      "M0 0c10 -14 34 -6 30 14c-4 26 -46 26 -56 2c-8 -36 34 -62 66 -42c36 26 24 82 -22 92c-50 8 -86 -40 -66 -88";
    return group(
      `rotate(${turn} ${cx} ${floor})`,
      [
        path(`M${cx - 150} ${floor - 6}h310v14h-310Z`, "#1e120c", `opacity="0.4" filter="url(#near)"`),
        path(
          `M${cx - 140} ${floor - 120}H${cx + 150}q46 60 0 120H${cx - 140}Z`,
          gradient(
            brush,
            [0, 0, 0, 1],
            [
              [0, darken(colour, 0.06)],
              [0.25, lighten(colour, 0.4)],
              [0.6, colour],
              [1, darken(colour, 0.34)],
            ],
          ),
        ),
        clipped(
          brush,
          `M${cx - 140} ${floor - 120}H${cx + 150}q46 60 0 120H${cx - 140}Z`,
          stripes([cx - 60, floor - 130, 60, 140], 20, lighten(colour, 0.6), 6),
        ),
        ellipse(cx - 140, floor - 60, 40, 60, lighten(colour, 0.3)),
        group(
          `translate(${cx - 140} ${floor - 62}) scale(0.58 0.86)`,
          stroke(spiral, darken(colour, 0.3), 6),
        ),
      ].join(""),
    );
  };
  return [
    shadow(MIDDLE + 10, FLOOR + 22, 200, 40),
    roll(MIDDLE + 100, FLOOR - 14, lighten(brush.body, 0.1), -5),
    roll(MIDDLE - 66, FLOOR + 46, brush.accent, -5),
    roll(MIDDLE + 16, FLOOR - 84, "#b9bcc0", -5),
  ].join("");
};

/** Draws a standing canvas bag. */
export const tote: ShapeForm = (brush) => {
  const { body, accent } = brush;
  const bag = "M300 352L660 352C666 470 676 590 684 694Q480 722 276 694C284 590 294 470 300 352Z";
  const half = "M292 470H668C674 560 680 640 684 694Q480 722 276 694C280 640 286 560 292 470Z";
  const handles = "M386 372C380 250 400 190 480 190S580 250 574 372";
  return [
    shadow(MIDDLE, FLOOR - 10, 186, 300),
    stroke(handles, darken(accent, 0.36), 24, `transform="translate(14 10)"`),
    path(bag, accent),
    clipped(brush, bag, path(half, body) + path("M292 470q60 -22 120 0t130 -4t130 6v30H290Z", body)),
    path(
      bag,
      gradient(
        brush,
        [0, 0, 1, 0],
        [
          [0, "#1e120c", 0.18],
          [0.14, "#ffffff", 0.16],
          [0.5, "#ffffff", 0],
          [1, "#1e120c", 0.34],
        ],
      ),
    ),
    stroke(
      "M330 400C342 500 336 600 318 680M628 400C612 500 622 600 640 680M430 560Q470 620 520 640",
      darken(body, 0.5),
      12,
      `opacity="0.28" filter="url(#near)"`,
    ),
    stroke("M304 372H656", darken(accent, 0.3), 2.5, `stroke-dasharray="9 6"`),
    stroke(handles, lighten(accent, 0.2), 22),
    stroke(handles, darken(accent, 0.2), 2, `stroke-dasharray="8 6"`),
    ...[386, 574].map((x) =>
      path(
        `M${x - 16} 358h32v44h-32Z`,
        lighten(accent, 0.1),
        `stroke="${darken(accent, 0.3)}" stroke-width="2.5" stroke-dasharray="6 4"`,
      ),
    ),
  ].join("");
};

/** Draws a curtain in two halves on its rod. */
export const noren: ShapeForm = (brush) => {
  const { body, accent } = brush;
  const half = (x: number, sway: number) =>
    `M${x} 236H${x + 214}C${x + 210} 400 ${x + 222 + sway} 540 ${x + 212 + sway} 690Q${x + 106 + sway} ${700} ${x - 2 + sway} 688C${x + 8} 540 ${x - 6} 400 ${x} 236Z`;
  const cloth = (d: string, x: number) =>
    path(d, "#1e120c", `opacity="0.3" transform="translate(20 16)" filter="url(#soft)"`) +
    path(d, body, `fill-opacity="0.96"`) +
    clipped(
      brush,
      d,
      ellipse(MIDDLE, 430, 104, 104, "none", `stroke="${accent}" stroke-width="15"`) +
        path("M400 452L480 376L560 452V470H400ZM430 470h100v30H430Z", accent) +
        waves([x - 20, 618, 260, 120], 32, lighten(body, 0.45), 3),
    ) +
    stroke(
      `M${x + 46} 250Q${x + 60} 450 ${x + 44} 680M${x + 112} 250Q${x + 98} 450 ${x + 120} 684M${x + 172} 250Q${x + 186} 450 ${x + 168} 680`,
      darken(body, 0.5),
      14,
      `opacity="0.24" filter="url(#near)"`,
    );
  const loops = [0, 1, 2, 3, 4, 5, 6].map((index) =>
    path(`M${266 + index * 66} 206h32v40h-32Z`, index % 2 ? body : darken(body, 0.1)),
  );
  return [
    cloth(half(262, -6), 262),
    cloth(half(484, 8), 484),
    stroke("M214 218H750", darken("#b98f5c", 0.3), 18),
    stroke("M214 215H750", "#cda56e", 12),
    stroke("M300 208v14M470 208v14M640 208v14", darken("#b98f5c", 0.3), 3),
    ...loops,
  ].join("");
};
