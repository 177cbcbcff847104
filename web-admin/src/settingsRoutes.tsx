import type { RouteObject } from "react-router";
import type { Environment } from "relay-runtime";
import type { PaymentSetupQuery as PaymentsQuery } from "./__generated__/PaymentSetupQuery.graphql.ts";
import type { ShippingSetupQuery as ShippingQuery } from "./__generated__/ShippingSetupQuery.graphql.ts";
import type { StoreSettingsQuery as StoreQuery } from "./__generated__/StoreSettingsQuery.graphql.ts";
import { paths } from "./paths.ts";
import { lazyScreen, screenRoute, screensOf } from "./relay/screens.ts";
import { settingsPath } from "./settings/settingsSections.ts";
import { Redirect } from "./ui/Redirect.tsx";

const loadStoreQuery = () => import("./__generated__/StoreSettingsQuery.graphql.ts");
const loadStoreSections = () => import("./settings/StoreSettings.tsx");
const noVariables = () => ({});

/** The routes of the settings: each section is a child of the page that lists them. */
export function settingsRoutes(environment: Environment): RouteObject[] {
  const screen = screensOf(environment);
  return [
    {
      path: paths.settings,
      ...lazyScreen(async () => (await import("./settings/SettingsPage.tsx")).SettingsPage),
      children: [
        screenRoute(
          settingsPath("shop"),
          screen<StoreQuery>(
            loadStoreQuery,
            noVariables,
            async () => (await loadStoreSections()).ShopSettings,
          ),
        ),
        screenRoute(
          settingsPath("payment"),
          screen<PaymentsQuery>(
            () => import("./__generated__/PaymentSetupQuery.graphql.ts"),
            noVariables,
            async () => (await import("./paymentSetup/PaymentSettings.tsx")).PaymentSettings,
          ),
        ),
        screenRoute(
          settingsPath("ordering"),
          screen<StoreQuery>(
            loadStoreQuery,
            noVariables,
            async () => (await loadStoreSections()).OrderingSettings,
          ),
        ),
        screenRoute(
          settingsPath("shipping"),
          screen<ShippingQuery>(
            () => import("./__generated__/ShippingSetupQuery.graphql.ts"),
            noVariables,
            async () => (await import("./shipping/ShippingSettings.tsx")).ShippingSettings,
          ),
        ),
        screenRoute(
          settingsPath("salon"),
          screen<StoreQuery>(
            loadStoreQuery,
            noVariables,
            async () => (await loadStoreSections()).SalonSettings,
          ),
        ),
        screenRoute(
          settingsPath("line"),
          screen<StoreQuery>(
            loadStoreQuery,
            noVariables,
            async () => (await loadStoreSections()).LineSettings,
          ),
        ),
        {
          path: settingsPath("closures"),
          ...lazyScreen(async () => (await import("./store/closures/ClosureSettings.tsx")).ClosureSettings),
        },
      ],
    },
    // The former addresses of two sections.
    { path: "/payment", Component: () => <Redirect to={settingsPath("payment")} /> },
    { path: "/shipping", Component: () => <Redirect to={settingsPath("shipping")} /> },
  ];
}
