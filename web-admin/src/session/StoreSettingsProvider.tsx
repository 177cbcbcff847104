import { CurrencyProvider } from "@machiya/schema/client/CurrencyProvider";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import SessionGateQueryNode from "../__generated__/SessionGateQuery.graphql.ts";
import type { StoreSettingsProvider_store$key } from "../__generated__/StoreSettingsProvider_store.graphql.ts";
import StoreSettingsProviderQueryNode, {
  type StoreSettingsProviderQuery,
} from "../__generated__/StoreSettingsProviderQuery.graphql.ts";
import { onListChange } from "../relay/listEvents.ts";
import { useLiveRefetch } from "../relay/useLiveRefetch.ts";
import { StoreSettings } from "./storeSettings.ts";

graphql`
  query StoreSettingsProviderQuery {
    store {
      ...StoreSettingsProvider_store
    }
  }
`;

const EVERY_DAY: readonly number[] = [];

const LOADED = { document: SessionGateQueryNode, variables: {} };

interface StoreSettingsProviderProps {
  /** The store's record; null and undefined while there is none. */
  store: StoreSettingsProvider_store$key | null | undefined;
  children: ReactNode;
}

/**
 * Provides the store's settings, which came with the session and follow changes by others. The screens stay mounted, so
 * that forms keep their input: a typed time is a time in the store's zone.
 */
export function StoreSettingsProvider({ store, children }: StoreSettingsProviderProps) {
  const shown = useFragment(
    graphql`
      fragment StoreSettingsProvider_store on Store {
        name
        timeZone
        openWeekdays
        currency
        shippingMethods {
          id
          hasSlots
          slotUnit
        }
      }
    `,
    store,
  );
  useLiveRefetch<StoreSettingsProviderQuery>(
    StoreSettingsProviderQueryNode,
    {},
    onListChange("STORE"),
    false,
    LOADED,
  );
  const methods = shown?.shippingMethods ?? [];
  return (
    <StoreSettings
      value={{
        name: shown?.name ?? "Machiya",
        timeZone: shown?.timeZone ?? "Asia/Taipei",
        openWeekdays: shown?.openWeekdays ?? EVERY_DAY,
        currency: shown?.currency ?? null,
        ships: methods.length > 0,
        hasSlots: methods.some(({ hasSlots }) => hasSlots),
        countsWork: methods.some(({ hasSlots, slotUnit }) => hasSlots && slotUnit === "WORK_UNITS"),
      }}
    >
      <CurrencyProvider currency={shown?.currency}>{children}</CurrencyProvider>
    </StoreSettings>
  );
}
