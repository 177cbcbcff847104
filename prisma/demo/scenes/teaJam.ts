import {
  clipped,
  ellipse,
  FLOOR,
  formatNumber,
  gradient,
  group,
  MIDDLE,
  path,
  type ShapeForm,
  stroke,
} from "./brush.ts";
import { darken, lighten } from "./colour.ts";
import { crest } from "./crest.ts";
import { band, type Turned, turned } from "./lathe.ts";
import { shadow } from "./light.ts";
import { dots } from "./patterns.ts";

/** Draws a jar of fruit in honey under a cloth. */
export const jam: ShapeForm = (brush) => {
  const body: Turned = {
    cx: MIDDLE - 20,
    floor: FLOOR,
    profile: [
      [138, 0],
      [138, 0],
      [140, 60],
      [140, 210],
      [124, 244],
      [104, 252],
    ],
  };
  const peel = Array.from({ length: 34 }, () => {
    const [x, y] = [350 + brush.random.next() * 220, 470 + brush.random.next() * 200];
    return stroke(
      `M${formatNumber(x)} ${formatNumber(y)}q${brush.random.integer(-10, 26)} ${brush.random.integer(-30, 30)} ${brush.random.integer(18, 44)} ${brush.random.integer(-14, 14)}`,
      lighten(brush.body, 0.2 + brush.random.next() * 0.5),
      7,
      `opacity="0.85"`,
    );
  });
  const cloth =
    "M352 452Q334 436 338 412C350 380 372 356 400 348Q460 330 524 350C560 366 576 396 584 418Q586 438 566 452L548 436L526 458L500 440L474 462L448 442L420 460L396 440L372 458Z";
  return [
    turned(brush, body, {
      colour: brush.body,
      glossy: true,
      decoration:
        peel.join("") +
        band(body, 66, 160, "#fbf3e2") +
        band(body, 72, 76, brush.accent) +
        band(body, 150, 154, brush.accent),
    }),
    crest(MIDDLE - 24, FLOOR - 66, 38, brush.accent),
    path(cloth, "#1e120c", `opacity="0.3" transform="translate(6 10)" filter="url(#near)"`),
    path(cloth, brush.accent),
    clipped(
      brush,
      cloth,
      dots([320, 340, 290, 140], 30, lighten(brush.accent, 0.6), 5) + path(cloth, "url(#round)"),
    ),
    stroke("M372 428Q462 456 554 428", "#f2e3c2", 7),
    stroke("M556 428q30 -6 36 20q-24 6 -36 -20q26 10 22 44", "#f2e3c2", 5),
    shadow(MIDDLE + 212, FLOOR + 40, 62, 60),
    ellipse(
      MIDDLE + 212,
      FLOOR - 8,
      68,
      62,
      gradient(
        brush,
        [0.2, 0, 0.8, 1],
        [
          [0, "#f5d063"],
          [1, "#b9781a"],
        ],
      ),
    ),
    group(
      `translate(${MIDDLE + 206} ${FLOOR - 66}) rotate(-24)`,
      path("M0 4C20 -30 60 -30 84 -8C58 18 20 22 0 4Z", darken(brush.accent, 0.1)),
    ),
  ].join("");
};
