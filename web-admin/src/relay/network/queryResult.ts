/** The callbacks for the outcome of a mutation. */
export interface QueryResult {
  onCompleted: () => void;
  onError: (error: Error) => void;
}
