import { useMutation } from "react-relay";
import { useRevalidator } from "react-router";
import type { GraphQLTaggedNode, MutationParameters } from "relay-runtime";
import { useToast } from "../ui/feedback/ToastProvider.tsx";
import { type BulkOutcome, type BulkRows, useBulk } from "./bulkRows.ts";

/** A mutation whose only field is aliased as `result`. */
export interface BulkMutation extends MutationParameters {
  readonly response: { readonly result: BulkOutcome };
}

/** Returns a function that writes the selected rows, shows the outcome, and refreshes the list. */
export function useBulkWrite<Mutation extends BulkMutation>(
  mutation: GraphQLTaggedNode,
  variablesOf: (rows: BulkRows) => Mutation["variables"],
) {
  const [commit, busy] = useMutation<Mutation>(mutation);
  const { rows, report } = useBulk();
  const { revalidate } = useRevalidator();
  const notify = useToast();
  const write = (written: BulkRows, onDone: () => void, onError: (error: Error) => void) =>
    commit({
      variables: variablesOf(written),
      onCompleted: ({ result }) => {
        onDone();
        report(result, (refused) => write(refused, () => {}, notify.failure));
        void revalidate();
      },
      onError,
    });
  return {
    busy,
    /** A dialog shows the error itself and stays open; without one, a toast reports it. */
    write: (onDone: () => void = () => {}, onError: (error: Error) => void = notify.failure) =>
      void write(rows, onDone, onError),
  };
}
