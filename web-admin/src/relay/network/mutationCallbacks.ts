/** The callbacks for the outcome of a mutation. */
export interface MutationCallbacks {
  onCompleted: () => void;
  onError: (error: Error) => void;
}

/** The callbacks of a mutation whose change may be undone. */
export interface UndoableCallbacks extends MutationCallbacks {
  /** Called instead of `onCompleted`, with how the change is undone; undefined when it cannot be. */
  onUndoable: (undo: (() => void) | undefined) => void;
}
