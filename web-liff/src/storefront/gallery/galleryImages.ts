/** An image of the gallery. */
export interface GalleryImage {
  url: string;
  /** What the image shows; empty if the shop did not say it. */
  altText: string;
}

interface Images {
  images: readonly { imageUrl: string; altText: string }[];
}

/**
 * Returns the images to show: those of the product, after the one of the chosen variant if it has its own. An image
 * without a text is named after what it shows: the first one after the product or the variant, the others by number.
 */
export function galleryImages(
  product: Images & { name: string },
  variant: { name: string; imageUrl?: string | null | undefined; hasOwnImage: boolean } | null,
  numbered: (name: string, number: number) => string,
): GalleryImage[] {
  const own =
    variant?.hasOwnImage && variant.imageUrl ? [{ imageUrl: variant.imageUrl, altText: variant.name }] : [];
  const others = product.images.filter(({ imageUrl }) => imageUrl !== own[0]?.imageUrl);
  return [...own, ...others].map(({ imageUrl, altText }, index) => ({
    url: imageUrl,
    altText: altText || (index === 0 ? (variant ?? product).name : numbered(product.name, index + 1)),
  }));
}
