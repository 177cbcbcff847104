import { makeStyles, tokens } from "@fluentui/react-components";
import { graphql, useFragment } from "react-relay";
import type { UnassignedPayment_payment$key } from "../__generated__/UnassignedPayment_payment.graphql.ts";
import { labelOf } from "../language/labelOf.ts";
import { useLanguage, useMessages } from "../language/language.ts";
import { useDates } from "../language/useDates.ts";
import { useProviderName } from "../language/useProviderName.ts";
import { orderPath } from "../paths.ts";
import { Tag } from "../ui/Tag.tsx";
import { TextLink } from "../ui/TextLink.tsx";

const useStyles = makeStyles({
  root: {
    display: "flex",
    flexDirection: "column",
    rowGap: "4px",
    paddingBlock: "10px",
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  head: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 12px" },
  amount: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: "tabular-nums" },
  facts: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: "anywhere",
  },
});

/** One payment that no order needs, with the way to return its money. */
export function UnassignedPayment({ payment }: { payment: UnassignedPayment_payment$key }) {
  const styles = useStyles();
  const words = useMessages("paymentSetup");
  const { locale } = useLanguage();
  const { dayTime } = useDates();
  const nameOfProvider = useProviderName();
  const data = useFragment(
    graphql`
      fragment UnassignedPayment_payment on UnassignedPayment {
        payment {
          provider
          channel
          currency
        }
        reference
        reason
        left
        orderNumber
        receivedAt
      }
    `,
    payment,
  );
  const { provider, channel, currency } = data.payment;
  const amount = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  }).format(data.left as Intl.StringNumericLiteral);
  const providerName = nameOfProvider(provider);
  const isDeleted = data.reason === "ORDER_DELETED";
  const number = data.orderNumber ?? null;
  return (
    <li className={styles.root}>
      <div className={styles.head}>
        <span className={styles.amount}>{amount}</span>
        <Tag tone="wait">{labelOf(words.reason, data.reason)}</Tag>
        {number !== null &&
          (isDeleted ? (
            <span>{words.order(number)}</span>
          ) : (
            <TextLink to={orderPath(number)}>{words.order(number)}</TextLink>
          ))}
      </div>
      <div className={styles.facts}>
        {[
          providerName,
          labelOf(words.channel, channel),
          words.reference(data.reference),
          words.receivedAt(dayTime(data.receivedAt)),
        ].join(" · ")}
      </div>
      <div className={styles.facts}>
        {isDeleted ? words.returnAtProvider(providerName) : words.returnInOrder}
      </div>
    </li>
  );
}
