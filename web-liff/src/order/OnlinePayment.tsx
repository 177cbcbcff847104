import { providerName } from "@machiya/schema/domain/paymentProviders/providerRegistry";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  OnlinePayment_order$data,
  OnlinePayment_order$key,
} from "../__generated__/OnlinePayment_order.graphql.ts";
import { useLanguage, useMessages } from "../language/language.ts";
import { useSearch } from "../location.ts";
import { asCustomer } from "../session/asCustomer.ts";
import { useSession } from "../session/session.tsx";
import { Button } from "../ui/Button.tsx";
import { useErrorText } from "../ui/Failure.tsx";
import { Problem } from "../ui/TextField.tsx";
import { codeDeadline } from "./codeDeadline.ts";
import styles from "./PaymentReport.module.css";
import { paymentText } from "./paymentText.ts";
import { startPayment } from "./startPayment.ts";

type Option = OnlinePayment_order$data["paymentOptions"][number];

interface OnlinePaymentProps {
  order: OnlinePayment_order$key;
  timeZone: string;
}

/** Shows the state of the payment at a provider, and the ways to pay as long as something is to be paid. */
export function OnlinePayment({ order: orderKey, timeZone }: OnlinePaymentProps) {
  const order = useFragment(
    graphql`
      fragment OnlinePayment_order on Order {
        id
        state
        canPayOnline
        paymentState
        paymentOptions {
          provider
          channel
          isTest
        }
        onlinePayment {
          channel
          state
          code {
            bankCode
            code
            expiresAt
          }
        }
      }
    `,
    orderKey,
  );
  const text = useMessages("myOrders");
  const { language, locale } = useLanguage();
  const errorText = useErrorText();
  const session = useSession();
  // The server returns here when the provider did not start the payment.
  const isUnavailable = new URLSearchParams(useSearch()).get("payment") === "unavailable";
  const [chosen, setChosen] = useState<Option>();
  const [problem, setProblem] = useState<string>();
  const payment = order.onlinePayment ?? null;
  const options = order.canPayOnline ? order.paymentOptions : [];
  const saidOf = paymentText(order, payment);
  if (saidOf === null && options.length === 0) return null;

  const pay = (option: Option) => {
    setChosen(option);
    setProblem(undefined);
    const { provider, channel } = option;
    asCustomer(session, () => startPayment({ orderId: order.id, provider, channel })).then(
      (url) => (url === null ? setChosen(undefined) : window.location.assign(url)),
      (failure: unknown) => {
        setChosen(undefined);
        setProblem(errorText(failure));
      },
    );
  };
  const label = ({ provider, channel }: Option) => {
    const nameOfProvider = providerName(provider, language);
    // Customers know a wallet by the name of its provider.
    if (channel === "WALLET") return nameOfProvider;
    const isAmbiguous = options.filter((one) => one.channel === channel).length > 1;
    const name = text.payChannel[channel as keyof typeof text.payChannel] ?? channel;
    return isAmbiguous ? `${name} (${nameOfProvider})` : name;
  };
  const said = saidOf === null ? undefined : text.payState[saidOf as keyof typeof text.payState];
  const code = order.canPayOnline ? payment?.code : null;
  return (
    <section className={styles.report} aria-labelledby="online-payment">
      <h2 id="online-payment">{payment === null ? text.payOnline : text.payAtProvider}</h2>
      {said !== undefined && <p className={styles.said}>{said}</p>}
      {code && (
        <p className={styles.said}>
          {code.bankCode === null ? text.payCode(code.code) : text.payAccount(code.bankCode ?? "", code.code)}
          <span className={styles.waits}>
            {text.payUntil(codeDeadline(code.expiresAt, timeZone, locale))}
          </span>
        </p>
      )}
      {problem !== undefined && <Problem>{problem}</Problem>}
      {isUnavailable && problem === undefined && options.length > 0 && (
        <Problem>{text.payUnavailable}</Problem>
      )}
      {options.length > 0 && <p className={styles.waits}>{payment === null ? text.payNow : text.payAgain}</p>}
      {options.map((option) => (
        <Button
          key={`${option.provider} ${option.channel}`}
          look="quiet"
          wide
          busy={chosen === option}
          onClick={() => pay(option)}
        >
          {label(option)}
        </Button>
      ))}
      {options.some(({ isTest }) => isTest) && <p className={styles.waits}>{text.payTest}</p>}
    </section>
  );
}
