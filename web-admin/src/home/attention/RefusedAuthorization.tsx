import { Button, useRestoreFocusTarget } from "@fluentui/react-components";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useRevalidator } from "react-router";
import type { RefusedAuthorization_payment$key } from "../../__generated__/RefusedAuthorization_payment.graphql.ts";
import { CustomerLink } from "../../customers/CustomerLink.tsx";
import { labelOf } from "../../language/labelOf.ts";
import { useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { useLabels } from "../../language/useLabels.ts";
import { useOrderMoney } from "../../language/useOrderMoney.ts";
import {
  AuthorizationDialog,
  type AuthorizationQuestion,
} from "../../orders/payments/AuthorizationDialog.tsx";
import { orderPath } from "../../paths.ts";
import { TextLink } from "../../ui/TextLink.tsx";
import { AttentionRow } from "./AttentionRow.tsx";

interface RefusedAuthorizationProps {
  payment: RefusedAuthorization_payment$key;
  isLate: boolean;
}

/** Reserved money that the provider refused to capture or to release, which staff request again or decide otherwise. */
export function RefusedAuthorization({ payment, isLate }: RefusedAuthorizationProps) {
  const words = useMessages("home");
  const payments = useMessages("payments");
  const labels = useLabels();
  const money = useOrderMoney();
  const { dayTime } = useDates();
  const { revalidate } = useRevalidator();
  const restoreFocus = useRestoreFocusTarget();
  const [asked, setAsked] = useState<AuthorizationQuestion | null>(null);
  const { id, kind, amount, currency, expiresAt, lastError, refusedRequest, order, canCapture, canRelease } =
    useFragment(
      graphql`
      fragment RefusedAuthorization_payment on Payment {
        id
        kind
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
            erased
          }
        }
        canCapture: can(action: CAPTURE) {
          allowed
        }
        canRelease: can(action: VOID_AUTHORIZATION) {
          allowed
        }
      }
    `,
      payment,
    );
  if (order == null) return null;
  const { number, buyerName, customer } = order;
  const texts = [
    refusedRequest === "CAPTURE" || refusedRequest === "VOID" ? words.refusedRequests[refusedRequest] : null,
    expiresAt == null ? null : payments.reservedUntil(dayTime(expiresAt)),
    lastError == null ? null : payments.providerSaid(lastError),
  ].filter((text) => text !== null);
  const name = `${labelOf(labels.paymentKind, kind)} ${money(amount, currency)}`;
  const actions = [
    { question: "capture", can: canCapture, label: payments.captureOf(name), text: payments.capture },
    { question: "release", can: canRelease, label: payments.releaseOf(name), text: payments.release },
  ] as const;
  // The refused request comes first, to be made again.
  const ordered = refusedRequest === "VOID" ? actions.toReversed() : actions;
  return (
    <AttentionRow
      reason={words.reasons.AUTHORIZATION_REFUSED}
      isLate={isLate}
      title={
        <>
          <TextLink to={orderPath(number)}>{words.order(number)}</TextLink>
          <CustomerLink customer={customer} name={buyerName} />
        </>
      }
      detail={
        <>
          <strong>{money(amount, currency)}</strong> {texts.join(" · ")}
        </>
      }
    >
      {ordered.map(
        ({ question, can, label, text }, index) =>
          can.allowed && (
            <Button
              {...restoreFocus}
              key={question}
              size="small"
              appearance={index === 0 ? "secondary" : "subtle"}
              aria-label={label}
              onClick={() => setAsked(question)}
            >
              {text}
            </Button>
          ),
      )}
      {asked !== null && (
        <AuthorizationDialog
          asked={asked}
          paymentId={id}
          name={name}
          onDone={() => void revalidate()}
          onClose={() => setAsked(null)}
        />
      )}
    </AttentionRow>
  );
}
