import { makeStyles } from "@fluentui/react-components";
import { graphql, useFragment } from "react-relay";
import type { AudienceFields_query$key } from "../../__generated__/AudienceFields_query.graphql.ts";
import { findCustomers } from "../../customers/findCustomers.ts";
import { useMessages } from "../../language/language.ts";
import { findProducts } from "../../products/list/findProducts.ts";
import { useTypeOptions } from "../../products/record/useTypeOptions.ts";
import { ChoiceTags } from "../../relay/picker/ChoiceTags.tsx";
import { type PickerItem, type PickerState, usePicker } from "../../relay/picker/usePicker.ts";
import { useServiceOptions } from "../../staff/record/useServiceOptions.ts";
import { FormSelect } from "../../ui/fields/FormSelect.tsx";
import { AUDIENCES, type BroadcastDraft } from "./broadcastDraft.ts";

const useStyles = makeStyles({ root: { display: "grid", rowGap: "12px" } });

interface AudienceFieldsProps {
  query: AudienceFields_query$key;
  draft: BroadcastDraft;
  change: (written: Partial<BroadcastDraft>) => void;
}

/** Chooses the audience: everyone, those who bought or booked something, or named customers. */
export function AudienceFields({ query, draft, change }: AudienceFieldsProps) {
  const styles = useStyles();
  const words = useMessages("broadcastCompose");
  const { productTypes, services } = useFragment(
    graphql`
      fragment AudienceFields_query on Query {
        productTypes(first: 20) {
          ...useTypeOptions_productTypes
        }
        services(first: 20) {
          ...useServiceOptions_services
        }
      }
    `,
    query,
  );
  const named = (ids: readonly string[]) => ids.map((id) => ({ id, name: draft.names[id] ?? "" }));
  const types = useTypeOptions(productTypes, named(draft.productTypeIds));
  const offered = useServiceOptions(services, named(draft.serviceIds));
  const products = usePicker<PickerItem>({
    known: named(draft.productIds),
    isLonger: true,
    find: findProducts,
  });
  const customers = usePicker({ known: named(draft.customerIds), isLonger: true, find: findCustomers });
  /** Adds the names of the chosen records to the draft. */
  const namesOf = ({ known }: PickerState, found: readonly PickerItem[]) => ({
    names: { ...draft.names, ...Object.fromEntries([...known, ...found].map(({ id, name }) => [id, name])) },
  });
  return (
    <div className={styles.root}>
      <FormSelect
        label={words.audience}
        value={draft.audience}
        options={AUDIENCES}
        labelOf={(kind) => words[kind]}
        hint={draft.audience === "BOUGHT" || draft.audience === "BOOKED" ? words.audienceHint : undefined}
        onChange={(audience) => change({ audience })}
      />
      {draft.audience === "BOUGHT" && (
        <>
          <ChoiceTags
            label={words.productTypes}
            choices={types}
            chosen={draft.productTypeIds}
            onChange={(productTypeIds, found) => change({ productTypeIds, ...namesOf(types, found) })}
          />
          <ChoiceTags
            label={words.products}
            choices={products}
            chosen={draft.productIds}
            onChange={(productIds, found) => change({ productIds, ...namesOf(products, found) })}
          />
        </>
      )}
      {draft.audience === "BOOKED" && (
        <ChoiceTags
          label={words.services}
          choices={offered}
          chosen={draft.serviceIds}
          onChange={(serviceIds, found) => change({ serviceIds, ...namesOf(offered, found) })}
        />
      )}
      {draft.audience === "CHOSEN" && (
        <ChoiceTags
          label={words.customers}
          choices={customers}
          chosen={draft.customerIds}
          onChange={(customerIds, found) => change({ customerIds, ...namesOf(customers, found) })}
        />
      )}
    </div>
  );
}
