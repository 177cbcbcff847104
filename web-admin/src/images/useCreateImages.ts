import { graphql, useMutation } from "react-relay";
import type { useCreateImagesMutation } from "../__generated__/useCreateImagesMutation.graphql.ts";

/** Adds images to the library. */
export function useCreateImages() {
  return useMutation<useCreateImagesMutation>(graphql`
    mutation useCreateImagesMutation($input: CreateImagesInput!) {
      createImages(input: $input) {
        id
      }
    }
  `);
}
