import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { BoxRegular } from "@fluentui/react-icons";
import { graphql, type PreloadedQuery, usePaginationFragment, usePreloadedQuery } from "react-relay";
import type { PickerProducts_query$key } from "../../__generated__/PickerProducts_query.graphql.ts";
import type { PickerProductsMoreQuery } from "../../__generated__/PickerProductsMoreQuery.graphql.ts";
import type { PickerProductsQuery } from "../../__generated__/PickerProductsQuery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { LoadMore } from "../../ui/lists/LoadMore.tsx";
import { PickerCard } from "./PickerCard.tsx";
import type { ProductChoice } from "./productChoice.ts";

const useStyles = makeStyles({
  list: {
    listStyle: "none",
    margin: 0,
    padding: 0,
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 420px), 1fr))",
    gap: "4px 32px",
  },
  stale: { opacity: 0.55 },
});

interface PickerProductsProps {
  loaded: PreloadedQuery<PickerProductsQuery>;
  /** Another search is loading. */
  stale: boolean;
  /** The accessible name of the list. */
  label: string;
  /** The callbacks to choose products; undefined shows them without buttons. */
  choice: ProductChoice | undefined;
}

/** Lists the products found so far; it fetches more when its end scrolls into view. */
export function PickerProducts({ loaded, stale, label, choice }: PickerProductsProps) {
  const styles = useStyles();
  const words = useMessages("orderEdit");
  const query = usePreloadedQuery<PickerProductsQuery>(
    graphql`
      query PickerProductsQuery($filter: ProductFilter, $count: Int!) {
        ...PickerProducts_query @arguments(filter: $filter, count: $count)
      }
    `,
    loaded,
  );
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    PickerProductsMoreQuery,
    PickerProducts_query$key
  >(
    graphql`
      fragment PickerProducts_query on Query
      @refetchable(queryName: "PickerProductsMoreQuery")
      @argumentDefinitions(
        filter: { type: "ProductFilter" }
        count: { type: "Int!" }
        cursor: { type: "String" }
      ) {
        products(filter: $filter, first: $count, after: $cursor)
          @connection(key: "PickerProducts_products") {
          edges {
            node {
              id
              ...PickerCard_product
            }
          }
        }
      }
    `,
    query,
  );
  const { count } = loaded.variables;
  const offered = data.products.edges.map(({ node }) => node).filter(({ id }) => !choice?.taken.includes(id));

  if (offered.length === 0 && !hasNext) {
    return (
      <Notice
        icon={<BoxRegular />}
        title={words.noProducts}
        text={choice === undefined ? words.noProductsToShow : words.noProductsText}
      />
    );
  }
  return (
    <>
      <ul className={mergeClasses(styles.list, stale && styles.stale)} aria-label={label} aria-busy={stale}>
        {offered.map((product) => (
          <PickerCard key={product.id} product={product} choice={choice} />
        ))}
      </ul>
      {hasNext && <LoadMore count={count} isLoadingNext={isLoadingNext} loadNext={loadNext} />}
    </>
  );
}
