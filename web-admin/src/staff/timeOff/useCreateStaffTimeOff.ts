import { graphql, useMutation } from "react-relay";
import type { useCreateStaffTimeOffMutation } from "../../__generated__/useCreateStaffTimeOffMutation.graphql.ts";

/** Creates a time off. */
export function useCreateStaffTimeOff() {
  return useMutation<useCreateStaffTimeOffMutation>(graphql`
    mutation useCreateStaffTimeOffMutation($input: CreateStaffTimeOffInput!) {
      createStaffTimeOff(input: $input) {
        id
      }
    }
  `);
}
