import { makeStyles } from "@fluentui/react-components";
import { VehicleTruckProfileRegular } from "@fluentui/react-icons";
import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import { CARRIERS } from "@machiya/schema/domain/carriers/carrierRegistry";
import { Suspense, useState } from "react";
import { graphql, type PreloadedQuery } from "react-relay";
import ShippingSetupQueryNode, {
  type ShippingSetupQuery,
} from "../__generated__/ShippingSetupQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { onListChange } from "../relay/listEvents.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { useLiveRefetch } from "../relay/useLiveRefetch.ts";
import { NoStoreNotice } from "../settings/NoStoreNotice.tsx";
import { Panel } from "../ui/dialogs/Panel.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { useToast } from "../ui/feedback/ToastProvider.tsx";
import { ListSkeleton } from "../ui/lists/ListSkeleton.tsx";
import { CarrierCard } from "./carriers/CarrierCard.tsx";
import { DeleteShippingMethod } from "./DeleteShippingMethod.tsx";
import { ShippingMethodRow } from "./ShippingMethodRow.tsx";
import { useSortShippingMethods } from "./useSortShippingMethods.ts";

const SlotOccupancy = createLazyComponent(() =>
  import("./slots/SlotOccupancy.tsx").then((file) => file.SlotOccupancy),
);

const useStyles = makeStyles({ list: { listStyle: "none", margin: 0, padding: 0 } });

/** The shipping methods in the order in which customers see them. */
export function ShippingSetup({ loaded }: { loaded: PreloadedQuery<ShippingSetupQuery> }) {
  const styles = useStyles();
  const words = useMessages("shipping");
  const notify = useToast();
  const [sort, sorting] = useSortShippingMethods();
  // The question is not part of the row, which can disappear while the question is still open.
  const [deleting, setDeleting] = useState<{ id: string; name: string } | null>(null);
  const {
    store,
    shippingMethods: methods,
    carrierSetup,
  } = useLoadedQuery<ShippingSetupQuery>(
    graphql`
      query ShippingSetupQuery {
        store {
          id
          # The session's settings follow the methods that are offered.
          shippingMethods {
            id
            hasSlots
            slotUnit
          }
        }
        shippingMethods {
          id
          name
          kind
          hasSlots
          ...ShippingMethodRow_method
        }
        carrierSetup {
          canStoreCredentials
          carriers {
            id
            carrier
            ...CarrierCard_setting
          }
        }
      }
    `,
    loaded,
  );
  useLiveRefetch(ShippingSetupQueryNode, loaded.variables, onListChange("SHIPPING_METHODS"));
  /** Exchanges a method with the next one. */
  const swap = (index: number) => {
    const ids = methods.map(({ id }) => id);
    ids.splice(index, 2, ...ids.slice(index, index + 2).reverse());
    sort({
      variables: { input: { ids } },
      // The response has the methods in their new order; the list is a field of its own.
      updater: (records) => {
        const sorted = records.getPluralRootField("sortShippingMethods");
        if (sorted != null) records.getRoot().setLinkedRecords(sorted, "shippingMethods");
      },
      onError: (error) => notify.failure(error),
    });
  };
  if (store == null) return <NoStoreNotice />;
  const question = deleting !== null && (
    <DeleteShippingMethod {...deleting} onClose={() => setDeleting(null)} />
  );
  if (methods.length === 0)
    return (
      <>
        <Panel>
          <Notice icon={<VehicleTruckProfileRegular />} title={words.none} text={words.noneText} />
        </Panel>
        {question}
      </>
    );
  return (
    <>
      <Panel>
        <ul className={styles.list} aria-label={words.title}>
          {methods.map((method, index) => (
            <ShippingMethodRow
              key={method.id}
              method={method}
              busy={sorting}
              onMoveUp={index === 0 ? null : () => swap(index - 1)}
              onMoveDown={index === methods.length - 1 ? null : () => swap(index)}
              onDelete={() => setDeleting({ id: method.id, name: method.name })}
            />
          ))}
        </ul>
      </Panel>
      {methods.some(({ kind }) => kind === "CONVENIENCE_STORE") &&
        CARRIERS.map((name) => (
          <CarrierCard
            key={name}
            carrier={name}
            setting={carrierSetup.carriers.find(({ carrier }) => carrier === name) ?? null}
            canStoreCredentials={carrierSetup.canStoreCredentials}
          />
        ))}
      {methods.some(({ hasSlots }) => hasSlots) && (
        <Suspense fallback={<ListSkeleton rows={3} />}>
          <SlotOccupancy />
        </Suspense>
      )}
      {question}
    </>
  );
}
