import { makeStyles, tokens } from "@fluentui/react-components";
import { CheckmarkCircleRegular } from "@fluentui/react-icons";
import { graphql, useFragment } from "react-relay";
import type { UnassignedPayments_query$key } from "../__generated__/UnassignedPayments_query.graphql.ts";
import { useMessages } from "../language/language.ts";
import { Panel } from "../ui/dialogs/Panel.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { UnassignedPayment } from "./UnassignedPayment.tsx";

const useStyles = makeStyles({
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  intro: { margin: 0, color: tokens.colorNeutralForeground2, maxWidth: "70ch" },
  section: { display: "flex", flexDirection: "column", rowGap: tokens.spacingVerticalM },
  list: { listStyle: "none", margin: 0, padding: 0 },
});

/** Lists received money that no order needs and that its provider does not return by itself. */
export function UnassignedPayments({ query }: { query: UnassignedPayments_query$key }) {
  const styles = useStyles();
  const words = useMessages("paymentSetup");
  const { unassignedPayments } = useFragment(
    graphql`
      fragment UnassignedPayments_query on Query {
        unassignedPayments {
          reference
          ...UnassignedPayment_payment
        }
      }
    `,
    query,
  );
  return (
    <Panel padded>
      <section className={styles.section} aria-label={words.unassigned}>
        <h3 className={styles.title}>{words.unassigned}</h3>
        {unassignedPayments.length === 0 ? (
          <Notice
            icon={<CheckmarkCircleRegular />}
            title={words.unassignedNone}
            text={words.unassignedNoneText}
          />
        ) : (
          <>
            <p className={styles.intro}>{words.unassignedIntro}</p>
            <ul className={styles.list}>
              {unassignedPayments.map((payment) => (
                <UnassignedPayment key={payment.reference} payment={payment} />
              ))}
            </ul>
          </>
        )}
      </section>
    </Panel>
  );
}
