import { graphql, useMutation } from "react-relay";
import type { useDeleteImagesMutation } from "../__generated__/useDeleteImagesMutation.graphql.ts";

/** Deletes images from the library. */
export function useDeleteImages() {
  return useMutation<useDeleteImagesMutation>(graphql`
    mutation useDeleteImagesMutation($input: DeleteImagesInput!) {
      deleteImages(input: $input)
    }
  `);
}
