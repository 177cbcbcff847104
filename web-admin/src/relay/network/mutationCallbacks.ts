/** The callbacks for the outcome of a mutation. */
export interface MutationCallbacks {
  onCompleted: () => void;
  onError: (error: Error) => void;
}
