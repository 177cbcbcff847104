import PaymentSetupQueryNode, { type PaymentSetupQuery } from "../__generated__/PaymentSetupQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { RefreshButton } from "../relay/records/RefreshButton.tsx";
import { useRouteLoaded } from "../relay/routeQuery.ts";
import { SettingsSection } from "../settings/SettingsSection.tsx";
import { PaymentSetup } from "./PaymentSetup.tsx";

/** The settings of payments: providers, the bank account, and rules. */
export function PaymentSettings() {
  const words = useMessages("paymentSetup");
  const loaded = useRouteLoaded<PaymentSetupQuery>();
  if (loaded === null) return null;
  return (
    <SettingsSection
      section="payment"
      intro={words.intro}
      attempt={loaded}
      tools={<RefreshButton document={PaymentSetupQueryNode} variables={loaded.variables} />}
    >
      <PaymentSetup loaded={loaded} />
    </SettingsSection>
  );
}
