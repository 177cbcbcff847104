import { ORDER_STATES } from "@machiya/schema/domain/orders/orderState";
import { useId, useState } from "react";
import { useMessages } from "../language/language.ts";
import { Icon } from "../ui/Icon.tsx";
import { TextField } from "../ui/TextField.tsx";
import { useTypedSearch } from "../ui/useTypedSearch.ts";
import styles from "./OrderSearchPanel.module.css";
import type { OrderSearch } from "./orderSearch.ts";

interface OrderSearchPanelProps {
  search: OrderSearch;
  onChange: (changes: Record<string, string | null>) => void;
}

/** Filters by recipient name and state (shop.md §2). */
export function OrderSearchPanel({ search, onChange }: OrderSearchPanelProps) {
  const text = useMessages("myOrders");
  const labels = useMessages("wording");
  const stateId = useId();
  const typed = useTypedSearch(search.recipientName, (recipient) => onChange({ recipient }));
  const isFiltered = search.recipientName !== "" || search.state !== null;
  const [wasFiltered, setWasFiltered] = useState(isFiltered);
  // A removed filter does not close the panel, in which the customer may still be typing.
  if (isFiltered && !wasFiltered) setWasFiltered(true);
  return (
    <details className={styles.panel} open={wasFiltered || undefined}>
      <summary>
        <Icon name="search" size={18} />
        {text.search}
      </summary>
      <search className={styles.fields}>
        <TextField label={text.recipient} type="search" {...typed} autoComplete="off" />
        <div className={styles.state}>
          <label htmlFor={stateId}>{text.state}</label>
          <select
            id={stateId}
            value={search.state ?? ""}
            onChange={(event) => onChange({ state: event.target.value || null })}
          >
            <option value="">{text.allStates}</option>
            {ORDER_STATES.map((state) => (
              <option key={state} value={state}>
                {labels.orderState[state]}
              </option>
            ))}
          </select>
        </div>
      </search>
    </details>
  );
}
