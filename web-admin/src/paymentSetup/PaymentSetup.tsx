import { MessageBar, MessageBarBody, MessageBarTitle, makeStyles } from "@fluentui/react-components";
import { PAYMENT_PROVIDERS } from "@machiya/schema/domain/paymentProviders/providerRegistry";
import { graphql, type PreloadedQuery } from "react-relay";
import type { PaymentSetupQuery } from "../__generated__/PaymentSetupQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { StoreSettingsForm } from "../settings/StoreSettingsForm.tsx";
import { PaymentRules } from "./PaymentRules.tsx";
import { ProviderCard } from "./ProviderCard.tsx";
import { UnassignedPayments } from "./UnassignedPayments.tsx";

const useStyles = makeStyles({
  cards: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(300px, 100%), 1fr))",
    gap: "16px",
    alignItems: "start",
  },
});

/** The providers, the bank account, and the rules, each with its form, and the money that no order needs. */
export function PaymentSetup({ loaded }: { loaded: PreloadedQuery<PaymentSetupQuery> }) {
  const styles = useStyles();
  const words = useMessages("paymentSetup");
  const data = useLoadedQuery<PaymentSetupQuery>(
    graphql`
      query PaymentSetupQuery {
        paymentSetup {
          canStoreCredentials
          publicUrl
          providers {
            id
            provider
            ...ProviderCard_setting
          }
        }
        store {
          ...PaymentRules_store
          ...useStoreDraft_store
        }
        ...UnassignedPayments_query
      }
    `,
    loaded,
  );
  const { canStoreCredentials, publicUrl, providers } = data.paymentSetup;
  return (
    <>
      {!canStoreCredentials && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{words.noKeyTitle}</MessageBarTitle>
            {words.noKeyText}
          </MessageBarBody>
        </MessageBar>
      )}
      <div className={styles.cards}>
        {PAYMENT_PROVIDERS.map((name) => (
          <ProviderCard
            key={name}
            provider={name}
            setting={providers.find(({ provider }) => provider === name) ?? null}
            canStoreCredentials={canStoreCredentials}
            publicUrl={publicUrl ?? null}
          />
        ))}
      </div>
      {data.store != null && (
        <>
          <StoreSettingsForm store={data.store} part="bank" />
          <PaymentRules store={data.store} />
        </>
      )}
      <UnassignedPayments query={data} />
    </>
  );
}
