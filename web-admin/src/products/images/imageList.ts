import { MAX_PRODUCT_IMAGES } from "@machiya/schema/domain/products/productImages";

/** An image in the list of a product's form. */
export interface FormImage {
  /** Empty until the file is uploaded. */
  imageUrl: string;
  altText: string;
  /** The upload that provides the image, which holds its place. */
  upload?: number;
}

/** Returns the images of a form's text value. */
export function readImages(text: string): FormImage[] {
  return text === "" ? [] : (JSON.parse(text) as FormImage[]);
}

/** Returns images as one text of a draft; equal lists have equal texts. */
export function imagesText(images: readonly Readonly<FormImage>[]): string {
  if (images.length === 0) return "";
  return JSON.stringify(
    images.map(({ imageUrl, altText, upload }) => ({
      imageUrl,
      altText,
      ...(upload !== undefined && { upload }),
    })),
  );
}

/** Returns the images with one of them at another place. */
export function moveImage(images: readonly FormImage[], from: number, to: number): FormImage[] {
  const moved = images[from];
  return moved === undefined ? [...images] : images.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** Returns how many more images a product can have. */
export function roomFor(images: readonly FormImage[]): number {
  return Math.max(0, MAX_PRODUCT_IMAGES - images.length);
}

/**
 * Returns the images after an upload provided its image, which is left out if the list has it already. An upload
 * whose place was removed changes nothing.
 */
export function withUploaded(images: readonly FormImage[], upload: number, imageUrl: string): FormImage[] {
  const isKnown = images.some((image) => image.imageUrl === imageUrl);
  return images.flatMap((image) => {
    if (image.upload !== upload) return [image];
    return isKnown ? [] : [{ imageUrl, altText: image.altText }];
  });
}
