/** The processes and the folder of the run that is interrupted. */
export interface WaitingRun {
  worker: number;
  server: number;
  /** The Postgres of the run, and one that the test file started itself. */
  postgres: number[];
  folder: string;
}
