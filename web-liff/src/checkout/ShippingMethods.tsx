import { useId } from "react";
import { useMessages, useMoney } from "../language/language.ts";
import { Problem } from "../ui/TextField.tsx";
import styles from "./OrderForm.module.css";
import type { Shipping } from "./orderDraft.ts";

interface ShippingMethodsProps {
  shipping: Shipping;
  problem: string | undefined;
  onChoose: (shippingMethodId: string) => void;
}

/** The shipping methods that fit the order, with their fees; nothing if the shop has none. */
export function ShippingMethods({ shipping, problem, onChoose }: ShippingMethodsProps) {
  const text = useMessages("checkout");
  const money = useMoney();
  const id = useId();
  const { methods, offered, chosen } = shipping;
  if (methods.length === 0) return null;
  return (
    <fieldset
      data-field="shipping"
      className={styles.group}
      aria-describedby={problem === undefined ? undefined : id}
    >
      <legend className={styles.label}>{text.shipping}</legend>
      {offered.map((method) => (
        <label key={method.id} className={styles.method}>
          <input
            type="radio"
            name={`${id}shipping`}
            checked={chosen?.id === method.id}
            onChange={() => onChoose(method.id)}
          />
          <span className={styles.shipping}>
            {method.name}
            {method.freeFrom != null && <small>{text.freeFrom(money(method.freeFrom))}</small>}
            {method.hours !== "" && <small>{method.hours}</small>}
          </span>
          <span className={styles.fee}>{Number(method.fee) === 0 ? text.free : money(method.fee)}</span>
        </label>
      ))}
      {problem !== undefined && <Problem id={id}>{problem}</Problem>}
    </fieldset>
  );
}
