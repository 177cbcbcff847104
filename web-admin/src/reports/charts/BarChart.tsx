import { AxisBottom, AxisLeft } from "@visx/axis";
import { Group } from "@visx/group";
import { scaleBand, scaleLinear } from "@visx/scale";
import { Bar } from "@visx/shape";
import { useLanguage } from "../../language/language.ts";
import { AXIS_STYLE, shortLabel, shortNumber, useChartStyles } from "./chartStyles.ts";
import { useElementWidth } from "./useElementWidth.ts";

/** The number of rows that a chart shows; the table has them all. */
const SHOWN = 10;
const ROW = 26;
const AXIS = 28;
const END = 24;

/** A value of a chart, with its text for the pointer. */
export interface ChartValue {
  key: string;
  label: string;
  value: number;
  text: string;
}

/** Shows the highest values as horizontal bars. */
export function BarChart({ label, values }: { label: string; values: readonly ChartValue[] }) {
  const styles = useChartStyles();
  const { locale } = useLanguage();
  const [frame, width] = useElementWidth();
  const shown = values.slice(0, SHOWN);
  const left = Math.min(140, Math.round(width / 3));
  const height = shown.length * ROW;
  const names = new Map(shown.map((value) => [value.key, shortLabel(value.label, left - 20)]));
  const y = scaleBand({ domain: shown.map(({ key }) => key), range: [0, height], padding: 0.25 });
  const amounts = shown.map(({ value }) => value);
  const x = scaleLinear({
    domain: [Math.min(0, ...amounts), Math.max(1, ...amounts)],
    range: [0, width - left - END],
    nice: true,
  });
  return (
    <div ref={frame} className={styles.frame}>
      <svg className={styles.svg} width={width} height={height + AXIS} role="img" aria-label={label}>
        <Group left={left}>
          {shown.map(({ key, value, text }) => (
            <Bar
              key={key}
              className={styles.bar}
              x={x(Math.min(0, value))}
              y={y(key) ?? 0}
              width={Math.abs(x(value) - x(0))}
              height={y.bandwidth()}
              rx={2}
            >
              <title>{text}</title>
            </Bar>
          ))}
          <AxisLeft
            {...AXIS_STYLE}
            scale={y}
            hideTicks
            numTicks={SHOWN}
            tickFormat={(key) => names.get(key) ?? ""}
            tickLabelProps={{ ...AXIS_STYLE.tickLabelProps, textAnchor: "end", dx: -4, dy: 4 }}
          />
          <AxisBottom
            {...AXIS_STYLE}
            scale={x}
            top={height}
            numTicks={width < 480 ? 3 : 6}
            tickFormat={(value) => shortNumber(locale, Number(value))}
            tickLabelProps={{ ...AXIS_STYLE.tickLabelProps, textAnchor: "middle" }}
          />
        </Group>
      </svg>
    </div>
  );
}
