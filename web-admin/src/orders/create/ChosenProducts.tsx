import { Button } from "@fluentui/react-components";
import { DismissRegular } from "@fluentui/react-icons";
import { useMessages, useMoney } from "../../language/language.ts";
import { usePreOrderText } from "../../language/usePreOrderText.ts";
import { LineItem, LineItems } from "../list/LineItems.tsx";
import { QuantityField } from "./QuantityField.tsx";
import { type EditedLine, quantityBesides, type StockedProduct } from "./quantity.ts";

/** A product that was chosen for an order but not added yet. */
export interface ChosenProduct extends StockedProduct {
  id: string;
  /** The product of a variant, whose limits apply; empty or undefined for another product. */
  limitedId?: string | undefined;
  name: string;
  imageUrl: string | null | undefined;
  price: string;
  maxPerOrder?: string | null | undefined;
  maxPerCustomer?: string | null | undefined;
  /** The typed text. */
  quantity: string;
}

interface ChosenProductsProps {
  products: readonly ChosenProduct[];
  /** The lines that the order has already. */
  taken?: readonly EditedLine[] | undefined;
  /** Returns how much the customer's other orders have of a product. */
  orderedOf: (product: ChosenProduct) => string;
  disabled: boolean;
  onChange: (products: readonly ChosenProduct[]) => void;
}

/** Lists the chosen products and their quantities. */
export function ChosenProducts({ products, taken = [], orderedOf, disabled, onChange }: ChosenProductsProps) {
  const words = useMessages("orderEdit");
  const money = useMoney();
  const { offerText } = usePreOrderText();
  if (products.length === 0) return <span>{words.nothingChosen}</span>;
  return (
    <LineItems label={words.chosen}>
      {products.map((product) => (
        <LineItem
          key={product.id}
          name={product.name}
          imageUrl={product.imageUrl}
          detail={[money(product.price), words.stock(product.stock), offerText(product)]
            .filter((text) => text !== null)
            .join(" · ")}
        >
          <QuantityField
            name={product.name}
            value={product.quantity}
            product={product}
            limits={product}
            besides={quantityBesides([...taken, ...products], product)}
            ordered={orderedOf(product)}
            disabled={disabled}
            onChange={(quantity) =>
              onChange(products.map((other) => (other.id === product.id ? { ...other, quantity } : other)))
            }
          />
          <Button
            size="small"
            appearance="subtle"
            icon={<DismissRegular />}
            aria-label={words.removeLabel(product.name)}
            disabled={disabled}
            onClick={() => onChange(products.filter((other) => other.id !== product.id))}
          />
        </LineItem>
      ))}
    </LineItems>
  );
}
