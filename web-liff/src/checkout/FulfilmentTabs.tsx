import { useRef } from "react";
import { useMessages } from "../language/language.ts";
import styles from "./FulfilmentTabs.module.css";
import type { OrderDraft } from "./orderDraft.ts";

interface FulfilmentTabsProps {
  value: OrderDraft["tab"];
  /** The tabs for which the shop has shipping methods. */
  tabs: readonly OrderDraft["tab"][];
  onChange: (tab: OrderDraft["tab"]) => void;
  panelId: string;
}

/** Switches the form between delivery with an address and pick-up without one (shop.md §5). */
export function FulfilmentTabs({ value, tabs, onChange, panelId }: FulfilmentTabsProps) {
  const text = useMessages("checkout");
  const list = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={text.tabs}
      className={styles.tabs}
      onKeyDown={(event) => {
        if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
        const other = value === "delivery" ? "pickUp" : "delivery";
        if (!tabs.includes(other)) return;
        onChange(other);
        list.current?.querySelector<HTMLElement>(`[data-tab="${other}"]`)?.focus();
      }}
    >
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          data-tab={tab}
          aria-selected={value === tab}
          aria-controls={panelId}
          tabIndex={value === tab ? 0 : -1}
          className={styles.tab}
          onClick={() => onChange(tab)}
        >
          {text[tab]}
        </button>
      ))}
    </div>
  );
}
