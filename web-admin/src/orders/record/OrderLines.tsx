import { makeStyles, tokens } from "@fluentui/react-components";
import { graphql, useFragment } from "react-relay";
import type { OrderLines_order$key } from "../../__generated__/OrderLines_order.graphql.ts";
import { useMessages, useMoney } from "../../language/language.ts";
import { usePreOrderText } from "../../language/usePreOrderText.ts";
import { ProductLink } from "../../products/page/ProductLink.tsx";
import { useRole } from "../../session/role.ts";
import { Picture } from "../../ui/Picture.tsx";
import { OrderSums } from "./OrderSums.tsx";

const useStyles = makeStyles({
  list: { listStyle: "none", margin: 0, padding: 0, display: "grid", rowGap: "12px" },
  line: {
    display: "grid",
    gridTemplateColumns: "48px 1fr auto",
    alignItems: "center",
    columnGap: "14px",
  },
  name: { overflowWrap: "anywhere" },
  price: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  number: { fontVariantNumeric: "tabular-nums", textAlign: "end" },
});

/** Shows the ordered products with prices, each discount and the sum. */
export function OrderLines({ order }: { order: OrderLines_order$key }) {
  const styles = useStyles();
  const titles = useMessages("orderDetail");
  const money = useMoney();
  const { lineText: preOrderText } = usePreOrderText();
  const isAdmin = useRole() === "ADMIN";
  const data = useFragment(
    graphql`
      fragment OrderLines_order on Order {
        lines {
          id
          productName
          product {
            id
          }
          imageUrl
          quantity
          restocked
          unitPrice
          lineTotal
          preOrdered
          expectedDay
        }
        ...OrderSums_order
      }
    `,
    order,
  );
  return (
    <>
      {data.lines.length === 0 && <span>{titles.noLines}</span>}
      <ul className={styles.list}>
        {data.lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <Picture url={line.imageUrl} size={48} />
            <div>
              <div className={styles.name}>
                <ProductLink id={isAdmin ? line.product?.id : null}>{line.productName}</ProductLink>
              </div>
              <div className={styles.price}>{titles.quantityTimes(line.quantity, money(line.unitPrice))}</div>
              {line.restocked !== "0" && (
                <div className={styles.price}>{titles.restocked(line.restocked)}</div>
              )}
              <div className={styles.price}>{preOrderText(line)}</div>
            </div>
            <div className={styles.number}>{money(line.lineTotal)}</div>
          </li>
        ))}
      </ul>
      <OrderSums order={data} />
    </>
  );
}
