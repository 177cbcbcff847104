import { makeStyles, tokens } from "@fluentui/react-components";
import type { PaymentProviderName } from "@machiya/schema/domain/orders/onlinePayments";
import { useMessages } from "../language/language.ts";
import { CopyText } from "../ui/fields/CopyText.tsx";
import { FieldGroup } from "../ui/fields/FieldGroup.tsx";

const useStyles = makeStyles({
  root: { display: "flex", flexDirection: "column", rowGap: "8px" },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  events: {
    margin: 0,
    paddingInlineStart: "16px",
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: "anywhere",
  },
});

const STRIPE_PATH = "/payments/stripe/notifications";
/** The events of the endpoint at Stripe. */
const STRIPE_EVENTS = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  "payment_intent.amount_capturable_updated",
  "payment_intent.succeeded",
  "payment_intent.canceled",
  "charge.refunded",
  "refund.updated",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.closed",
];

interface NotificationAddressProps {
  provider: PaymentProviderName;
  /** Null: not configured. */
  publicUrl: string | null;
}

/** Shows what must be entered at the provider, so that it notifies the shop. */
export function NotificationAddress({ provider, publicUrl }: NotificationAddressProps) {
  const styles = useStyles();
  const words = useMessages("paymentSetup");
  return (
    <FieldGroup label={words.notifications}>
      <div className={styles.root}>
        <p className={styles.text}>{words.notificationText[provider]}</p>
        {provider === "STRIPE" && (
          <>
            <CopyText text={`${publicUrl ?? location.origin}${STRIPE_PATH}`} copy={words.copyAddress} />
            <p className={styles.text}>{words.events}</p>
            <StripeEvents />
          </>
        )}
        {publicUrl === null && provider !== "LINE_PAY" && (
          <p className={styles.text}>{provider === "ECPAY" ? words.needsPublicUrl : words.noPublicUrl}</p>
        )}
      </div>
    </FieldGroup>
  );
}

function StripeEvents() {
  const styles = useStyles();
  return (
    <ul className={styles.events}>
      {STRIPE_EVENTS.map((event) => (
        <li key={event}>{event}</li>
      ))}
    </ul>
  );
}
