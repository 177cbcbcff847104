/** What a mutation that was sent comes to. */
export interface Answer {
  onCompleted: () => void;
  onError: (error: Error) => void;
}
