import { makeStyles, tokens } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { useLanguage, useMessages } from "../language/language.ts";
import { SERIF } from "../ui/theme.ts";
import { type CellKind, changeSince } from "./reportTable.ts";
import { useCellText } from "./useCellText.ts";

const useStyles = makeStyles({
  root: {
    display: "grid",
    alignContent: "start",
    rowGap: "2px",
    minWidth: 0,
    padding: "12px 16px",
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: "var(--houseRaised)",
    "@media (max-width: 560px)": { padding: "10px 12px" },
  },
  label: { color: tokens.colorNeutralForeground2 },
  value: {
    margin: 0,
    fontFamily: SERIF,
    fontSize: "24px",
    lineHeight: "32px",
    fontVariantNumeric: "lining-nums tabular-nums",
    overflowWrap: "anywhere",
  },
  change: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** The grid of the cards. */
export const useFigureGrid = makeStyles({
  root: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 190px), 1fr))",
    gap: "12px",
    margin: 0,
    "@media (max-width: 560px)": { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", gap: "8px" },
  },
});

/** A figure alone. */
export function FigureTile({
  label,
  value,
  children,
}: {
  label: string;
  value: string;
  children?: ReactNode;
}) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {children}
    </div>
  );
}

interface FigureCardProps {
  label: string;
  kind: CellKind;
  /** Empty for an unknown value. */
  value: string;
  /** The value of the previous period. */
  before: string;
}

/**
 * A figure of the report, its change since the previous period in percent or, of a share, in percentage points, and
 * its value then.
 */
export function FigureCard({ label, kind, value, before }: FigureCardProps) {
  const styles = useStyles();
  const words = useMessages("reports");
  const { locale } = useLanguage();
  const cellText = useCellText();
  const change = changeSince(kind, value, before);
  const isShare = kind === "share";
  const format = new Intl.NumberFormat(locale, {
    style: isShare ? "decimal" : "percent",
    ...({ maximumFractionDigits: 1, signDisplay: "exceptZero" } as const),
  });
  const changeText = (known: number) =>
    isShare ? words.points(format.format(known * 100)) : format.format(known);
  const previous = words.before(cellText(kind, before));
  return (
    <FigureTile label={label} value={cellText(kind, value)}>
      <dd className={styles.change}>{change === null ? previous : `${changeText(change)} · ${previous}`}</dd>
    </FigureTile>
  );
}
