import { useState } from "react";
import ShippingSetupQueryNode, {
  type ShippingSetupQuery,
} from "../__generated__/ShippingSetupQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { RefreshButton } from "../relay/records/RefreshButton.tsx";
import { useRouteLoaded } from "../relay/routeQuery.ts";
import { SettingsSection } from "../settings/SettingsSection.tsx";
import { AddButton } from "../ui/AddButton.tsx";
import { NewShippingMethod } from "./NewShippingMethod.tsx";
import { ShippingSetup } from "./ShippingSetup.tsx";

/** The settings of shipping: the methods. */
export function ShippingSettings() {
  const words = useMessages("shipping");
  const [adding, setAdding] = useState(false);
  const loaded = useRouteLoaded<ShippingSetupQuery>();
  if (loaded === null) return null;
  return (
    <SettingsSection
      section="shipping"
      intro={words.intro}
      attempt={loaded}
      tools={
        <>
          <RefreshButton document={ShippingSetupQueryNode} variables={loaded.variables} />
          <AddButton onClick={() => setAdding(true)} />
        </>
      }
    >
      <ShippingSetup loaded={loaded} />
      {adding && <NewShippingMethod onClose={() => setAdding(false)} />}
    </SettingsSection>
  );
}
