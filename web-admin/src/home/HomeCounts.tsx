import { makeStyles, tokens } from "@fluentui/react-components";
import { graphql, type PreloadedQuery } from "react-relay";
import { Link } from "react-router";
import HomeCountsQueryNode, { type HomeCountsQuery } from "../__generated__/HomeCountsQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useCatchUp } from "../orders/useCatchUp.ts";
import { lowStockPath, openOrdersPath, transfersToCheckPath } from "../paths.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { SERIF } from "../ui/theme.ts";
import { messages } from "./messages.ts";

const useStyles = makeStyles({
  grid: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(240px, 1fr))",
    gap: "16px",
    maxWidth: "960px",
  },
  tile: {
    display: "grid",
    rowGap: "4px",
    padding: "20px 24px",
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: "var(--houseRaised)",
    color: tokens.colorNeutralForeground1,
    textDecorationLine: "none",
    ":hover": { backgroundColor: tokens.colorNeutralBackground1Hover },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "2px" },
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

/** How much waits where, each a way to it; counted anew whenever an order changes. */
export function HomeCounts({ loaded }: { loaded: PreloadedQuery<HomeCountsQuery> }) {
  const styles = useStyles();
  const words = useMessages(messages);
  const { today } = useLoadedQuery<HomeCountsQuery>(
    graphql`
      query HomeCountsQuery {
        today {
          ordersToAdvance
          transfersToCheck
          lowStock
        }
      }
    `,
    loaded,
  );
  useCatchUp(HomeCountsQueryNode, loaded.variables, "all");
  const tiles = [
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
