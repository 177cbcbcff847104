import { Button, Checkbox, makeStyles, Spinner } from "@fluentui/react-components";
import { Suspense, useDeferredValue, useEffect, useState } from "react";
import { useQueryLoader } from "react-relay";
import PickerProductsQueryNode, {
  type PickerProductsQuery,
} from "../__generated__/PickerProductsQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { Boundary } from "../ui/Boundary.tsx";
import { FilterText } from "../ui/FilterText.tsx";
import { SidePanel } from "../ui/SidePanel.tsx";
import type { ChosenProduct } from "./ChosenProducts.tsx";
import { editMessages } from "./editMessages.ts";
import { PickerProducts } from "./PickerProducts.tsx";

/** Products that come at once. Source: shop.md §9. */
const PICKER_PAGE_SIZE = 10;

const useStyles = makeStyles({
  search: {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: "8px 12px",
    "& .fui-Input": { minWidth: 0 },
  },
});

export interface PickerProps {
  /** Ids of products that stand on the order: they are not offered. */
  taken: readonly string[];
  /** Ids of those that are chosen now. */
  chosen: readonly string[];
  onChoose: (product: Omit<ChosenProduct, "quantity">) => void;
  onRemove: (id: string) => void;
}

/** Products in stock to choose from, at the right side; more come as one scrolls. Source: shop.md §2. */
export function ProductPicker({ onClose, ...picker }: PickerProps & { onClose: () => void }) {
  const styles = useStyles();
  const words = useMessages(editMessages);
  const [code, setCode] = useState("");
  const [name, setName] = useState("");
  const [topPick, setTopPick] = useState(false);
  const [wanted, load, dispose] = useQueryLoader<PickerProductsQuery>(PickerProductsQueryNode);
  const loaded = useDeferredValue(wanted);
  useEffect(() => {
    const filter = {
      inStock: true,
      ...(code !== "" && { code }),
      ...(name !== "" && { name }),
      ...(topPick && { topPick }),
    };
    load({ filter, count: PICKER_PAGE_SIZE }, { fetchPolicy: "store-and-network" });
  }, [load, code, name, topPick]);
  useEffect(() => dispose, [dispose]);
  return (
    <SidePanel
      title={words.picker}
      onClose={onClose}
      foot={
        <Button appearance="primary" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <search className={styles.search} aria-label={words.picker}>
        <FilterText label={words.code} value={code} onChange={setCode} />
        <FilterText label={words.name} value={name} onChange={setName} />
        <Checkbox
          label={words.topPick}
          checked={topPick}
          onChange={(_, { checked }) => setTopPick(checked === true)}
        />
      </search>
      <Boundary attempt={loaded}>
        <Suspense fallback={<Spinner />}>
          {loaded != null && <PickerProducts loaded={loaded} stale={loaded !== wanted} {...picker} />}
        </Suspense>
      </Boundary>
    </SidePanel>
  );
}
