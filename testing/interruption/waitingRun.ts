/** The processes and the folder of the interrupted run. */
export interface WaitingRun {
  worker: number;
  server: number;
  /** The run's Postgres, and another one that the test started. */
  postgres: number[];
  folder: string;
}
