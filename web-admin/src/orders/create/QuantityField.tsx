import { Button, Input, makeStyles, tokens } from "@fluentui/react-components";
import { AddRegular, SubtractRegular } from "@fluentui/react-icons";
import { toWire } from "@machiya/schema/domain/money";
import { exceededLimit, type PurchaseLimits } from "@machiya/schema/domain/orders/purchaseLimit";
import { stepQuantity } from "@machiya/schema/domain/orders/stock";
import { useId } from "react";
import { useMessages } from "../../language/language.ts";
import { usePreOrderText } from "../../language/usePreOrderText.ts";
import { maxQuantityOf, quantityProblem, type StockedProduct, shownPreOrder, sumOf } from "./quantity.ts";

const useStyles = makeStyles({
  root: { display: "inline-flex", alignItems: "center", columnGap: "2px" },
  input: {
    width: "76px",
    minWidth: 0,
    "& input": { textAlign: "center", fontVariantNumeric: "tabular-nums", minWidth: 0, width: "100%" },
  },
  problem: {
    margin: "4px 0 0",
    maxWidth: "18em",
    color: tokens.colorPaletteRedForeground1,
    fontSize: tokens.fontSizeBase200,
  },
  warning: { margin: "4px 0 0", maxWidth: "18em", fontSize: tokens.fontSizeBase200 },
});

interface QuantityFieldProps {
  /** The product's name, for the accessible name. */
  name: string;
  /** The typed text. */
  value: string;
  product: StockedProduct;
  /** The quantity that the order already has. */
  had?: string | undefined;
  /** The purchase limits, which bind customers and only warn staff. */
  limits?: PurchaseLimits | undefined;
  /** How much the other lines of the order have of the same product, with all its variants. */
  besides?: string | undefined;
  /** How much the customer's other orders have of it. */
  ordered?: string | undefined;
  disabled?: boolean;
  onChange: (value: string) => void;
}

/**
 * The quantity of a product, typed or stepped between 0 and what can be ordered (shop.md §5). It says how much of it will
 * be pre-ordered.
 */
export function QuantityField({
  name,
  value,
  product,
  had = "0",
  limits = {},
  besides = "0",
  ordered = "0",
  disabled = false,
  onChange,
}: QuantityFieldProps) {
  const styles = useStyles();
  const words = useMessages("orderEdit");
  const { wrongNumber } = useMessages("preOrders");
  const { shortfallText } = usePreOrderText();
  const problemId = useId();
  const shortfallId = useId();
  const most = maxQuantityOf(product, had);
  const isPreOrderOffered = Number(product.preOrderLeft) > 0;
  const { quantityStep } = product;
  const found = quantityProblem(value, most, quantityStep);
  // What the order has already stays valid, also when the step is newer.
  const problem = found === "STEP" && value.trim() === had ? null : found;
  const ok = problem === null;
  const exceeded = ok ? exceededLimit(sumOf(value.trim(), besides), limits, ordered) : null;
  const shortfall = ok ? shortfallText(product.stock, shownPreOrder(value, product, had)) : null;
  const described = [
    ...(ok && exceeded === null ? [] : [problemId]),
    ...(shortfall === null ? [] : [shortfallId]),
  ];
  const step = (delta: 1 | -1) =>
    onChange(
      toWire(stepQuantity({ quantity: Number(value) > 0 ? value : 0, delta, stock: most, quantityStep })),
    );
  return (
    <div>
      <span className={styles.root}>
        <Button
          size="small"
          appearance="subtle"
          icon={<SubtractRegular />}
          aria-label={words.fewer(name)}
          disabled={disabled || !(Number(value) > 0)}
          onClick={() => step(-1)}
        />
        <Input
          className={styles.input}
          size="small"
          inputMode="decimal"
          autoComplete="off"
          value={value}
          disabled={disabled}
          aria-label={words.quantityOf(name)}
          aria-invalid={!ok}
          aria-describedby={described.join(" ") || undefined}
          onChange={(_, { value: text }) => onChange(text)}
        />
        <Button
          size="small"
          appearance="subtle"
          icon={<AddRegular />}
          aria-label={words.more(name)}
          disabled={disabled || Number(value) >= Number(most)}
          onClick={() => step(1)}
        />
      </span>
      {!ok && (
        <p id={problemId} className={styles.problem}>
          {problem === "STEP" && quantityStep != null
            ? words.wrongStep(quantityStep)
            : isPreOrderOffered
              ? wrongNumber(most)
              : words.wrongNumber(most)}
        </p>
      )}
      {shortfall !== null && (
        <p id={shortfallId} role="status" className={styles.warning}>
          {shortfall}
        </p>
      )}
      {exceeded !== null && (
        <p id={problemId} role="status" className={styles.warning}>
          {words.overLimit[exceeded.of](exceeded.most)}
        </p>
      )}
    </div>
  );
}
