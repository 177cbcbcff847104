import { makeStyles, tokens } from "@fluentui/react-components";
import { graphql, type PreloadedQuery } from "react-relay";
import { Link } from "react-router";
import HomeCountsQueryNode, { type HomeCountsQuery } from "../__generated__/HomeCountsQuery.graphql.ts";
import { onAppointmentChange } from "../appointments/alerts/appointmentEvents.ts";
import { useMessages } from "../language/language.ts";
import { onOrderChange } from "../orders/alerts/orderEvents.ts";
import { lowStockPath, openOrdersPath, pendingAppointmentsPath, transfersToCheckPath } from "../paths.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { useLiveRefetch } from "../relay/useLiveRefetch.ts";
import { SERIF } from "../ui/theme.ts";
import { TILE_STYLE } from "./tile.ts";

const useStyles = makeStyles({
  grid: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(240px, 1fr))",
    gap: "16px",
    maxWidth: "1280px",
  },
  tile: {
    ...TILE_STYLE,
    rowGap: "4px",
  },
  count: {
    fontFamily: SERIF,
    fontSize: "44px",
    lineHeight: "52px",
    fontVariantNumeric: "lining-nums tabular-nums",
  },
  urgent: { color: "var(--houseAccent)" },
  action: { color: tokens.colorBrandForegroundLink, fontSize: tokens.fontSizeBase200, paddingTop: "8px" },
});

/** Calls back after every change of an order or appointment. Returns the unsubscribe function. */
function onAnyChange(changed: () => void): () => void {
  const leave = [onOrderChange(changed), onAppointmentChange(changed)];
  return () => {
    for (const left of leave) left();
  };
}

/** Shows the numbers of open tasks as links, and refetches them when an order or an appointment changes. */
export function HomeCounts({ loaded }: { loaded: PreloadedQuery<HomeCountsQuery> }) {
  const styles = useStyles();
  const words = useMessages("home");
  const { today } = useLoadedQuery<HomeCountsQuery>(
    graphql`
      query HomeCountsQuery {
        today {
          appointmentsToConfirm
          ordersToAdvance
          transfersToCheck
          lowStock
        }
      }
    `,
    loaded,
  );
  useLiveRefetch(HomeCountsQueryNode, loaded.variables, onAnyChange);
  const tiles = [
    {
      label: words.toConfirm,
      count: today.appointmentsToConfirm,
      to: pendingAppointmentsPath,
      action: words.appointmentList,
    },
    { label: words.toAdvance, count: today.ordersToAdvance, to: openOrdersPath, action: words.orders },
    {
      label: words.transfers,
      count: today.transfersToCheck,
      to: transfersToCheckPath,
      action: words.orders,
    },
    { label: words.lowStock, count: today.lowStock, to: lowStockPath, action: words.products },
  ];
  return (
    <div className={styles.grid}>
      {tiles.map(({ label, count, to, action }) => (
        <Link key={to} to={to} className={styles.tile}>
          <span>{label}</span>
          <span className={`${styles.count} ${count > 0 ? styles.urgent : ""}`}>{count}</span>
          <span className={styles.action}>{action} →</span>
        </Link>
      ))}
    </div>
  );
}
