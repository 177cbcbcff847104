import { useCallback } from "react";
import { graphql, useMutation } from "react-relay";
import type { useUploadImageMutation } from "../../__generated__/useUploadImageMutation.graphql.ts";

/** Returns a function that stores an image, given as a data URL, and returns its URL. It throws a Refusal. */
export function useUploadImage(): (image: string) => Promise<string> {
  const [upload] = useMutation<useUploadImageMutation>(graphql`
    mutation useUploadImageMutation($input: UploadImageInput!) {
      uploadImage(input: $input) {
        imageUrl
      }
    }
  `);
  return useCallback(
    (image) =>
      new Promise((resolve, reject) => {
        upload({
          variables: { input: { image } },
          onCompleted: ({ uploadImage }) => resolve(uploadImage.imageUrl),
          onError: reject,
        });
      }),
    [upload],
  );
}
