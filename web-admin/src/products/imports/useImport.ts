import { mayHaveSucceeded, Refusal } from "@machiya/schema/client/refusal";
import { useState } from "react";
import { useRevalidator } from "react-router";
import type { ImportRows_import$key } from "../../__generated__/ImportRows_import.graphql.ts";
import type { useImportProductsMutation$data } from "../../__generated__/useImportProductsMutation.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { type FileProblem, fileProblem, type ImportFile, readImportFile } from "./importFile.ts";
import { useImportProducts } from "./useImportProducts.ts";
import { useLatest } from "./useLatest.ts";
import { useQueuePosition } from "./useQueuePosition.ts";

/** The effect of a file. */
interface Plan {
  created: number;
  updated: number;
  refused: number;
  unchanged: number;
  rows: ImportRows_import$key;
}

interface ImportState {
  file: ImportFile | null;
  plan: Plan | null;
  problem: FileProblem | "unreadable" | null;
  /** Any other error. */
  error: unknown;
  /** Products changed after the check, so the file was not written. */
  outdated: boolean;
  /** The rows without errors were written; the plan says which were not. */
  partly: boolean;
}

const NOTHING: ImportState = {
  file: null,
  plan: null,
  problem: null,
  error: null,
  outdated: false,
  partly: false,
};

function planOf(response: useImportProductsMutation$data["importProducts"]): Plan {
  const { created, updated, refused, rows } = response;
  return { created, updated, refused, unchanged: rows.length - created - updated - refused, rows: response };
}

/** Imports products: `check` previews the effect of a file, `apply` writes it. */
export function useImport(onDone: () => void) {
  const words = useMessages("productImport");
  const notify = useToast();
  const { revalidate } = useRevalidator();
  const [send, busy] = useImportProducts();
  const { queueId, position } = useQueuePosition();
  const [state, setState] = useState(NOTHING);
  const [skips, setSkips] = useState(false);
  const beginCheck = useLatest();

  const fail = (file: ImportFile, failure: Error) => {
    const hasWrongHeader = failure instanceof Refusal && failure.params.file?.problem === "WRONG_HEADER";
    setState({ ...NOTHING, file, ...(hasWrongHeader ? { problem: "unreadable" } : { error: failure }) });
  };
  const check = async (chosen: File) => {
    // A file that is chosen later replaces this one, whichever response comes first.
    const isLatest = beginCheck();
    const problem = fileProblem(chosen);
    setSkips(false);
    if (problem !== null) return setState({ ...NOTHING, problem });
    const file = await readImportFile(chosen);
    if (!isLatest()) return;
    setState({ ...NOTHING, file });
    send({
      variables: { input: { ...file, queueId, dryRun: true } },
      onCompleted: ({ importProducts }) => {
        if (isLatest()) setState({ ...NOTHING, file, plan: planOf(importProducts) });
      },
      onError: (failure) => {
        if (isLatest()) fail(file, failure);
      },
    });
  };
  const apply = (onAnswer: () => void) => {
    const { file } = state;
    if (file === null) return;
    setState({ ...state, error: null });
    send({
      variables: { input: { ...file, queueId, dryRun: false, skipRefused: skips } },
      onCompleted: ({ importProducts }) => {
        onAnswer();
        if (!importProducts.applied) {
          return setState({ ...NOTHING, file, plan: planOf(importProducts), outdated: true });
        }
        notify.success(words.applied(importProducts.created, importProducts.updated));
        // Without the file, its rows cannot be imported twice.
        if (importProducts.refused > 0) setState({ ...NOTHING, plan: planOf(importProducts), partly: true });
        void revalidate().then(importProducts.refused > 0 ? undefined : onDone);
      },
      onError: (failure) => {
        // Without a readable response, the question stays with the checked rows, and is asked again.
        if (mayHaveSucceeded(failure)) return setState({ ...state, error: failure });
        onAnswer();
        fail(file, failure);
      },
    });
  };
  return { state, skips, setSkips, check, apply, busy, position };
}
