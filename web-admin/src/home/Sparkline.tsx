import { makeStyles, tokens } from "@fluentui/react-components";
import { formatBareDay } from "@machiya/schema/domain/time/bareDay";
import { useLanguage, useMessages, useMoney } from "../language/language.ts";
import { useLabels } from "../language/useLabels.ts";

const WIDTH = 168;
const HEIGHT = 48;
const GAP = 4;

const useStyles = makeStyles({
  root: { display: "block", width: `${WIDTH}px`, maxWidth: "100%", height: `${HEIGHT}px` },
  bar: { fill: tokens.colorBrandStroke2, forcedColorAdjust: "auto" },
  today: { fill: tokens.colorBrandForeground1 },
  axis: { stroke: tokens.colorNeutralStroke1 },
});

interface SparklineProps {
  /** The amounts by day; the last is today. */
  days: readonly { readonly day: string; readonly net: string }[];
}

/** Shows the takings of the last days as small bars. Days with more refunds than payments point down. */
export function Sparkline({ days }: SparklineProps) {
  const styles = useStyles();
  const { locale } = useLanguage();
  const { listSeparator } = useLabels();
  const { takingsChart } = useMessages("home");
  const money = useMoney();
  const amounts = days.map(({ net }) => Number(net));
  const [most, least] = [Math.max(0, ...amounts), Math.min(0, ...amounts)];
  const scale = most === least ? 0 : (HEIGHT - 2) / (most - least);
  const zero = 1 + most * scale;
  const step = (WIDTH + GAP) / Math.max(days.length, 1);
  const text = days.map(({ day, net }) => `${formatBareDay(day, locale)} ${money(net)}`);
  return (
    <svg
      className={styles.root}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={takingsChart(text.join(listSeparator))}
    >
      <line
        className={styles.axis}
        x1={0}
        x2={WIDTH}
        y1={scale === 0 ? HEIGHT - 1 : zero}
        y2={scale === 0 ? HEIGHT - 1 : zero}
      />
      {amounts.map((amount, index) => (
        <rect
          key={days[index]?.day}
          className={index === days.length - 1 ? styles.today : styles.bar}
          x={index * step}
          width={step - GAP}
          y={amount >= 0 ? zero - amount * scale : zero}
          height={Math.abs(amount) * scale}
        >
          <title>{text[index]}</title>
        </rect>
      ))}
    </svg>
  );
}
