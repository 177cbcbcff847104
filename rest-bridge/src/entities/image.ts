import { z } from "zod";
import { requireRowNumber } from "../wire/rowNumber.ts";

/** An image that staff can use in several places (shop.md §3, Image register). */
export const image = z
  .object({
    id: z.int(),
    name: z.string(),
    image_url: z.string().meta({ description: "A path on this server. Its content never changes." }),
  })
  .meta({ id: "ImageRegister" });

export interface ImageData {
  id: string;
  name: string;
  imageUrl: string;
}

export const IMAGE_FIELDS = `
  fragment RestImage on Image { id name imageUrl(variant: DETAIL) }
`;

export function presentImage({ id, name, imageUrl }: ImageData): z.output<typeof image> {
  return { id: requireRowNumber("Image", id), name, image_url: imageUrl };
}
