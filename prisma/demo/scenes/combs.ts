import {
  ellipse,
  FLOOR,
  formatNumber,
  glow,
  gradient,
  group,
  path,
  type ShapeForm,
  stroke,
} from "./brush.ts";
import { darken, lighten } from "./colour.ts";
import { camellia, leaf } from "./flowers.ts";
import { prism, prismShadow, rectangle } from "./prism.ts";

/** Draws a boxwood comb on a folded cloth. */
export const comb: ShapeForm = (brush) => {
  const cloth = { floor: FLOOR + 20, outline: rectangle(560, 400, 12), height: 22 };
  const teeth = Array.from(
    { length: 33 },
    (_, index) =>
      `M${formatNumber(262 + index * 13.2)} 520v${formatNumber(118 - Math.abs(index - 16) * 1.5)}`,
  );
  const back = "M240 540C240 420 350 380 480 380S710 420 716 540L700 556Q480 520 256 556Z";
  const wood = gradient(
    brush,
    [0, 0, 0.2, 1],
    [
      [0, lighten(brush.body, 0.4)],
      [0.5, brush.body],
      [1, darken(brush.body, 0.2)],
    ],
  );
  const whole = (colour: string | null) =>
    path(back, colour ?? wood) + stroke(teeth.join(""), colour ?? darken(brush.body, 0.06), 7.4);
  const lay = `translate(0 96) rotate(-9 480 520) scale(1 0.92)`;
  return [
    prismShadow(cloth),
    prism(brush, cloth, darken(brush.accent, 0.1), brush.accent),
    group(`translate(10 16)`, group(lay, whole("#1e120c")), `opacity="0.4" filter="url(#near)"`),
    group(
      lay,
      whole(null) +
        stroke(
          "M262 520C270 430 370 398 480 398S690 430 698 520",
          lighten(brush.body, 0.6),
          4,
          `opacity="0.6"`,
        ) +
        camellia(480, 462, 40, brush.accent) +
        leaf(520, 466, -4, 0.62, darken(brush.body, 0.42)) +
        leaf(440, 466, 184, 0.62, darken(brush.body, 0.42)),
    ),
  ].join("");
};

/** Draws a cushion brush from above. */
export const hairbrush: ShapeForm = (brush) => {
  const shape =
    "M480 150C590 150 640 230 636 320C632 410 580 470 526 492C514 530 512 600 522 700C526 750 510 772 480 772S434 750 438 700C448 600 446 530 434 492C380 470 328 410 324 320C320 230 370 150 480 150Z";
  const pins: string[] = [];
  for (let row = 0; row < 12; row++)
    for (let column = 0; column < 11; column++) {
      const [x, y] = [368 + column * 22.4 + (row % 2) * 11, 206 + row * 21];
      if (((x - 480) / 116) ** 2 + ((y - 320) / 132) ** 2 < 1)
        pins.push(
          ellipse(x + 4, y + 6, 4, 3, "#1e120c", `opacity="0.5"`) +
            ellipse(x, y, 4.2, 4.2, lighten(brush.accent, 0.5)),
        );
    }
  const lay = `rotate(32 480 460) translate(0 40) scale(0.94)`;
  return [
    group("translate(26 26)", group(lay, path(shape, "#1e120c")), `opacity="0.36" filter="url(#soft)"`),
    group(
      lay,
      path(
        shape,
        gradient(
          brush,
          [0, 0, 1, 0],
          [
            [0, darken(brush.body, 0.12)],
            [0.3, lighten(brush.body, 0.36)],
            [0.6, brush.body],
            [1, darken(brush.body, 0.4)],
          ],
        ),
      ) +
        stroke(
          "M420 170C370 200 340 250 342 320M450 540C456 600 452 660 450 720",
          lighten(brush.body, 0.6),
          6,
          `opacity="0.5"`,
        ) +
        ellipse(480, 320, 134, 150, darken(brush.body, 0.45)) +
        ellipse(
          480,
          318,
          128,
          144,
          glow(brush, [
            [0, lighten(brush.accent, 0.36)],
            [0.6, brush.accent],
            [1, darken(brush.accent, 0.5)],
          ]),
        ) +
        pins.join("") +
        ellipse(480, 742, 8, 8, darken(brush.body, 0.6)),
    ),
  ].join("");
};

/** Draws a hairpin with a flower of folded cloth. */
export const kanzashi: ShapeForm = (brush) => {
  const flower = (x: number, y: number, r: number, colour: string, rings: number) =>
    Array.from({ length: rings }, (_, ring) =>
      Array.from({ length: 12 }, (_, index) => {
        const size = r * (1 - ring * 0.28);
        return group(
          `translate(${x} ${y}) rotate(${index * 30 + ring * 15})`,
          path(
            `M0 0C${formatNumber(-size * 0.22)} ${formatNumber(-size * 0.5)} ${formatNumber(-size * 0.2)} ${formatNumber(-size * 0.86)} 0 ${formatNumber(-size)}C${formatNumber(size * 0.2)} ${formatNumber(-size * 0.86)} ${formatNumber(size * 0.22)} ${formatNumber(-size * 0.5)} 0 0Z`,
            index % 2 ? lighten(colour, 0.12 + ring * 0.16) : darken(colour, 0.08 - ring * 0.02),
            `stroke="${darken(colour, 0.3)}" stroke-width="1.2"`,
          ),
        );
      }).join(""),
    ).join("") + ellipse(x, y, r * 0.13, r * 0.13, "#f0cf5f");
  const pin = "M380 400L760 780M404 376L784 756";
  const tassels = [0, 1, 2, 3, 4].map((index) => {
    const x = 270 + index * 32;
    return (
      stroke(`M${x + 20} 470Q${x - 4} 560 ${x} ${640 + (index % 2) * 34}`, "#d8c9b2", 3) +
      [0, 1, 2, 3]
        .map((step) =>
          group(
            `translate(${x + 2 - step} ${550 + step * 38 + (index % 2) * 20}) rotate(${step * 14})`,
            ellipse(0, 0, 10, 15, step % 2 ? lighten(brush.body, 0.4) : brush.body),
          ),
        )
        .join("")
    );
  });
  return [
    group(
      "translate(22 28)",
      stroke(pin, "#1e120c", 14) + ellipse(380, 380, 160, 130, "#1e120c"),
      `opacity="0.3" filter="url(#soft)"`,
    ),
    stroke(pin, darken(brush.accent, 0.4), 14),
    stroke(pin, brush.accent, 9),
    stroke(pin, lighten(brush.accent, 0.6), 3, `transform="translate(-2 -2)"`),
    ...tassels,
    flower(500, 300, 92, lighten(brush.body, 0.5), 3),
    leaf(300, 300, 200, 0.9),
    leaf(330, 262, 232, 0.8),
    flower(372, 388, 158, brush.body, 3),
  ].join("");
};
