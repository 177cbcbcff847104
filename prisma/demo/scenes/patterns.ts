import { ellipse, formatNumber, stroke } from "./brush.ts";

type Area = readonly [left: number, top: number, width: number, height: number];

/** Fills with rows of half rings: the waves of a blue sea. */
export function waves([left, top, width, height]: Area, r: number, colour: string, line = 3): string {
  const rings: string[] = [];
  for (let row = 0; row * r * 0.5 < height + r; row++) {
    for (let x = left - r + (row % 2) * r; x < left + width + r; x += r * 2) {
      const y = top + row * r * 0.5;
      for (const part of [1, 0.68, 0.36])
        rings.push(
          `M${formatNumber(x - r * part)} ${formatNumber(y)}a${formatNumber(r * part)} ${formatNumber(r * part)} 0 0 1 ${formatNumber(r * part * 2)} 0`,
        );
    }
  }
  return stroke(rings.join(""), colour, line);
}

/** Fills with stars of hemp leaves on triangles. */
export function hemp([left, top, width, height]: Area, size: number, colour: string, line = 2.5): string {
  const lines: string[] = [];
  const high = size * 0.866;
  for (let row = 0; row * high < height + size; row++) {
    for (let x = left - size + (row % 2) * (size / 2); x < left + width + size; x += size) {
      const y = top + row * high;
      const [right, down, middle] = [x + size, y + high, x + size / 2];
      lines.push(
        `M${formatNumber(x)} ${formatNumber(y)}H${formatNumber(right)}L${formatNumber(middle)} ${formatNumber(down)}Z`,
      );
      for (const [cx, cy] of [
        [x, y],
        [right, y],
        [middle, down],
      ] as const)
        lines.push(
          `M${formatNumber(cx)} ${formatNumber(cy)}L${formatNumber(middle)} ${formatNumber(y + high / 3)}`,
        );
    }
  }
  return stroke(lines.join(""), colour, line);
}

/** Fills with vertical or slanted stripes. */
export function stripes(
  [left, top, width, height]: Area,
  step: number,
  colour: string,
  line: number,
  slant = 0,
): string {
  const count = Math.ceil(width / step);
  const lines = Array.from(
    { length: count + 1 },
    (_, index) =>
      `M${formatNumber(left + index * step)} ${formatNumber(top)}l${formatNumber(slant)} ${formatNumber(height)}`,
  );
  return stroke(lines.join(""), colour, line);
}

/** Fills with staggered dots. */
export function dots([left, top, width, height]: Area, step: number, colour: string, r: number): string {
  const found: string[] = [];
  for (let row = 0; row * step < height; row++)
    for (let x = left + ((row % 2) * step) / 2; x < left + width; x += step)
      found.push(ellipse(x, top + row * step, r, r, colour));
  return found.join("");
}
