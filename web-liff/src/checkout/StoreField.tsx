import { storeMapPath } from "@machiya/schema/domain/carriers/carrierPaths";
import {
  CHAIN_NAMES,
  type ChainName,
  type ConvenienceStore,
  storeAddressText,
} from "@machiya/schema/domain/carriers/carriers";
import { useId } from "react";
import { useMessages } from "../language/language.ts";
import { Button } from "../ui/Button.tsx";
import { Problem } from "../ui/TextField.tsx";
import styles from "./OrderForm.module.css";

interface StoreFieldProps {
  /** The chosen store; null for none. */
  store: ConvenienceStore | null;
  chains: readonly ChainName[];
  /** Whether the store has to collect money. */
  collects: boolean;
  problem: string | undefined;
}

/** The convenience store, which the customer chooses on its chain's map. The map returns to the form. */
export function StoreField({ store, chains, collects, problem }: StoreFieldProps) {
  const text = useMessages("checkout");
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={problem === undefined ? undefined : id}>
      <legend className={styles.label}>
        {text.convenienceStore}
        <span className={styles.required} aria-hidden="true">
          *
        </span>
      </legend>
      <p>{store === null ? text.noStoreChosen : storeAddressText(store)}</p>
      {problem !== undefined && <Problem id={id}>{problem}</Problem>}
      <p className={styles.hint}>{text.storeMapHint}</p>
      {chains.map((chain) => (
        <Button
          key={chain}
          look="quiet"
          // The map is a page of the carrier; the stored draft is there when it returns.
          onClick={() => window.location.assign(storeMapPath(chain, collects))}
        >
          {text.openStoreMap(CHAIN_NAMES[chain])}
        </Button>
      ))}
    </fieldset>
  );
}
