import { graphql, useMutation } from "react-relay";
import type { useUpdateImageMutation } from "../__generated__/useUpdateImageMutation.graphql.ts";

/** Updates an image unless its version has changed. */
export function useUpdateImage() {
  return useMutation<useUpdateImageMutation>(graphql`
    mutation useUpdateImageMutation($input: UpdateImageInput!) {
      updateImage(input: $input) {
        ...ImageColumns_image
        ...ImageEditor_image
      }
    }
  `);
}
