import { useEffect, useRef } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { ProductList_query$key } from "../__generated__/ProductList_query.graphql.ts";
import type { ProductListPaginationQuery } from "../__generated__/ProductListPaginationQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import type { SharedProduct } from "../share/shareCard.ts";
import { Button } from "../ui/Button.tsx";
import { Empty } from "../ui/Empty.tsx";
import type { AddedProduct } from "./AddToCartSheet.tsx";
import { ProductCard } from "./ProductCard.tsx";
import styles from "./ProductList.module.css";

/** Products per request; the documented maximum is 100 (shop.md §9). */
const PAGE_SIZE = 20;

/** The number of pictures on the first screen, which are not loaded lazily. */
const FIRST_SCREEN = 4;

interface ProductListProps {
  query: ProductList_query$key;
  onOpen: (productId: string) => void;
  onAdd: (product: AddedProduct) => void;
  onShare: (product: SharedProduct) => void;
  onShowAll: () => void;
}

export function ProductList({ query, onOpen, onAdd, onShare, onShowAll }: ProductListProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    ProductListPaginationQuery,
    ProductList_query$key
  >(
    graphql`
      fragment ProductList_query on Query
      @argumentDefinitions(
        filter: { type: "ProductFilter" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "ProductListPaginationQuery") {
        products(filter: $filter, first: $count, after: $cursor) @connection(key: "ProductList_products") {
          totalCount
          edges {
            node {
              id
              ...ProductCard_product
            }
          }
        }
      }
    `,
    query,
  );
  const text = useMessages("storefront");
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (end.current === null || !hasNext) return;
    const observer = new IntersectionObserver(
      // One call may report several crossings; the last one tells where the end is.
      (entries) => {
        if (entries.at(-1)?.isIntersecting) loadNext(PAGE_SIZE);
      },
      { rootMargin: "600px" },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasNext, loadNext]);

  const { edges, totalCount } = data.products;
  if (edges.length === 0) {
    return (
      <Empty icon="search" title={text.none} body={text.noneBody}>
        <Button look="quiet" onClick={onShowAll}>
          {text.showAll}
        </Button>
      </Empty>
    );
  }
  return (
    <>
      <p className={styles.count} role="status">
        {text.count(totalCount)}
      </p>
      <ul className={styles.grid}>
        {edges.map(({ node }, index) => (
          <li key={node.id}>
            <ProductCard
              product={node}
              eager={index < FIRST_SCREEN}
              onOpen={onOpen}
              onAdd={onAdd}
              onShare={onShare}
            />
          </li>
        ))}
      </ul>
      <div ref={end} className={styles.end}>
        {hasNext && (
          <Button look="quiet" busy={isLoadingNext} onClick={() => loadNext(PAGE_SIZE)}>
            {text.more}
          </Button>
        )}
      </div>
    </>
  );
}
