import { type KeyboardEvent, useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { TypeTabs_types$key } from "../__generated__/TypeTabs_types.graphql.ts";
import { useMessages } from "../language/language.ts";
import styles from "./TypeTabs.module.css";

interface TypeTabsProps {
  types: TypeTabs_types$key;
  selected: string | null;
  onSelect: (typeId: string | null) => void;
}

/** Shows a tab for all products and one per product type (shop.md §2). */
export function TypeTabs({ types, selected, onSelect }: TypeTabsProps) {
  const { edges } = useFragment(
    graphql`
      fragment TypeTabs_types on ProductTypeConnection {
        edges {
          node {
            id
            name
          }
        }
      }
    `,
    types,
  );
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
