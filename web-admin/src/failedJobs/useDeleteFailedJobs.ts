import { graphql, useMutation } from "react-relay";
import type { useDeleteFailedJobsMutation } from "../__generated__/useDeleteFailedJobsMutation.graphql.ts";

/** Removes failed jobs from the list without running them. */
export function useDeleteFailedJobs() {
  return useMutation<useDeleteFailedJobsMutation>(graphql`
    mutation useDeleteFailedJobsMutation($input: DeleteFailedJobsInput!) {
      deleteFailedJobs(input: $input)
    }
  `);
}
