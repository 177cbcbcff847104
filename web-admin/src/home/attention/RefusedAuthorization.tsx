import { graphql, useFragment } from "react-relay";
import type { RefusedAuthorization_payment$key } from "../../__generated__/RefusedAuthorization_payment.graphql.ts";
import { CustomerLink } from "../../customers/CustomerLink.tsx";
import { useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { useOrderMoney } from "../../language/useOrderMoney.ts";
import { orderPath } from "../../paths.ts";
import { TextLink } from "../../ui/TextLink.tsx";
import { AttentionRow } from "./AttentionRow.tsx";

interface RefusedAuthorizationProps {
  payment: RefusedAuthorization_payment$key;
  isLate: boolean;
}

/** Reserved money that the provider refused to capture or to release; staff decide again in the order. */
export function RefusedAuthorization({ payment, isLate }: RefusedAuthorizationProps) {
  const words = useMessages("home");
  const { providerSaid, reservedUntil } = useMessages("payments");
  const money = useOrderMoney();
  const { dayTime } = useDates();
  const { amount, currency, expiresAt, lastError, refusedRequest, order } = useFragment(
    graphql`
      fragment RefusedAuthorization_payment on Payment {
        amount
        currency
        expiresAt
        lastError
        refusedRequest
        order {
          number
          buyerName
          customer {
            id
          }
        }
      }
    `,
    payment,
  );
  if (order == null) return null;
  const { number, buyerName, customer } = order;
  const texts = [
    refusedRequest === "CAPTURE" || refusedRequest === "VOID" ? words.refusedRequests[refusedRequest] : null,
    expiresAt == null ? null : reservedUntil(dayTime(expiresAt)),
    lastError == null ? null : providerSaid(lastError),
  ].filter((text) => text !== null);
  return (
    <AttentionRow
      reason={words.reasons.AUTHORIZATION_REFUSED}
      isLate={isLate}
      title={
        <>
          <TextLink to={orderPath(number)}>{words.order(number)}</TextLink>
          <CustomerLink id={customer?.id}>{buyerName}</CustomerLink>
        </>
      }
      detail={
        <>
          <strong>{money(amount, currency)}</strong> {texts.join(" · ")}
        </>
      }
    />
  );
}
