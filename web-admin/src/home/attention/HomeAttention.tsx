import { makeStyles, tokens } from "@fluentui/react-components";
import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import { Suspense } from "react";
import { graphql, useFragment } from "react-relay";
import type { HomeAttention_today$key } from "../../__generated__/HomeAttention_today.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { lowStockPath, ordersDuePath, pendingAppointmentsPath, transfersToCheckPath } from "../../paths.ts";
import { TextLink } from "../../ui/TextLink.tsx";
import { CARD_STYLE, CARD_TITLE_STYLE } from "../tile.ts";
import { DueOrder } from "./DueOrder.tsx";
import { LowStock } from "./LowStock.tsx";
import { PendingAppointment } from "./PendingAppointment.tsx";
import { ReportedPayment } from "./ReportedPayment.tsx";

/** A provider rarely refuses, so that this row is no part of the first load. */
const RefusedAuthorization = createLazyComponent(
  async () => (await import("./RefusedAuthorization.tsx")).RefusedAuthorization,
);

/** Overpaid orders are rare, too. */
const OverpaidOrder = createLazyComponent(async () => (await import("./OverpaidOrder.tsx")).OverpaidOrder);

/** A sale in a hurry makes many stocks low at once, which must not fill the list: the link below leads to all of them. */
const MAX_LOW_STOCKS = 3;

const useStyles = makeStyles({
  root: CARD_STYLE,
  title: CARD_TITLE_STYLE,
  list: { margin: 0, padding: 0, listStyleType: "none" },
  nothing: { margin: "8px 0 0", color: tokens.colorNeutralForeground3 },
  all: { display: "flex", flexWrap: "wrap", gap: "4px 20px", paddingTop: "12px" },
});

/** Lists what needs attention by urgency, with the action in the row. */
export function HomeAttention({ today }: { today: HomeAttention_today$key }) {
  const styles = useStyles();
  const words = useMessages("home");
  const { day, attention, appointmentsToConfirm, lowStock } = useFragment(
    graphql`
      fragment HomeAttention_today on Today {
        day
        appointmentsToConfirm
        lowStock
        attention {
          reportedPayments
          ordersDue
          items {
            reason
            isLate
            at
            order {
              id
              ...ReportedPayment_order
              ...OverpaidOrder_order
              ...DueOrder_order
            }
            payment {
              id
              ...RefusedAuthorization_payment
            }
            appointment {
              id
              ...PendingAppointment_appointment
            }
            product {
              id
              ...LowStock_product
            }
          }
        }
      }
    `,
    today,
  );
  const { reportedPayments, ordersDue } = attention;
  const lowStocks = attention.items.filter(({ reason }) => reason === "STOCK_LOW");
  const hidden = new Set(lowStocks.slice(MAX_LOW_STOCKS));
  const items = attention.items.filter((item) => !hidden.has(item));
  const shown = (reason: string) => items.filter((item) => item.reason === reason).length;
  const lists = [
    {
      reason: "PAYMENT_REPORTED",
      count: reportedPayments,
      to: transfersToCheckPath,
      text: words.allReported,
    },
    { reason: "ORDER_DUE", count: ordersDue, to: ordersDuePath(day), text: words.allDue },
    {
      reason: "APPOINTMENT_PENDING",
      count: appointmentsToConfirm,
      to: pendingAppointmentsPath,
      text: words.allPending,
    },
    { reason: "STOCK_LOW", count: lowStock, to: lowStockPath, text: words.allLow },
  ].filter(({ reason, count }) => count > shown(reason));
  return (
    <section className={styles.root} aria-labelledby="home-attention">
      <h2 id="home-attention" className={styles.title}>
        {words.attention}
      </h2>
      {items.length === 0 && <p className={styles.nothing}>{words.nothingWaits}</p>}
      <ul className={styles.list}>
        {items.map(({ reason, isLate, at, order, payment, appointment, product }) => {
          if (order != null && reason === "ORDER_OVERPAID")
            return (
              <Suspense key={`overpaid ${order.id}`}>
                <OverpaidOrder order={order} />
              </Suspense>
            );
          if (order != null)
            return reason === "PAYMENT_REPORTED" ? (
              <ReportedPayment key={`paid ${order.id}`} order={order} isLate={isLate} />
            ) : (
              <DueOrder key={order.id} order={order} dueAt={at ?? day} isLate={isLate} />
            );
          if (payment != null)
            return (
              <Suspense key={payment.id}>
                <RefusedAuthorization payment={payment} isLate={isLate} />
              </Suspense>
            );
          if (appointment != null)
            return <PendingAppointment key={appointment.id} appointment={appointment} isLate={isLate} />;
          return product == null ? null : <LowStock key={product.id} product={product} />;
        })}
      </ul>
      {lists.length > 0 && (
        <div className={styles.all}>
          {lists.map(({ reason, count, to, text }) => (
            <TextLink key={reason} to={to}>
              {text(count)}
            </TextLink>
          ))}
        </div>
      )}
    </section>
  );
}
