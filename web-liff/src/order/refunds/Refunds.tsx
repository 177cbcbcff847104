import { providerName } from "@machiya/schema/domain/paymentProviders/providerRegistry";
import { formatDay } from "@machiya/schema/domain/time/shopTime";
import { graphql, useFragment } from "react-relay";
import type { Refunds_order$key } from "../../__generated__/Refunds_order.graphql.ts";
import { useLanguage, useMessages, useMoney } from "../../language/language.ts";
import styles from "../PaymentReport.module.css";

/** Tells how much of an order's money is returned, in which way, and what a canceled order still holds. */
export function Refunds({ order: key, timeZone }: { order: Refunds_order$key; timeZone: string }) {
  const { state, overpaid, refunds } = useFragment(
    graphql`
      fragment Refunds_order on Order {
        state
        overpaid
        refunds {
          number
          amount
          provider
          at
        }
      }
    `,
    key,
  );
  const text = useMessages("myOrders");
  const { language, locale } = useLanguage();
  const money = useMoney();
  const isHeld = state === "CANCELLED" && overpaid !== "0";
  if (refunds.length === 0 && !isHeld) return null;
  const tell = ({ amount, provider, at }: (typeof refunds)[number]) => {
    const way = provider == null ? text.refundByShop : text.refundBy(providerName(provider, language));
    const when = at == null ? text.refundPending : text.refundDone(formatDay(new Date(at), timeZone, locale));
    return `${money(amount)} · ${way} · ${when}`;
  };
  return (
    <section className={styles.report} aria-labelledby="order-refunds">
      <h2 id="order-refunds">{text.refunds}</h2>
      <ul className={styles.refunds}>
        {refunds.map((refund) => (
          <li key={refund.number} className={styles.said}>
            {tell(refund)}
          </li>
        ))}
      </ul>
      {isHeld && <p className={styles.said}>{text.refundHeld(money(overpaid))}</p>}
    </section>
  );
}
