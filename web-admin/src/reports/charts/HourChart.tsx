import { AxisBottom, AxisLeft } from "@visx/axis";
import { Group } from "@visx/group";
import { scaleBand, scaleLinear } from "@visx/scale";
import { Bar } from "@visx/shape";
import { AXIS_STYLE, useChartStyles } from "./chartStyles.ts";
import { useElementWidth } from "./useElementWidth.ts";

const ROW = 24;
const LEFT = 52;
const BOTTOM = 28;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

interface HourChartProps {
  label: string;
  weekdayName: (weekday: number) => string;
  values: readonly { weekday: number; hour: number; value: number; text: string }[];
}

/** Shows each weekday and hour as a field, darker for a higher value. */
export function HourChart({ label, weekdayName, values }: HourChartProps) {
  const styles = useChartStyles();
  const [frame, width] = useElementWidth();
  const height = ROW * WEEKDAYS.length;
  const x = scaleBand({ domain: HOURS, range: [0, width - LEFT], padding: 0.08 });
  const y = scaleBand({ domain: WEEKDAYS, range: [0, height], padding: 0.08 });
  const shade = scaleLinear({
    domain: [0, Math.max(1, ...values.map(({ value }) => value))],
    range: [0.08, 1],
    clamp: true,
  });
  return (
    <div ref={frame} className={styles.frame}>
      <svg className={styles.svg} width={width} height={height + BOTTOM} role="img" aria-label={label}>
        <Group left={LEFT}>
          {values.map(({ weekday, hour, value, text }) => (
            <Bar
              key={`${weekday} ${hour}`}
              className={styles.bar}
              x={x(hour) ?? 0}
              y={y(weekday) ?? 0}
              width={x.bandwidth()}
              height={y.bandwidth()}
              fillOpacity={shade(value)}
              rx={2}
            >
              <title>{text}</title>
            </Bar>
          ))}
          <AxisLeft
            {...AXIS_STYLE}
            scale={y}
            hideTicks
            tickFormat={weekdayName}
            tickLabelProps={{ ...AXIS_STYLE.tickLabelProps, textAnchor: "end", dx: -4, dy: 4 }}
          />
          <AxisBottom
            {...AXIS_STYLE}
            scale={x}
            top={height}
            tickValues={HOURS.filter((hour) => hour % (width < 480 ? 6 : 3) === 0)}
            tickFormat={String}
            tickLabelProps={{ ...AXIS_STYLE.tickLabelProps, textAnchor: "middle" }}
          />
        </Group>
      </svg>
    </div>
  );
}
