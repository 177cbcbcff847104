import { graphql, useFragment } from "react-relay";
import type { Transfer_order$key } from "../__generated__/Transfer_order.graphql.ts";
import type { Transfer_store$key } from "../__generated__/Transfer_store.graphql.ts";
import { useMessages } from "../language/language.ts";
import { BankAccount } from "../storeInformation/BankAccount.tsx";
import { PaymentReport } from "./PaymentReport.tsx";

interface TransferProps {
  order: Transfer_order$key;
  store: Transfer_store$key | null;
  timeZone: string;
}

/**
 * Shows where to transfer what is still to be paid, as long as a transfer is expected, and the customer's payment
 * report.
 */
export function Transfer({ order: orderKey, store: storeKey, timeZone }: TransferProps) {
  const order = useFragment(
    graphql`
      fragment Transfer_order on Order {
        outstanding
        canReportPayment {
          allowed
        }
        ...PaymentReport_order
      }
    `,
    orderKey,
  );
  const store = useFragment(
    graphql`
      fragment Transfer_store on Store {
        ...BankAccount_store
      }
    `,
    storeKey,
  );
  const text = useMessages("checkout");
  return (
    <>
      {order.canReportPayment.allowed && store && (
        <BankAccount store={store} title={text.bankTitle} amount={order.outstanding} heading="h2" />
      )}
      <PaymentReport order={order} timeZone={timeZone} />
    </>
  );
}
