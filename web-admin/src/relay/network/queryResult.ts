/** What a mutation that was sent comes to. */
export interface QueryResult {
  onCompleted: () => void;
  onError: (error: Error) => void;
}
