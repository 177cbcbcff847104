import type { Context } from "../../context.ts";
import { decodeBase64 } from "../../domain/base64.ts";
import { imageError } from "../../domain/products/imageError.ts";
import { MAX_IMAGE_BYTES } from "../../domain/products/imageLimits.ts";
import { withRowNumber } from "../../writes/batchUpdate.ts";

/**
 * Returns the bytes of an uploaded image. Throws INVALID_INPUT on `image` when it is not base64, empty or too
 * large.
 */
export function readImage(image: string, path: readonly (string | number)[]): Uint8Array {
  const bytes = decodeBase64(image, MAX_IMAGE_BYTES);
  if (typeof bytes !== "string") return bytes;
  throw imageError(bytes === "TOO_LARGE" ? "TOO_MANY_BYTES" : "NOT_A_PICTURE", [...path, "image"]);
}

/** Stores the images of a batch sequentially and returns their hashes. Throws INVALID_INPUT with the row. */
export async function storeImageVariants<Picture extends Uint8Array | null | undefined>(
  { images }: Context,
  pictures: readonly Picture[],
): Promise<(string | Exclude<Picture, Uint8Array>)[]> {
  const hashes: (string | Exclude<Picture, Uint8Array>)[] = [];
  for (const [index, picture] of pictures.entries()) {
    if (!(picture instanceof Uint8Array)) {
      hashes.push(picture as Exclude<Picture, Uint8Array>);
      continue;
    }
    hashes.push(
      await images.store(picture).catch((error: unknown) =>
        withRowNumber(index, () => {
          throw error;
        }),
      ),
    );
  }
  return hashes;
}
