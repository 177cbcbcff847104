import { ellipse, formatNumber, group } from "./brush.ts";

export const crest = (cx: number, cy: number, r: number, colour: string) =>
  [0, 60, 120, 180, 240, 300]
    .map((turn) =>
      group(
        `translate(${formatNumber(cx)} ${formatNumber(cy)}) rotate(${turn})`,
        ellipse(0, -r * 0.55, r * 0.24, r * 0.42, colour),
      ),
    )
    .join("") + ellipse(cx, cy, r * 0.17, r * 0.17, colour);
