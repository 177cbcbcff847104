import { makeStyles, tokens } from "@fluentui/react-components";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { HomeCounts_today$key } from "../__generated__/HomeCounts_today.graphql.ts";
import { useMessages } from "../language/language.ts";
import { lowStockPath, openOrdersPath, pendingAppointmentsPath, transfersToCheckPath } from "../paths.ts";
import { SERIF } from "../ui/theme.ts";
import { TILE_STYLE } from "./tile.ts";

const useStyles = makeStyles({
  grid: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 240px), 1fr))",
    gap: "16px",
    "@media (max-width: 560px)": { gridTemplateColumns: "1fr 1fr", gap: "8px" },
  },
  tile: {
    ...TILE_STYLE,
    padding: "12px 20px",
    gridTemplateColumns: "1fr auto",
    alignItems: "center",
    columnGap: "12px",
    "@media (max-width: 560px)": { padding: "10px 12px" },
  },
  count: {
    gridRow: "1 / span 2",
    gridColumn: "2",
    fontFamily: SERIF,
    fontSize: "32px",
    lineHeight: "40px",
    fontVariantNumeric: "lining-nums tabular-nums",
  },
  action: { color: tokens.colorBrandForegroundLink, fontSize: tokens.fontSizeBase200 },
});

/** Shows the numbers of open tasks as links to their lists. */
export function HomeCounts({ today }: { today: HomeCounts_today$key }) {
  const styles = useStyles();
  const words = useMessages("home");
  const counts = useFragment(
    graphql`
      fragment HomeCounts_today on Today {
        appointmentsToConfirm
        ordersToAdvance
        transfersToCheck
        lowStock
      }
    `,
    today,
  );
  const tiles = [
    {
      label: words.toConfirm,
      count: counts.appointmentsToConfirm,
      to: pendingAppointmentsPath,
      action: words.appointmentList,
    },
    { label: words.toAdvance, count: counts.ordersToAdvance, to: openOrdersPath, action: words.orders },
    {
      label: words.transfers,
      count: counts.transfersToCheck,
      to: transfersToCheckPath,
      action: words.orders,
    },
    { label: words.lowStock, count: counts.lowStock, to: lowStockPath, action: words.products },
  ];
  return (
    <div className={styles.grid}>
      {tiles.map(({ label, count, to, action }) => (
        <Link key={to} to={to} className={styles.tile}>
          <span>{label}</span>
          <span className={styles.count}>{count}</span>
          <span className={styles.action}>{action} →</span>
        </Link>
      ))}
    </div>
  );
}
