import { type KeyboardEvent, useEffect, useRef } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { TypeTabs_query$key } from "../__generated__/TypeTabs_query.graphql.ts";
import type { TypeTabsPaginationQuery } from "../__generated__/TypeTabsPaginationQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useRemainingPages } from "../relay/useRemainingPages.ts";
import styles from "./TypeTabs.module.css";

interface TypeTabsProps {
  query: TypeTabs_query$key;
  selected: string | null;
  onSelect: (typeId: string | null) => void;
}

/** Shows a tab for all products and one per product type (shop.md §2). */
export function TypeTabs({ query, selected, onSelect }: TypeTabsProps) {
  const { data, ...pages } = usePaginationFragment<TypeTabsPaginationQuery, TypeTabs_query$key>(
    graphql`
      fragment TypeTabs_query on Query
      @argumentDefinitions(
        typeCount: { type: "Int", defaultValue: 100 }
        typeCursor: { type: "String" }
      )
      @refetchable(queryName: "TypeTabsPaginationQuery") {
        productTypes(first: $typeCount, after: $typeCursor) @connection(key: "TypeTabs_productTypes") {
          edges {
            node {
              id
              name
            }
          }
        }
      }
    `,
    query,
  );
  const { edges } = data.productTypes;
  // Its error is not shown, because the tabs that are loaded can be used without the others.
  useRemainingPages(pages);
  const text = useMessages("storefront");
  const strip = useRef<HTMLDivElement>(null);
  const tabs = [{ id: null, name: text.allTypes }, ...edges.map(({ node }) => node)];
  const current = Math.max(
    0,
    tabs.findIndex(({ id }) => id === selected),
  );

  useEffect(() => {
    strip.current?.children[current]?.scrollIntoView({ inline: "center", block: "nearest" });
  }, [current]);

  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowLeft: current - 1,
      ArrowRight: current + 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    const index = (move + tabs.length) % tabs.length;
    onSelect(tabs[index]?.id ?? null);
    const tab = strip.current?.children[index];
    if (tab instanceof HTMLElement) tab.focus();
  };
  return (
    <div ref={strip} className={styles.strip} role="tablist" aria-label={text.types} onKeyDown={onKeyDown}>
      {tabs.map(({ id, name }, index) => (
        <button
          key={id ?? "all"}
          id={`type-${id ?? "all"}`}
          type="button"
          role="tab"
          aria-selected={index === current}
          aria-controls="products"
          tabIndex={index === current ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect(id)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
