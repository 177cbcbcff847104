import { builder } from "../../builder.ts";
import { imageUrl } from "../../domain/imageUrl.ts";
import {
  MAX_ALT_TEXT_LENGTH,
  MAX_PRODUCT_IMAGES,
  type StoredProductImage,
} from "../../domain/products/productImages.ts";
import { readImage } from "../store/storeImage.ts";
import { imageVariantArgs } from "./imageVariantArgs.ts";
import { Product } from "./product.ts";

const ProductImage = builder.objectRef<StoredProductImage>("ProductImage").implement({
  description: "An image of a product.",
  fields: (t) => ({
    imageUrl: t.string({
      args: imageVariantArgs,
      description: "The path of the image on this server. Its content never changes.",
      resolve: ({ imageHash }, { variant }) => imageUrl(imageHash, variant) ?? "",
    }),
    altText: t.exposeString("altText", {
      description: "What the image shows, for customers who do not see it; may be empty.",
    }),
  }),
});

builder.prismaObjectField(Product, "images", (t) =>
  t.field({
    type: [ProductImage],
    select: {
      imageHash: true,
      imageAltText: true,
      parentId: true,
      ownImage: true,
      furtherImages: { select: { imageHash: true, altText: true }, orderBy: { position: "asc" } },
    },
    description: `The images in their order, at most ${MAX_PRODUCT_IMAGES}; the first one is that of \`imageUrl\`. Of a variant, its own image or none.`,
    resolve: ({ imageHash, imageAltText, parentId, ownImage, furtherImages }) =>
      imageHash === null || (parentId !== null && !ownImage)
        ? []
        : [{ imageHash, altText: imageAltText }, ...furtherImages],
  }),
);

const UploadedImage = builder.objectRef<{ imageHash: string }>("UploadedImage").implement({
  description: "An image that is stored and not used yet.",
  fields: (t) => ({
    imageUrl: t.string({
      args: imageVariantArgs,
      description: "The path of the image on this server, with which it is added to a product.",
      resolve: ({ imageHash }, { variant }) => imageUrl(imageHash, variant) ?? "",
    }),
  }),
});

const UploadImageInput = builder.inputType("UploadImageInput", {
  description: "An image to store.",
  fields: (t) => ({
    image: t.string({
      required: true,
      description: "The image in base64, with or without a data-URL prefix; at most 1,000,000 bytes decoded.",
    }),
  }),
});

builder.mutationField("uploadImage", (t) =>
  t.field({
    type: UploadedImage,
    args: { input: t.arg({ type: UploadImageInput, required: true, description: "The image." }) },
    description:
      "Stores an image, so that a product can refer to it by its URL. It is deleted after a day without a reference. Errors: INVALID_INPUT.",
    resolve: async (_root, { input }, { images }) => ({
      imageHash: await images.store(readImage(input.image, ["input"])),
    }),
  }),
);

export const ProductImageInput = builder.inputType("ProductImageInput", {
  description: "An image of a product.",
  fields: (t) => ({
    imageUrl: t.string({
      required: true,
      description: "The path of a stored image in any size, as `uploadImage` or the product returns it.",
    }),
    altText: t.string({
      required: true,
      defaultValue: "",
      description: `What the image shows, for customers who do not see it; at most ${MAX_ALT_TEXT_LENGTH} characters.`,
    }),
  }),
});
