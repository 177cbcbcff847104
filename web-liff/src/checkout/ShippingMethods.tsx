import { decimal, toWire } from "@machiya/schema/domain/money";
import { shippingFee } from "@machiya/schema/domain/orders/shipping";
import { useId } from "react";
import { useMessages, useMoney } from "../language/language.ts";
import { Problem } from "../ui/TextField.tsx";
import styles from "./OrderForm.module.css";
import type { Shipping, ShippingMethod } from "./orderDraft.ts";

interface ShippingMethodsProps {
  shipping: Shipping;
  /** The price of the products after discounts, on which the fees depend; null while it is not known. */
  price: string | null;
  /** Returns the name of a product in the cart. */
  nameOf: (productId: string) => string;
  problem: string | undefined;
  onChoose: (shippingMethodId: string) => void;
}

/** The shipping methods that fit the order, with their fees; nothing if the shop has none. */
export function ShippingMethods({ shipping, price, nameOf, problem, onChoose }: ShippingMethodsProps) {
  const text = useMessages("checkout");
  const { listSeparator } = useMessages("wording");
  const money = useMoney();
  const id = useId();
  const { methods, offered, unfit, chosen } = shipping;
  const feeText = (method: ShippingMethod) => {
    const terms = { fee: method.fee, freeFrom: method.freeFrom ?? null };
    const fee = price === null ? decimal(method.fee) : shippingFee(terms, decimal(price));
    return fee.eq(0) ? text.free : money(toWire(fee));
  };
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
          <span className={styles.fee}>{feeText(method)}</span>
        </label>
      ))}
      {unfit.map(({ method, products }) => (
        <p key={method.id} className={styles.hint}>
          {text.notShippedBy(method.name, products.map(nameOf).join(listSeparator))}
        </p>
      ))}
      {problem !== undefined && <Problem id={id}>{problem}</Problem>}
    </fieldset>
  );
}
