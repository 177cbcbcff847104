import { graphql, useMutation } from "react-relay";
import type { useReplayFailedJobsMutation } from "../__generated__/useReplayFailedJobsMutation.graphql.ts";

/** Runs failed jobs again: the given ones, or all that can be replayed. */
export function useReplayFailedJobs() {
  return useMutation<useReplayFailedJobsMutation>(graphql`
    mutation useReplayFailedJobsMutation($input: ReplayFailedJobsInput!) {
      replayFailedJobs(input: $input)
    }
  `);
}
