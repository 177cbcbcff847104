import { Spinner } from "@fluentui/react-components";
import { rowId } from "@machiya/schema/ids";
import { Suspense, useState } from "react";
import { graphql, useMutation, useQueryLoader } from "react-relay";
import { useNavigate } from "react-router";
import type { MergeCustomersDialogMutation } from "../__generated__/MergeCustomersDialogMutation.graphql.ts";
import MergePreviewQueryNode, { type MergePreviewQuery } from "../__generated__/MergePreviewQuery.graphql.ts";
import { type ChosenCustomer, CustomerFinder } from "../appointments/booking/CustomerFinder.tsx";
import { useCustomerName } from "../customers/useCustomerName.ts";
import { useMessages } from "../language/language.ts";
import { customerPath } from "../paths.ts";
import { FormDialog } from "../ui/dialogs/FormDialog.tsx";
import { Boundary } from "../ui/feedback/Boundary.tsx";
import { useToast } from "../ui/feedback/ToastProvider.tsx";
import { FieldError } from "../ui/fields/FieldError.tsx";
import { useUndo } from "../undo/useUndo.ts";
import { type MergeChoices, MergePreview } from "./MergePreview.tsx";

/** Finds the other record of the same person, shows what a merge does, and merges them. */
export function MergeCustomersDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const words = useMessages("customerMerge");
  const nameOf = useCustomerName();
  const notify = useToast();
  const undo = useUndo();
  const navigate = useNavigate();
  const [other, setOther] = useState<ChosenCustomer | null>(null);
  const [kept, setKept] = useState<MergeChoices>({});
  const [problem, setProblem] = useState<string>();
  const [error, setError] = useState<unknown>(null);
  const [preview, load, dispose] = useQueryLoader<MergePreviewQuery>(MergePreviewQueryNode);
  const [merge, busy] = useMutation<MergeCustomersDialogMutation>(graphql`
    mutation MergeCustomersDialogMutation($input: MergeCustomersInput!) {
      mergeCustomers(input: $input) {
        id
        name
        version
        undoable {
          id
        }
      }
    }
  `);
  const choose = (chosen: ChosenCustomer | null) => {
    setOther(chosen);
    setKept({});
    setProblem(undefined);
    setError(null);
    if (chosen === null) dispose();
    else load({ customerIds: [id, chosen.id] }, { fetchPolicy: "network-only" });
  };
  const submit = () => {
    if (busy) return;
    if (other === null) return setProblem(words.choose);
    merge({
      variables: {
        input: {
          customerIds: [id, other.id],
          nameOf: kept.nameOf ?? null,
          phoneOf: kept.phoneOf ?? null,
        },
      },
      onCompleted: ({ mergeCustomers: merged }) => {
        onClose();
        void navigate(customerPath(rowId("Customer", merged.id) ?? 0), { replace: true });
        notify.success(words.done(nameOf(merged.name)), undo(merged));
      },
      onError: setError,
    });
  };
  return (
    <FormDialog
      title={words.title}
      submit={words.merge}
      busy={busy}
      error={error}
      fieldNames={{ note: words.note, tags: words.tags }}
      onSubmit={submit}
      onDismiss={onClose}
    >
      <span>{words.text}</span>
      <div>
        <CustomerFinder chosen={other} placeholder={words.findHint} onChange={choose} />
        <FieldError text={problem} />
      </div>
      {preview != null && other !== null && (
        <Boundary attempt={preview} onRetry={() => choose(other)}>
          <Suspense fallback={<Spinner size="tiny" />}>
            <MergePreview loaded={preview} kept={kept} onKeep={setKept} />
          </Suspense>
        </Boundary>
      )}
    </FormDialog>
  );
}
