import {
  CHAIN_NAMES,
  isStoreChain,
  readConvenienceStore,
  STORE_CHAINS,
} from "@machiya/schema/domain/carriers/carriers";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ChangeStoreDialog_order$key } from "../../__generated__/ChangeStoreDialog_order.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { FormDialog } from "../../ui/dialogs/FormDialog.tsx";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { FormSelect } from "../../ui/fields/FormSelect.tsx";
import { bindFields } from "../../ui/fields/formFields.ts";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useProblems } from "../../ui/fields/useProblems.ts";
import { useChangePickUpStore } from "./useChangePickUpStore.ts";

interface ChangeStoreDialogProps {
  order: ChangeStoreDialog_order$key;
  onClose: () => void;
}

/** Enters another convenience store for an order. The carrier verifies it when the parcel is created. */
export function ChangeStoreDialog({ order, onClose }: ChangeStoreDialogProps) {
  const words = useMessages("parcels");
  const { saved } = useMessages("ui");
  const notify = useToast();
  const [change, busy] = useChangePickUpStore();
  const [error, setError] = useState<unknown>(null);
  const {
    id,
    version: currentVersion,
    pickUpStore,
  } = useFragment(
    graphql`
      fragment ChangeStoreDialog_order on Order {
        id
        version
        pickUpStore {
          chain
          code
          name
          address
        }
      }
    `,
    order,
  );
  // The version that was edited, because an open dialog follows changes of others.
  const [version] = useState(currentVersion);
  const { chain = "UNIMART", code = "", name = "", address = "" } = pickUpStore ?? {};
  const [draft, setDraft] = useState({ chain: String(chain), code, name, address });
  const store = readConvenienceStore(draft);
  const isCode = readConvenienceStore({ ...draft, name: "-", address: "" }) !== null;
  const { shown, attempt } = useProblems(draft, {
    code: isCode ? undefined : words.storeCodeWrong,
    name: store === null && isCode ? words.storeNameWrong : undefined,
  });
  const submit = () => {
    if (store === null) return;
    setError(null);
    change({
      variables: { input: { id, version, pickUpStore: store } },
      onCompleted: () => {
        onClose();
        notify.success(saved);
      },
      onError: setError,
    });
  };
  const fields = {
    draft,
    problems: shown,
    change: (written: Partial<typeof draft>) => setDraft({ ...draft, ...written }),
  };
  const names = { chain: words.storeChain, code: words.storeCode, name: words.storeName };
  return (
    <FormDialog
      title={words.changeStore}
      busy={busy}
      error={error}
      fieldNames={{ ...names, address: words.storeAddress, pickUpStore: words.store }}
      onSubmit={() => attempt(submit)}
      onDismiss={onClose}
    >
      <p>{words.changeStoreHint}</p>
      <FormSelect
        label={words.storeChain}
        options={STORE_CHAINS}
        labelOf={(one) => (isStoreChain(one) ? CHAIN_NAMES[one] : one)}
        {...bindFields(fields, "chain")}
      />
      <TextField label={words.storeCode} {...bindFields(fields, "code")} />
      <TextField label={words.storeName} {...bindFields(fields, "name")} />
      <TextField label={words.storeAddress} {...bindFields(fields, "address")} />
    </FormDialog>
  );
}
