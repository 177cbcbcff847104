import { graphql, type PreloadedQuery } from "react-relay";
import StoreSettingsQueryNode, {
  type StoreSettingsQuery,
} from "../__generated__/StoreSettingsQuery.graphql.ts";
import { RefreshButton } from "../relay/records/RefreshButton.tsx";
import { useLoadedQuery, useRouteLoaded } from "../relay/routeQuery.ts";
import { NoStoreNotice } from "./NoStoreNotice.tsx";
import { SettingsSection } from "./SettingsSection.tsx";
import { StoreSettingsForm } from "./StoreSettingsForm.tsx";

/** The sections that consist of one part of the store's record. */
type StoreSectionName = "shop" | "ordering" | "salon" | "line";

export const ShopSettings = () => <StoreSettings section="shop" />;
export const OrderingSettings = () => <StoreSettings section="ordering" />;
export const SalonSettings = () => <StoreSettings section="salon" />;
export const LineSettings = () => <StoreSettings section="line" />;

function StoreSettings({ section }: { section: StoreSectionName }) {
  const loaded = useRouteLoaded<StoreSettingsQuery>();
  if (loaded === null) return null;
  return (
    <SettingsSection
      section={section}
      attempt={loaded}
      tools={<RefreshButton document={StoreSettingsQueryNode} variables={loaded.variables} />}
    >
      <LoadedSettings section={section} loaded={loaded} />
    </SettingsSection>
  );
}

interface LoadedSettingsProps {
  section: StoreSectionName;
  loaded: PreloadedQuery<StoreSettingsQuery>;
}

function LoadedSettings({ section, loaded }: LoadedSettingsProps) {
  const { store } = useLoadedQuery<StoreSettingsQuery>(
    graphql`
      query StoreSettingsQuery {
        store {
          id
          ...useStoreDraft_store
        }
      }
    `,
    loaded,
  );
  if (store == null) return <NoStoreNotice />;
  return <StoreSettingsForm key={section} store={store} part={section} />;
}
