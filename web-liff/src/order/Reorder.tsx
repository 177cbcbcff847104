import { useState } from "react";
import { fetchQuery, graphql, useFragment } from "react-relay";
import { useLocation } from "wouter";
import type { Reorder_order$key } from "../__generated__/Reorder_order.graphql.ts";
import type { ReorderQuery } from "../__generated__/ReorderQuery.graphql.ts";
import type { LineRefusal } from "../cart/refusedLines.ts";
import { cart, useCart } from "../cart/useCart.ts";
import { useMessages } from "../language/language.ts";
import { paths } from "../paths.ts";
import { environment } from "../relay/environment.ts";
import { Button } from "../ui/Button.tsx";
import { useErrorText } from "../ui/Failure.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { Problem } from "../ui/TextField.tsx";
import { useSheetEntry } from "../ui/useSheetEntry.ts";
import styles from "./OrderSheet.module.css";
import { type Reorder as Reordered, reorderLines } from "./reorderLines.ts";

const query = graphql`
  query ReorderQuery($lines: [CartLineInput!]!) {
    cartQuote(lines: $lines) {
      lines {
        productId
        quantity
        unitPrice
        problem
        maxQuantity
        product {
          name
          stock
          preOrderLeft
          preOrderDay
          quantityStep
        }
      }
    }
  }
`;

/** Puts what is still available of an order into the cart, and names what is not. */
export function Reorder({ order: key }: { order: Reorder_order$key }) {
  const { lines } = useFragment(
    graphql`
      fragment Reorder_order on Order {
        lines {
          productName
          quantity
          product {
            id
          }
        }
      }
    `,
    key,
  );
  const text = useMessages("myOrders");
  const errorText = useErrorText();
  const inCart = useCart();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState<Reordered | null>(null);
  if (lines.length === 0) return null;
  const reorder = async () => {
    setBusy(true);
    setProblem(undefined);
    const earlier = lines.map(({ product, productName, quantity }) => ({
      productId: product.id,
      productName,
      quantity,
    }));
    const wanted = earlier.map(({ productId, quantity }) => ({ productId, quantity }));
    try {
      const answer = await fetchQuery<ReorderQuery>(environment, query, { lines: wanted }).toPromise();
      const found = reorderLines(earlier, answer?.cartQuote.lines ?? [], inCart);
      for (const line of found.lines) cart.put(line);
      setDone(found);
    } catch (failure) {
      setProblem(errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button look="quiet" wide busy={busy} onClick={() => void reorder()}>
        {text.reorder}
      </Button>
      {problem !== undefined && <Problem>{problem}</Problem>}
      {done !== null && <ReorderSheet done={done} onClose={() => setDone(null)} />}
    </>
  );
}

/** Says what is in the cart now, and what is not available. */
function ReorderSheet({ done: { lines, refused }, onClose }: { done: Reordered; onClose: () => void }) {
  const text = useMessages("myOrders");
  const [, navigate] = useLocation();
  const close = useSheetEntry(onClose);
  const said = (name: string, refusal: LineRefusal) => {
    if (refusal.is === "TOO_FEW") return text.reorderFewer(name, refusal.stock);
    if (refusal.is === "LIMITED" || refusal.is === "TOO_MANY") return text.reorderLimited(name, refusal.most);
    if (refusal.is === "UNSTEPPED") return text.reorderStepped(name, refusal.step);
    return refusal.is === "SOLD_OUT" ? text.reorderSoldOut(name) : text.reorderGone(name);
  };
  const hasLines = lines.length > 0;
  return (
    <Sheet
      title={hasLines ? text.reorderTitle : text.reorderNone}
      onClose={close}
      footer={
        <div className={styles.ways}>
          {hasLines && (
            <Button
              wide
              onClick={() => {
                close();
                navigate(`${paths.storefront}?view=cart`);
              }}
            >
              {text.toCart}
            </Button>
          )}
          <Button wide look="plain" onClick={close}>
            {text.close}
          </Button>
        </div>
      }
    >
      {hasLines && <p className={styles.body}>{text.reorderAdded(lines.length)}</p>}
      {refused.length > 0 && (
        <>
          <p>{text.reorderMissing}</p>
          <ul className={styles.missing}>
            {refused.map(({ name, refusal }) => (
              <li key={name}>{said(name, refusal)}</li>
            ))}
          </ul>
        </>
      )}
    </Sheet>
  );
}
