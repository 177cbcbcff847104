import { AxisBottom, AxisLeft } from "@visx/axis";
import { Group } from "@visx/group";
import { scaleBand, scaleLinear } from "@visx/scale";
import { Bar } from "@visx/shape";
import { useLanguage } from "../../language/language.ts";
import type { ChartValue } from "./BarChart.tsx";
import { AXIS_STYLE, shortNumber, useChartStyles } from "./chartStyles.ts";
import { useElementWidth } from "./useElementWidth.ts";

const HEIGHT = 180;
const TOP = 8;
const LEFT = 52;
const BOTTOM = 28;
/** The width of a day's label. */
const LABEL = 72;

/** Shows a value of each day as an upright bar. Negative values point down. */
export function DayChart({ label, values }: { label: string; values: readonly ChartValue[] }) {
  const styles = useChartStyles();
  const { locale } = useLanguage();
  const [frame, width] = useElementWidth();
  const names = new Map(values.map((value) => [value.key, value.label]));
  const keys = [...names.keys()];
  const amounts = values.map(({ value }) => value);
  const x = scaleBand({ domain: keys, range: [0, width - LEFT], padding: keys.length > 60 ? 0.05 : 0.2 });
  const y = scaleLinear({
    domain: [Math.min(0, ...amounts), Math.max(1, ...amounts)],
    range: [HEIGHT, 0],
    nice: true,
  });
  const step = Math.ceil((keys.length * LABEL) / (width - LEFT));
  return (
    <div ref={frame} className={styles.frame}>
      <svg className={styles.svg} width={width} height={TOP + HEIGHT + BOTTOM} role="img" aria-label={label}>
        <Group left={LEFT} top={TOP}>
          {values.map(({ key, value, text }) => (
            <Bar
              key={key}
              className={styles.bar}
              x={x(key) ?? 0}
              y={y(Math.max(0, value))}
              width={Math.min(x.bandwidth(), 64)}
              height={Math.abs(y(value) - y(0))}
            >
              <title>{text}</title>
            </Bar>
          ))}
          <AxisLeft
            {...AXIS_STYLE}
            scale={y}
            numTicks={4}
            tickFormat={(value) => shortNumber(locale, Number(value))}
            tickLabelProps={{ ...AXIS_STYLE.tickLabelProps, textAnchor: "end", dx: -4, dy: 4 }}
          />
          <AxisBottom
            {...AXIS_STYLE}
            scale={x}
            top={HEIGHT}
            tickValues={keys.filter((_, index) => index % step === 0)}
            tickFormat={(key) => names.get(key) ?? ""}
            tickLabelProps={{ ...AXIS_STYLE.tickLabelProps, textAnchor: "middle" }}
          />
        </Group>
      </svg>
    </div>
  );
}
