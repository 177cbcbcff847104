import { ellipse, formatNumber, group, path, stroke } from "./brush.ts";
import { darken } from "./colour.ts";

/** Draws a flower with five round petals, such as a camellia. */
export const camellia = (x: number, y: number, r: number, colour: string) =>
  [0, 72, 144, 216, 288]
    .map((turn) =>
      group(
        `translate(${formatNumber(x)} ${formatNumber(y)}) rotate(${turn})`,
        ellipse(
          0,
          -r * 0.52,
          r * 0.44,
          r * 0.5,
          colour,
          `stroke="${darken(colour, 0.25)}" stroke-width="1.5"`,
        ),
      ),
    )
    .join("") +
  ellipse(x, y, r * 0.3, r * 0.3, "#f0cf5f") +
  ellipse(x, y, r * 0.16, r * 0.16, "#d9a63a");

export const leaf = (x: number, y: number, turn: number, size: number, colour = "#4f6b45") =>
  group(
    `translate(${formatNumber(x)} ${formatNumber(y)}) rotate(${turn}) scale(${size})`,
    path("M0 0C24 -30 72 -30 100 0C72 26 24 26 0 0Z", colour) + stroke("M0 0H92", darken(colour, 0.3), 3),
  );
