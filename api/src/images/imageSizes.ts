import {
  IMAGE_VARIANTS,
  MESSAGE_PICTURE,
  type PictureProblem,
  type StoredVariant,
} from "@machiya/schema/domain/products/imageLimits";

export type ImageSize = StoredVariant | "message";
export const IMAGE_SIZES = { ...IMAGE_VARIANTS, message: MESSAGE_PICTURE };

/** An image in one size. */
export interface RenderedImage {
  variant: ImageSize;
  contentType: string;
  width: number;
  height: number;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The input of the process that decodes images. */
export interface ImageTask {
  image: Uint8Array;
  variants: readonly ImageSize[];
}

/** The output of the process that decodes images. */
export type ImageAnswer = { rendered: RenderedImage[] } | { problem: PictureProblem };
