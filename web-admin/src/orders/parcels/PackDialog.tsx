import { Checkbox, Input, makeStyles } from "@fluentui/react-components";
import { readDecimal } from "@machiya/schema/domain/money";
import { readTrackingLink } from "@machiya/schema/domain/orders/parcelState";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { PackDialog_order$key } from "../../__generated__/PackDialog_order.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";
import { FormDialog } from "../../ui/dialogs/FormDialog.tsx";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { FieldGroup } from "../../ui/fields/FieldGroup.tsx";
import { useProblems } from "../../ui/fields/useProblems.ts";
import { type TrackingDraft, TrackingFields, useTrackingNames } from "./TrackingFields.tsx";
import { useCreateParcel } from "./useCreateParcel.ts";

const useStyles = makeStyles({
  list: { display: "grid", rowGap: "4px" },
  line: { display: "grid", gridTemplateColumns: "1fr 96px", alignItems: "center", columnGap: "8px" },
});

interface PackDialogProps {
  order: PackDialog_order$key;
  onClose: () => void;
}

/** Packs a parcel; it begins with everything that is left, and the carrier of the shipping method. */
export function PackDialog({ order, onClose }: PackDialogProps) {
  const styles = useStyles();
  const words = useMessages("parcels");
  const names = useTrackingNames();
  const { orderField } = useLabels();
  const notify = useToast();
  const [create, busy] = useCreateParcel();
  const [error, setError] = useState<unknown>(null);
  const { id, lines, shippingMethod } = useFragment(
    graphql`
      fragment PackDialog_order on Order {
        id
        lines {
          productName
          packable
          product {
            id
          }
        }
        shippingMethod {
          carrier
          trackingLink
        }
      }
    `,
    order,
  );
  const packable = lines.filter((line) => line.packable !== "0");
  /** The packed quantities by product. */
  const [packed, setPacked] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(packable.map((line) => [line.product.id, line.packable])),
  );
  const [draft, setDraft] = useState<TrackingDraft>({
    carrier: shippingMethod?.carrier ?? "",
    trackingNumber: "",
    trackingLink: shippingMethod?.trackingLink ?? "",
  });
  const items = Object.entries(packed).map(([productId, quantity]) => ({
    productId,
    quantity: quantity.trim(),
  }));
  const isPackable = items.length > 0 && items.every(({ quantity }) => readDecimal(quantity)?.gt(0) ?? false);
  const form = { ...draft, items: JSON.stringify(items) };
  const { shown, attempt } = useProblems(form, {
    items: isPackable ? undefined : words.itemsWrong,
    trackingLink:
      draft.trackingLink.trim() === "" || readTrackingLink(draft.trackingLink) !== null
        ? undefined
        : words.linkWrong,
  });
  const toggle = (product: string, quantity: string | null) => {
    const { [product]: _, ...others } = packed;
    setPacked(quantity === null ? others : { ...others, [product]: quantity });
  };
  const submit = () =>
    create({
      variables: { input: { orderId: id, items, details: draft } },
      onCompleted: () => {
        onClose();
        notify.success(words.packed);
      },
      onError: setError,
    });
  return (
    <FormDialog
      title={words.packTitle}
      submit={words.pack}
      busy={busy}
      error={error}
      fieldNames={{ ...names, items: words.contents, quantity: orderField.totalQuantity }}
      onSubmit={() => attempt(submit)}
      onDismiss={onClose}
    >
      <FieldGroup label={words.contents}>
        <div className={styles.list}>
          {packable.map(({ productName, packable: left, product }) => (
            <div key={product.id} className={styles.line}>
              <Checkbox
                label={productName}
                checked={packed[product.id] !== undefined}
                onChange={(_, { checked }) => toggle(product.id, checked === true ? left : null)}
              />
              {packed[product.id] !== undefined && (
                <Input
                  inputMode="decimal"
                  aria-label={words.quantityOf(productName)}
                  value={packed[product.id] ?? ""}
                  onChange={(_, { value }) => toggle(product.id, value)}
                />
              )}
            </div>
          ))}
        </div>
        {shown.items !== undefined && <span role="alert">{shown.items}</span>}
      </FieldGroup>
      <TrackingFields
        draft={draft}
        problems={{ trackingLink: shown.trackingLink }}
        change={(written) => setDraft({ ...draft, ...written })}
      />
    </FormDialog>
  );
}
