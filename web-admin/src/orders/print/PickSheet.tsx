import { makeStyles } from "@fluentui/react-components";
import { useLanguage, useMessages } from "../../language/language.ts";
import { usePreOrderText } from "../../language/usePreOrderText.ts";
import { Picture } from "../../ui/Picture.tsx";
import { usePaperStyles } from "../../ui/printing/paperStyles.ts";
import { pickRows } from "./pickList.ts";
import type { PrintedOrder } from "./printedOrder.ts";

const useStyles = makeStyles({
  box: { display: "inline-block", width: "14px", height: "14px", border: "1.5px solid #000" },
  product: { display: "flex", alignItems: "center", columnGap: "10px", minWidth: "120px" },
  // The numbers of many orders leave the other columns this much.
  shelf: { minWidth: "52px" },
  oneLine: { whiteSpace: "nowrap" },
  quantity: { fontSize: "18px", fontWeight: 600, textAlign: "end", whiteSpace: "nowrap" },
  orders: { fontSize: "12px" },
});

/** All products of the orders, to fetch in one walk along the shelves. */
export function PickSheet({ orders }: { orders: readonly PrintedOrder[] }) {
  const styles = useStyles();
  const paper = usePaperStyles();
  const words = useMessages("orderPrint");
  const { language } = useLanguage();
  const { lineText: preOrderText } = usePreOrderText();
  const rows = pickRows(
    orders.map(({ number, lines }) => ({
      number,
      lines: lines.map(({ product, productName, imageUrl, quantity, ...waiting }) => ({
        productId: product.id,
        name: productName,
        imageUrl,
        quantity,
        waits: preOrderText(waiting),
        shelf: product.types[0]?.name ?? "",
      })),
    })),
    language,
  );
  const notes = orders.filter(({ note }) => note !== "");
  return (
    <>
      <h2 className={paper.title}>{words.pickTitle(orders.length)}</h2>
      <p className={paper.small}>{orders.map(({ number }) => `#${number}`).join("  ")}</p>
      <table className={paper.table}>
        <thead>
          <tr>
            <th scope="col" aria-label={words.picked} />
            <th scope="col">{words.product}</th>
            <th scope="col" className={styles.shelf}>
              {words.shelf}
            </th>
            <th scope="col" className={styles.oneLine}>
              {words.quantity}
            </th>
            <th scope="col">{words.forOrders}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <td>
                <span className={styles.box} />
              </td>
              <td>
                <span className={styles.product}>
                  <Picture url={row.imageUrl} size={32} />
                  {row.name}
                </span>
              </td>
              <td>{row.shelf}</td>
              <td className={styles.quantity}>{row.quantity}</td>
              <td className={styles.orders}>
                {row.orders
                  .map(({ number, quantity, waits }) =>
                    [`#${number} × ${quantity}`, waits && `(${waits})`].filter(Boolean).join(" "),
                  )
                  .join(", ")}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {notes.map(({ id, number, note }) => (
        <p key={id} className={paper.small}>
          #{number}: {note}
        </p>
      ))}
    </>
  );
}
