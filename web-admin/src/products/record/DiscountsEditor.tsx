import { graphql, useFragment } from "react-relay";
import type { DiscountsEditor_product$key } from "../../__generated__/DiscountsEditor_product.graphql.ts";
import OpenProductQueryNode, {
  type OpenProductQuery$variables,
} from "../../__generated__/OpenProductQuery.graphql.ts";
import type { useAvailableDiscounts_discounts$key } from "../../__generated__/useAvailableDiscounts_discounts.graphql.ts";
import { type DiscountChoice, findProductDiscounts } from "../../discounts/findDiscounts.ts";
import { useAvailableDiscounts } from "../../discounts/useAvailableDiscounts.ts";
import { useMessages } from "../../language/language.ts";
import { PickerSearch } from "../../relay/picker/PickerSearch.tsx";
import { usePicker } from "../../relay/picker/usePicker.ts";
import { EditDialog } from "../../relay/records/EditDialog.tsx";
import { useUndo } from "../../undo/useUndo.ts";
import { AddDiscountCoupon } from "./AddDiscountCoupon.tsx";
import { Coupon } from "./Coupon.tsx";
import { couponChanges, readWindow, windowProblem, windowText } from "./couponDraft.ts";
import { useUpdateProduct } from "./useUpdateProduct.ts";

interface DiscountsEditorProps {
  product: DiscountsEditor_product$key;
  /** The discounts that can be assigned to products. */
  choices: useAvailableDiscounts_discounts$key;
  /** The variables of the OpenProductQuery that loaded the product. */
  variables: OpenProductQuery$variables;
  onClose: () => void;
}

/** Edits the discounts of a product and their quantity ranges (shop.md §2). */
export function DiscountsEditor({ product, choices, variables, onClose }: DiscountsEditorProps) {
  const words = useMessages("productEdit");
  const { discounts: discountsName } = useMessages("products");
  const undo = useUndo();
  const [update, busy] = useUpdateProduct();
  const { id, version, name, discounts } = useFragment(
    graphql`
      fragment DiscountsEditor_product on Product {
        id
        version
        name
        discounts {
          discount {
            id
            name
            kind
          }
          minQuantity
          maxQuantity
        }
      }
    `,
    product,
  );
  const { first, isLonger } = useAvailableDiscounts(choices);
  const offered = usePicker<DiscountChoice>({
    known: [...discounts.map(({ discount }) => discount), ...first],
    isLonger,
    find: findProductDiscounts,
  });
  const all = new Map(offered.known.map((one) => [one.id, one]));
  const values: Record<string, string> = Object.fromEntries([...all.keys()].map((key) => [key, ""]));
  for (const { discount, minQuantity, maxQuantity } of discounts) {
    values[discount.id] = windowText({ least: minQuantity, most: maxQuantity ?? "" });
  }
  const problemsOf = (draft: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(draft).map(([key, text]) => {
        const window = readWindow(text);
        return [key, (window && windowProblem(window)) ?? undefined];
      }),
    );
  return (
    <EditDialog
      title={words.couponsTitle(name)}
      busy={busy}
      current={{ version, values }}
      shownBy={{ document: OpenProductQueryNode, variables }}
      save={(seen, changes, callbacks) =>
        update({
          variables: { input: { id, version: seen, ...couponChanges(changes, values) } },
          ...callbacks,
          onCompleted: ({ updateProduct }) => callbacks.onUndoable(undo(updateProduct)),
        })
      }
      fieldNames={{
        ...Object.fromEntries([...all.values()].map((one) => [one.id, one.name])),
        setDiscounts: discountsName,
        minQuantity: words.least,
        maxQuantity: words.most,
      }}
      problemsOf={problemsOf}
      valueText={(_field, text) => (readWindow(text) === null ? words.notOn : text.replace("~", " – "))}
      onClose={onClose}
    >
      {({ draft, problems, change }) => {
        const isOn = ({ id: key }: DiscountChoice) => (draft[key] ?? "") !== "";
        const on = [...all.values()].filter(isOn);
        const add = (key: string) => change({ [key]: windowText({ least: "0", most: "" }) });
        return (
          <>
            {on.length === 0 && <span>{words.couponsNone}</span>}
            {on.map((one) => (
              <Coupon
                key={one.id}
                name={one.name}
                kind={one.kind}
                window={readWindow(draft[one.id] ?? "") ?? { least: "", most: "" }}
                problem={problems[one.id]}
                onChange={(window) => change({ [one.id]: windowText(window) })}
                onRemove={() => change({ [one.id]: "" })}
              />
            ))}
            <AddDiscountCoupon choices={[...all.values()].filter((one) => !isOn(one))} onAdd={add} />
            <PickerSearch
              label={words.couponToAdd}
              choices={offered}
              onFound={(one) => !isOn(one) && add(one.id)}
            />
          </>
        );
      }}
    </EditDialog>
  );
}
