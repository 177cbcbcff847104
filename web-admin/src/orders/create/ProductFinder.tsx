import { Checkbox, makeStyles, Spinner } from "@fluentui/react-components";
import { Suspense, useDeferredValue, useEffect, useState } from "react";
import { useQueryLoader } from "react-relay";
import PickerProductsQueryNode, {
  type PickerProductsQuery,
} from "../../__generated__/PickerProductsQuery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { Boundary } from "../../ui/feedback/Boundary.tsx";
import { FilterText } from "../../ui/lists/FilterText.tsx";
import { PickerProducts } from "./PickerProducts.tsx";
import type { ProductChoice } from "./productChoice.ts";

/** The number of products per page, as specified in shop.md §9. */
const PICKER_PAGE_SIZE = 10;

const useStyles = makeStyles({
  search: {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: "8px 12px",
    maxWidth: "560px",
    "& .fui-Input": { minWidth: 0 },
  },
});

interface ProductFinderProps {
  /** The accessible name of the search and its list. */
  label: string;
  /** The callbacks to choose products; without them the products are only shown. */
  choice?: ProductChoice;
}

/** Searches products that can be ordered by code, name or top pick, and loads more while scrolling (shop.md §2). */
export function ProductFinder({ label, choice }: ProductFinderProps) {
  const styles = useStyles();
  const words = useMessages("orderEdit");
  const [code, setCode] = useState("");
  const [name, setName] = useState("");
  const [topPick, setTopPick] = useState(false);
  const [wanted, load, dispose] = useQueryLoader<PickerProductsQuery>(PickerProductsQueryNode);
  const loaded = useDeferredValue(wanted);
  useEffect(() => {
    const filter = {
      orderable: true,
      ...(code !== "" && { code }),
      ...(name !== "" && { name }),
      ...(topPick && { topPick }),
    };
    load({ filter, count: PICKER_PAGE_SIZE }, { fetchPolicy: "store-and-network" });
  }, [load, code, name, topPick]);
  useEffect(() => dispose, [dispose]);
  return (
    <>
      <search className={styles.search} aria-label={label}>
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
          {loaded != null && (
            <PickerProducts loaded={loaded} stale={loaded !== wanted} label={label} choice={choice} />
          )}
        </Suspense>
      </Boundary>
    </>
  );
}
